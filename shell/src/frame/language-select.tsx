import { IconWorld } from '@tabler/icons-react';
import { isLocale, localeNames, locales } from '@stoa/shared/contract/site/locales.ts';
import { usePreferences } from '@stoa/shared/federation/platform-context.tsx';
import { NativeSelect } from '@stoa/shared/kit';
import { useFrameText } from '../messages/frame.ts';
import { useChoosePreferences } from './use-choose-preferences.ts';

/** The page's language, each under the name it calls itself by. */
export function LanguageSelect({ className }: { className?: string | undefined }) {
  const { locale } = usePreferences();
  const choose = useChoosePreferences();
  const t = useFrameText();
  return (
    <NativeSelect
      className={className ?? ''}
      size="sm"
      aria-label={t('language.label')}
      leftSection={<IconWorld size={18} stroke={1.6} aria-hidden="true" />}
      value={locale}
      onChange={({ currentTarget: { value } }) => {
        if (isLocale(value)) choose({ locale: value });
      }}
    >
      {locales.map((one) => (
        <option key={one} value={one} lang={one}>
          {localeNames[one]}
        </option>
      ))}
    </NativeSelect>
  );
}

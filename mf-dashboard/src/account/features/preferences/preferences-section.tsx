import { localeNames, locales, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { usePlatform, usePreferences } from '@stoa/shared/federation/platform-context.tsx';
import type { ColorScheme, Preferences } from '@stoa/shared/federation/platform.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Radio, Stack } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import classes from './preferences-section.module.css';
import { TimeZoneField } from './time-zone-field.tsx';

const colours: ColorScheme[] = ['auto', 'light', 'dark'];

/** Each choice holds at once; there is nothing to save. */
export function PreferencesSection({ id }: { id: string }) {
  const t = useSettingsText();
  const errorText = useErrorText();
  const { preferences, toasts } = usePlatform();
  const { locale, colorScheme } = usePreferences();
  const choose = (change: Partial<Pick<Preferences, 'locale' | 'colorScheme'>>) => {
    preferences.choose(change).catch((error: unknown) => {
      toasts.show({ kind: 'warning', message: t('preferences.unsaved', { reason: errorText(error) }) });
    });
  };
  return (
    <SettingsSection id={id} title={t('preferences.title')}>
      <Stack gap="lg">
        <Radio.Group
          label={t('preferences.language')}
          value={locale}
          onChange={(value) => choose({ locale: value as Locale })}
        >
          <div className={classes.choices}>
            {locales.map((one) => (
              <Radio key={one} value={one} label={<span lang={one}>{localeNames[one]}</span>} />
            ))}
          </div>
        </Radio.Group>
        <Radio.Group
          label={t('preferences.colours')}
          value={colorScheme}
          onChange={(value) => choose({ colorScheme: value as ColorScheme })}
        >
          <div className={classes.choices}>
            {colours.map((one) => (
              <Radio key={one} value={one} label={t(`preferences.${one as 'auto' | 'light' | 'dark'}`)} />
            ))}
          </div>
        </Radio.Group>
        <TimeZoneField />
      </Stack>
    </SettingsSection>
  );
}

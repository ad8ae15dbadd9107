import { localeNames, locales } from '@stoa/shared/contract/site/locales.ts';
import { usePreferences } from '@stoa/shared/federation/platform-context.tsx';
import { useFrameText } from '../messages/frame.ts';
import { MenuButton } from './menu-button.tsx';
import { useChoosePreferences } from './use-choose-preferences.ts';

/** In the header: the language's code, and behind it all that the site speaks. */
export function LanguageMenu() {
  const { locale } = usePreferences();
  const choose = useChoosePreferences();
  const t = useFrameText();
  const code = locale.toUpperCase();
  return (
    <MenuButton
      // What is seen is part of the name: that is how one calls a button by voice.
      label={`${t('language.label')}: ${localeNames[locale]}, ${code}`}
      entries={locales.map((one) => ({ label: localeNames[one], lang: one, run: () => choose({ locale: one }) }))}
    >
      {code}
    </MenuButton>
  );
}

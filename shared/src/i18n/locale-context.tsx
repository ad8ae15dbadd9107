import { createContext, useContext } from 'react';
import { FIRST_LOCALE, type Direction, type Locale } from '../contract/site/locales.ts';

/** The language of what is drawn below, and which way it is read. */
export interface LocaleOfPage {
  readonly locale: Locale;
  readonly direction: Direction;
}

const LocaleContext = createContext<LocaleOfPage>({ locale: FIRST_LOCALE, direction: 'ltr' });
/** Stands in `PlatformProvider`, so every remote has it; a test may set its own. */
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = (): LocaleOfPage => useContext(LocaleContext);

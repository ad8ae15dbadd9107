import { createContext, use } from 'react';
import { FIRST_LOCALE, type Direction, type Locale } from '../contract/site/locales.ts';

/** The language of what is drawn below, and which way it is read. */
export interface LocaleOfPage {
  readonly locale: Locale;
  readonly direction: Direction;
}

const LocaleContext = createContext<LocaleOfPage>({ locale: FIRST_LOCALE, direction: 'ltr' });
/** Stands in `PlatformProvider`, so every remote has it; a test may set its own. */
export const LocaleProvider = LocaleContext.Provider;

/**
 * By `use`: what waits for two bundles then has no hook between them, which React would count twice and warn of
 * (https://github.com/react/react/issues/37655).
 */
export const useLocale = (): LocaleOfPage => use(LocaleContext);

import { directionOf, isLocale, matchLocale, type Direction, type Locale } from '@stoa/shared/contract/locales.ts';
import type { StartUp } from '@stoa/shared/contract/accounts.ts';
import type { ColorScheme, PlatformPreferences, Preferences } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { createStore } from 'zustand/vanilla';
import { readLocaleCookie, writeLocaleCookie } from '../session/cookies.ts';

/** Where the UI kit keeps the colours of this browser; the page's first script reads it before anything is painted. */
const COLOUR_KEY = 'mantine-color-scheme-value';

export interface PreferenceControl extends PlatformPreferences {
  /** What the account of the person who came says; it wins over what this browser held. */
  adopt(kept: StartUp['preferences']): void;
}

interface Surroundings {
  api: Pick<Api, 'updatePreferences'>;
  isSignedIn(): boolean;
}

/** Language and colours of this page: of the browser first, then of the account. */
export function createPreferenceControl({ api, isSignedIn }: Surroundings): PreferenceControl {
  const { documentElement: page } = document;
  const store = createStore<Preferences>(() => {
    const locale = firstLocale(page.lang);
    return { locale, direction: (page.dir || directionOf(locale)) as Direction, colorScheme: readColours() };
  });

  function hold({ locale, colorScheme }: Partial<Preferences>): void {
    if (locale && locale !== store.getState().locale) {
      const direction = directionOf(locale);
      writeLocaleCookie(locale);
      page.lang = locale;
      page.dir = direction;
      store.setState({ locale, direction });
    }
    if (colorScheme && colorScheme !== store.getState().colorScheme) {
      window.localStorage.setItem(COLOUR_KEY, colorScheme);
      store.setState({ colorScheme });
    }
  }

  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(() => listener()),
    async choose(change) {
      hold(change);
      if (!isSignedIn()) return;
      await api.updatePreferences({
        body: {
          ...(change.locale && { locale: change.locale }),
          ...(change.colorScheme && { color_scheme: change.colorScheme }),
        },
      });
    },
    adopt: ({ locale, color_scheme }) =>
      hold({ ...(locale && { locale }), ...(color_scheme && { colorScheme: color_scheme }) }),
  };
}

/** As the gateway wrote the page; where it said nothing, as the browser wants it. */
const firstLocale = (written: string): Locale => {
  if (isLocale(written)) return written;
  const chosen = readLocaleCookie();
  return isLocale(chosen) ? chosen : matchLocale(window.navigator.languages);
};

function readColours(): ColorScheme {
  const kept = window.localStorage.getItem(COLOUR_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

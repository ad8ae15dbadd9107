import { directionOf, isLocale, matchLocale, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';
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
    return { locale, direction: directionOf(locale), colorScheme: readColours() };
  });
  writePage(store.getState());

  function writePage({ locale, direction }: Preferences): void {
    page.lang = locale;
    page.dir = direction;
  }
  function hold({ locale, colorScheme }: Partial<Preferences>): void {
    if (locale && locale !== store.getState().locale) {
      writeLocaleCookie(locale);
      store.setState({ locale, direction: directionOf(locale) });
      writePage(store.getState());
    }
    if (colorScheme && colorScheme !== store.getState().colorScheme) {
      window.localStorage.setItem(COLOUR_KEY, colorScheme);
      store.setState({ colorScheme });
    }
  }
  // Another tab has chosen.
  window.addEventListener('storage', ({ key }) => {
    if (key === COLOUR_KEY) store.setState({ colorScheme: readColours() });
  });

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

/** As it was chosen in this browser; then as the page was written, and at last as the browser wants it. */
function firstLocale(written: string): Locale {
  const chosen = readLocaleCookie();
  return [chosen, written].find(isLocale) ?? matchLocale(window.navigator.languages);
}

function readColours(): ColorScheme {
  const kept = window.localStorage.getItem(COLOUR_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

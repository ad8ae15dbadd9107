import { directionOf, isLocale, matchLocale, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';
import type { ColorScheme, PlatformPreferences, Preferences } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { createChangeLine } from '@stoa/shared/remote/change-line.ts';
import { createStore } from 'zustand/vanilla';
import { readLocaleCookie, writeLocaleCookie } from '../session/cookies.ts';

/** Where the UI kit keeps the colours of this browser; the page's first script reads it before anything is painted. */
const COLOUR_KEY = 'mantine-color-scheme-value';

type Kept = StartUp['preferences'];

export interface PreferenceControl extends PlatformPreferences {
  /** What the account of the person who came says; it wins over what this browser held. */
  adopt(kept: Kept): void;
}

interface Surroundings {
  api: Pick<Api, 'updatePreferences'>;
  /** Of who is in front of the page; a guest has none. */
  token(): string | undefined;
}

/** Language and colours of this page: of the browser first, then of the account. */
export function createPreferenceControl({ api, token }: Surroundings): PreferenceControl {
  const { documentElement: page } = document;
  const store = createStore<Preferences>(() => {
    const locale = firstLocale(page.lang);
    return { locale, direction: directionOf(locale), colorScheme: readColours() };
  });
  writePage(store.getState());
  const line = createChangeLine();
  /** What the person chose, and with which token. */
  const chosen = { token: token(), fields: new Set<string>() };

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
      const owner = token();
      if (owner === undefined) return;
      if (chosen.token !== owner) Object.assign(chosen, { token: owner, fields: new Set() });
      const keep = async (field: keyof Kept, value: string | undefined) => {
        if (value === undefined) return;
        chosen.fields.add(field);
        await line.send(field, async () => {
          // What waits when its person leaves is sent in nobody else's name.
          if (token() === owner) await api.updatePreferences({ body: { [field]: value }, keepalive: true });
        });
      };
      await Promise.all([keep('locale', change.locale), keep('color_scheme', change.colorScheme)]);
    },
    adopt({ locale, color_scheme }) {
      // What was chosen while the account was being asked is newer than its answer.
      const isNewer = (field: keyof Kept) => chosen.token === token() && chosen.fields.has(field);
      hold({
        ...(locale && !isNewer('locale') && { locale }),
        ...(color_scheme && !isNewer('color_scheme') && { colorScheme: color_scheme }),
      });
    },
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

import { directionOf, isLocale, matchLocale, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';
import type { ColorScheme, PlatformPreferences, Preferences } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { createChangeLine } from '@stoa/shared/remote/change-line.ts';
import { createStore } from 'zustand/vanilla';
import { readLocaleCookie, writeLocaleCookie } from '../session/cookies.ts';
import { addUnkept, readUnkept, removeUnkept } from './unkept-choices.ts';

/** Where the UI kit keeps the colours of this browser; the page's first script reads it before anything is painted. */
const COLOUR_KEY = 'mantine-color-scheme-value';

type Kept = StartUp['preferences'];
const fields = ['locale', 'color_scheme'] as const;

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
  /** What was chosen on this page, with whose token: newer than what the account says when it is asked. */
  const chosen = new Map<keyof Kept, string>();

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
  /** Brings choices to the account, one after the other; until it has them this browser remembers that they are newer. */
  async function keep(owner: string, choices: { [F in keyof Kept]?: Kept[F] | undefined }): Promise<void> {
    await Promise.all(
      fields.map(async (field) => {
        if (!choices[field]) return;
        const choice = { [field]: choices[field] };
        chosen.set(field, owner);
        addUnkept(owner, choice);
        await line.send(field, async () => {
          // What waits when its person leaves is sent in nobody else's name.
          if (token() !== owner) return;
          await api.updatePreferences({ body: choice, keepalive: true }).catch((error: unknown) => {
            // What the account will never take need not be brought again.
            if (isApiError(error) && error.status === 422) removeUnkept(owner, choice);
            throw error;
          });
          removeUnkept(owner, choice);
        });
      }),
    );
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
      if (owner !== undefined) await keep(owner, { locale: change.locale, color_scheme: change.colorScheme });
    },
    adopt({ locale, color_scheme }) {
      const owner = token();
      const unkept = readUnkept(owner);
      const isNewer = (field: keyof Kept) =>
        unkept[field] !== undefined || (owner !== undefined && chosen.get(field) === owner);
      hold({
        ...(locale && !isNewer('locale') && { locale }),
        ...(color_scheme && !isNewer('color_scheme') && { colorScheme: color_scheme }),
      });
      // What an earlier page could not bring to the account; without a line the next one tries again.
      if (owner !== undefined) void keep(owner, unkept).catch(() => undefined);
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

import { directionOf, matchLocale } from '../contract/site/locales.ts';
import { API_PREFIX } from '../contract/kernel/routes.ts';
import { PLATFORM_CONTRACT } from '../federation/contract-version.ts';
import { createEventBus } from '../federation/event-bus.ts';
import type {
  Platform,
  PlatformNavigation,
  PlatformPreferences,
  PlatformSession,
  Preferences,
  Session,
} from '../federation/platform.ts';
import { createApi, type Api } from '../http/api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { createKyClient } from '../http/ky-client.ts';
import { guestSession, sessionFrom } from '../session/session-from.ts';

const DAY_S = 86_400;
const readToken = (): string | undefined => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];

/** The shell's cookies, written by hand: a remote that runs alone has no shell to do it. */
function writeCookies(token: string | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const rest = `path=/; SameSite=Lax; max-age=${token ? DAY_S : 0}${secure}`;
  document.cookie = `token=${token ?? ''}; ${rest}`;
  document.cookie = `isLoggedIn=${token ? 'true' : ''}; ${rest}`;
}

/** What `runAlone` gives a remote in the shell's place, and a way to sign in. */
export interface AlonePlatform {
  platform: Platform;
  api: Api;
  signIn(account: { email: string; password: string } | undefined): Promise<void>;
}

export function createAlonePlatform(
  remote: string,
  navigation: PlatformNavigation,
  notify: (message: string) => void,
): AlonePlatform {
  const preferences = createPreferences();
  const http = createKyClient({
    prefix: API_PREFIX,
    headers: () => ({ 'Accept-Language': preferences.get().locale }),
    token: readToken,
    onUnauthenticated: (token) => void (token === readToken() && signIn(undefined)),
  });
  const api = createApi(http);
  const session = createSession(api, () => signIn(undefined));

  async function signIn(account: { email: string; password: string } | undefined): Promise<void> {
    writeCookies(account && (await api.login({ body: account })).token);
    await session.refresh();
  }

  const platform: Platform = {
    contract: PLATFORM_CONTRACT,
    release: { remote, version: 'alone', channel: 'alone', revision: 0 },
    session,
    preferences,
    http: http satisfies HttpClient,
    navigation,
    events: createEventBus(),
    toasts: { show: ({ message }) => notify(message) },
    progress: { start: () => () => undefined },
    frame: { stepAside: () => () => undefined },
    // The console is where the one who runs a remote alone looks.
    reportError: (error) => globalThis.reportError(error),
    styleNonce: undefined,
  };
  return { platform, api, signIn };
}

/** A value and who wants to know of its changes. */
function watched<T>(first: T) {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: T) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

function createPreferences(): PlatformPreferences {
  const locale = matchLocale(navigator.languages);
  const { get, subscribe, become } = watched<Preferences>({
    locale,
    direction: directionOf(locale),
    colorScheme: 'auto',
  });
  return {
    get,
    subscribe,
    choose: async (change) => become({ ...get(), ...change, direction: directionOf(change.locale ?? get().locale) }),
  };
}

function createSession(api: Api, forget: () => Promise<void>): PlatformSession {
  const { get, subscribe, become } = watched<Session>(
    readToken() ? { ...guestSession, state: 'pending' } : guestSession,
  );
  return {
    get,
    subscribe,
    refresh: async () => become(readToken() ? sessionFrom(await api.getStartUp()) : guestSession),
    async signOut(farewell) {
      if (!farewell) await api.logout().catch(() => undefined);
      await forget();
    },
  };
}

import { API_PREFIX } from '../contract/kernel/routes.ts';
import { PLATFORM_CONTRACT } from '../federation/contract-version.ts';
import { directionOf, type Locale } from '../contract/site/locales.ts';
import { createEventBus } from '../federation/event-bus.ts';
import type { PlatformEventName } from '../federation/events.ts';
import type { Farewell, Platform, PlatformNavigation, Preferences, Session, Toast } from '../federation/platform.ts';
import { createKyClient } from '../http/ky-client.ts';
import { guestSession } from '../session/session-from.ts';
import { aSession } from './builders.ts';
import { createFakeApi, type RecordedCall, type Replies } from './fake-api.ts';

export interface FakePlatformOptions {
  /** Left out: a guest. */
  session?: Partial<Session> | undefined;
  replies?: Replies | undefined;
  /** The page's language; left out: English. */
  locale?: Locale | undefined;
  navigation?: Partial<PlatformNavigation> | undefined;
}

/** A platform that remembers what a remote asked of it. */
export interface FakePlatform {
  platform: Platform;
  calls: RecordedCall[];
  toasts: Toast[];
  events: { name: PlatformEventName; detail: unknown }[];
  errors: unknown[];
  /** Times the remote asked for the session to be read again. */
  refreshes(): number;
  /** Every sign-out it asked for, with what the person is told; `undefined` where it is a plain one. */
  signOuts: (Farewell | undefined)[];
  /** The frame stands aside. */
  isAside(): boolean;
  /** Whether leaving now would be asked about. */
  isGuarded(): boolean;
  setSession(session: Partial<Session> | undefined): void;
}

export function createFakePlatform({
  session,
  replies = {},
  navigation = {},
  locale = 'en',
}: FakePlatformOptions = {}): FakePlatform {
  const api = createFakeApi(replies);
  const toasts: Toast[] = [];
  const events: FakePlatform['events'] = [];
  const errors: unknown[] = [];
  const guards = new Set<() => boolean>();
  const listeners = new Set<() => void>();
  const bus = createEventBus();
  const toSession = (given: Partial<Session> | undefined) => (given ? aSession(given) : guestSession);
  let current = toSession(session);
  let refreshed = 0;
  let asides = 0;
  const signOuts: FakePlatform['signOuts'] = [];
  let preferences: Preferences = { locale, direction: directionOf(locale), colorScheme: 'auto' };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const platform: Platform = {
    contract: PLATFORM_CONTRACT,
    release: { remote: 'under-test', version: '0.0.0', channel: 'test', revision: 1 },
    session: {
      get: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh: async () => void refreshed++,
      signOut: async (farewell) => void signOuts.push(farewell),
    },
    preferences: {
      get: () => preferences,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      choose: async (change) => {
        preferences = { ...preferences, ...change, direction: directionOf(change.locale ?? preferences.locale) };
        tell();
      },
    },
    http: createKyClient({
      prefix: `http://stoa.test${API_PREFIX}`,
      token: () => (current.state === 'guest' ? undefined : 'test-token'),
      onUnauthenticated: () => undefined,
      fetch: api.fetch,
    }),
    navigation: {
      navigate: () => undefined,
      go: () => undefined,
      prefetch: () => undefined,
      requireLogin: () => undefined,
      hasScreen: () => true,
      nameScreen: () => undefined,
      guardUnsaved(isDirty) {
        guards.add(isDirty);
        return () => guards.delete(isDirty);
      },
      ...navigation,
    },
    events: {
      emit(name, detail) {
        events.push({ name, detail });
        bus.emit(name, detail);
      },
      on: bus.on,
    },
    toasts: { show: (toast) => void toasts.push(toast) },
    progress: { start: () => () => undefined },
    frame: {
      stepAside() {
        asides += 1;
        return () => void (asides -= 1);
      },
    },
    reportError: (error) => void errors.push(error),
    styleNonce: undefined,
  };

  return {
    platform,
    calls: api.calls,
    toasts,
    events,
    errors,
    refreshes: () => refreshed,
    signOuts,
    isAside: () => asides > 0,
    isGuarded: () => [...guards].some((isDirty) => isDirty()),
    setSession(given) {
      current = toSession(given);
      tell();
    },
  };
}

import { directionOf, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { NONCE_MARK } from '@stoa/shared/platform-contract/first-view-marks.ts';
import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import type { Platform, Preferences } from '@stoa/shared/federation/platform.ts';
import { guestSession } from '@stoa/shared/session/session-from.ts';
import { createPath, type To } from 'react-router';
import type { Shell } from '../context/shell-context.tsx';
import type { SiteHistory } from '../history/site-history.ts';
import { createReleaseStore } from '../release/release-store.ts';
import { createNotificationFlag } from '../session/notification-flag.ts';
import { createSessionStore } from '../session/session-store.ts';

const nothing = () => undefined;
const endNothing = () => nothing;
const nobodyAsks = (): never => {
  throw new Error('A first view is drawn without asking anybody.');
};

interface StillPage {
  pathname: string;
  locale: Locale;
  /** Somebody is logged in; who they are is not known yet. */
  isPersons: boolean;
}

/** A page before anything happens in it: no release, and no answer of the API. */
export function createStillShell({ pathname, locale, isPersons }: StillPage): Shell {
  const sessionStore = createSessionStore();
  if (isPersons) sessionStore.getState().become({ ...guestSession, state: 'pending' });
  const preferences: Preferences = { locale, direction: directionOf(locale), colorScheme: 'auto' };
  const session = {
    get: () => sessionStore.getState().session,
    subscribe: endNothing,
    refresh: nobodyAsks,
    signOut: nobodyAsks,
  };
  const platform = {
    contract: PLATFORM_CONTRACT,
    release: { remote: 'shell', version: '', channel: '', revision: 0 },
    session,
    preferences: { get: () => preferences, subscribe: endNothing, choose: nobodyAsks },
    http: nobodyAsks as unknown as Platform['http'],
    navigation: {
      navigate: nobodyAsks,
      go: nobodyAsks,
      prefetch: nothing,
      requireLogin: nothing,
      hasScreen: () => true,
      nameScreen: nothing,
      guardUnsaved: endNothing,
    },
    events: { emit: nothing, on: endNothing },
    toasts: { show: nothing },
    progress: { start: endNothing },
    frame: { stepAside: endNothing },
    reportError: nothing,
    styleNonce: NONCE_MARK,
  } satisfies Platform;
  return {
    history: stillHistory(pathname),
    release: createReleaseStore(),
    sessionStore,
    session: {
      ...session,
      start: endNothing,
      signIn: nothing,
      leave: nobodyAsks,
      tokenOfCall: nothing,
      end: nothing,
      requireLogin: nothing,
    },
    preferences: { ...platform.preferences, adopt: nothing },
    notificationFlag: createNotificationFlag(nobodyAsks),
    openings: { of: nothing },
    api: nobodyAsks as unknown as Shell['api'],
    siteLinks: { social: [] },
    prefetch: nothing,
    platformFor: () => platform,
  };
}

function stillHistory(pathname: string): SiteHistory {
  const place = {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    kind: 'POP',
    keepsScroll: false,
  } as const;
  return {
    now: () => place,
    address: () => pathname,
    subscribe: endNothing,
    navigate: nobodyAsks,
    go: nobodyAsks,
    navigator: {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: nobodyAsks,
      push: nobodyAsks,
      replace: nobodyAsks,
    },
    guardUnsaved: endNothing,
    hasUnsaved: () => false,
    question: nothing,
    subscribeQuestion: endNothing,
  };
}

import { to } from '@stoa/shared/contract/site/addresses.ts';
import { RELEASE_SET_HEADER } from '@stoa/shared/platform-contract/paths.ts';
import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { createEventBus } from '@stoa/shared/federation/event-bus.ts';
import type { PlatformNavigation } from '@stoa/shared/federation/platform.ts';
import { readSiteLinks } from '@stoa/shared/federation/read-site-links.ts';
import { createApi } from '@stoa/shared/http/api.ts';
import { createKyClient } from '@stoa/shared/http/ky-client.ts';
import type { Shell } from '../context/shell-context.tsx';
import { rememberOpenings } from '../history/opened-from.ts';
import { createSiteHistory } from '../history/site-history.ts';
import { createPreferenceControl } from '../preferences/preference-control.ts';
import { createReleaseStore, type ReleaseStore } from '../release/release-store.ts';
import { createPlatform } from '../remotes/create-platform.ts';
import { prefetchRoute } from '../routing/prefetch-route.ts';
import { hasRoute, routesOfRemotes, type ShellRoute } from '../routing/route-table.ts';
import { nameScreen } from '../routing/screen-title.ts';
import { searchChoiceStore } from '../search/search-choice.ts';
import { readToken } from '../session/cookies.ts';
import { createNotificationFlag } from '../session/notification-flag.ts';
import { isAuthScreen } from '../session/previous-route.ts';
import { createSessionControl } from '../session/session-control.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createFetch } from './answers-in-page.ts';

/** `screens`: the shell's own. */
export function createShell(screens: readonly ShellRoute[], visit?: Visit): Shell {
  const history = createSiteHistory();
  const release = createReleaseStore(visit);
  const sessionStore = createSessionStore();
  const events = createEventBus();
  const http = createKyClient({
    prefix: API_PREFIX,
    token: () => session.tokenOfCall(),
    onUnauthenticated: (token) => session.end(token),
    headers: () => ({ ...releaseSetHeader(release), 'Accept-Language': preferences.get().locale }),
    fetch: createFetch(),
  });
  const api = createApi(http);
  const preferences = createPreferenceControl({ api, token: readToken });
  const session = createSessionControl({
    store: sessionStore,
    api,
    adoptPreferences: preferences.adopt,
    address: history.address,
    goToLogin: (why) => history.navigate(to.login(), { force: true, state: why }),
  });
  const prefetch = (to: string) =>
    prefetchRoute([...screens, ...routesOfRemotes(release.getState().remotes)], release, to);
  const navigation: PlatformNavigation = {
    navigate: history.navigate,
    go: history.go,
    prefetch,
    requireLogin: session.requireLogin,
    hasScreen: (route) => hasRoute([...screens, ...routesOfRemotes(release.getState().remotes)], route),
    nameScreen,
    guardUnsaved: history.guardUnsaved,
  };

  const notificationFlag = createNotificationFlag(session.refresh);
  events.on('notifications-changed', notificationFlag.getState().raise);
  sessionStore.subscribe(({ session: now }, { session: before }) => {
    if (now.user?.id !== before.user?.id) events.emit('session-changed', { userId: now.user?.id ?? null });
    // What somebody looked for is nothing for the next one at this screen.
    if (before.user && !now.user) searchChoiceStore.getState().choose({ text: '' });
  });

  return {
    history,
    release,
    sessionStore,
    session,
    preferences,
    notificationFlag,
    openings: rememberOpenings(history, isAuthScreen),
    api,
    siteLinks: readSiteLinks(),
    prefetch,
    platformFor({ name, version }) {
      const { channel, revision } = release.getState();
      return createPlatform(
        { remote: name, version, channel, revision },
        {
          session,
          preferences,
          http,
          navigation,
          events,
        },
      );
    },
  };
}

function releaseSetHeader(release: ReleaseStore): Record<string, string> {
  const set = release.getState().visit?.release_set;
  return set ? { [RELEASE_SET_HEADER]: set } : {};
}

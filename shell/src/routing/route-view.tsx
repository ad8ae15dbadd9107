import { createPath } from 'react-router';
import { textIn } from '@stoa/shared/contract/site/locales.ts';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { Center, Loader, VisuallyHidden } from '@stoa/shared/kit';
import { useShell } from '../context/shell-context.tsx';
import { useInBrowser } from '../first-view/in-browser.ts';
import { forgetFirstView } from '../first-view/take-over.tsx';
import { RemoteFailedScreen } from '../failure/remote-failed-screen.tsx';
import { RemoteFailure, toRemoteFailure } from '../failure/remote-failure.ts';
import { useFrameText } from '../messages/frame.ts';
import { fetchRelease } from '../release/fetch-release.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { useRenewal } from '../remotes/use-renewal.ts';
import { takePreviousRoute } from '../session/previous-route.ts';
import type { Decision } from './guard.ts';
import { NoAccessScreen } from './no-access-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { needsOwnDocument } from './own-document.ts';
import type { RemoteRoute } from './route-table.ts';
import { useSiteRoutes } from './site-routes.tsx';
import { useDecision } from './use-decision.ts';
import { useOpenedFrom } from './use-opened-from.ts';
import { useStartPath } from './use-start-path.ts';

/** The screen for where the page is: the shell's, a remote's, or the reason why there is none. */
export function RouteView() {
  const decision = useDecision();
  const inBrowser = useInBrowser();
  const isOwn = decision.kind === 'show' && decision.route.kind === 'shell';
  const isOther = inBrowser && !isOwn;
  useEffect(() => {
    if (isOther) forgetFirstView();
  }, [isOther]);
  // A first view draws what is the shell's.
  return inBrowser || isOwn ? <Decided decision={decision} /> : <Coming />;
}

function Decided({ decision }: { decision: Decision }) {
  switch (decision.kind) {
    case 'show':
      if (decision.route.kind === 'shell') return decision.route.element;
      return <OfRemote route={decision.route} />;
    case 'wait':
      return <Checking />;
    case 'log-in':
      return <GoToLogin />;
    case 'go-home':
      return <GoBack />;
    case 'no-access':
      return <NoAccessScreen />;
    case 'not-found':
      return <Unmatched />;
  }
}

/** Where this document was loaded, whatever was opened in it since. */
const loadedAt = typeof window === 'undefined' ? '' : window.location.pathname;

function OfRemote({ route }: { route: RemoteRoute }) {
  const routes = useSiteRoutes();
  const { pathname } = useLocation();
  return needsOwnDocument(routes, route, { pathname, loadedAt }) ? (
    <OwnDocument />
  ) : (
    <RemoteScreen key={route.remote} route={route} />
  );
}

function OwnDocument() {
  useEffect(() => window.location.reload(), []);
  return <Spinner />;
}

function RemoteScreen({ route }: { route: RemoteRoute }) {
  const shell = useShell();
  const { release, platformFor } = shell;
  const location = useLocation();
  const navigationKind = useNavigationType();
  const { remote: name, standsFor } = route;
  const title = textIn(useLocale().locale, route.title, route.titles);
  const openedFrom = useOpenedFrom(route, location.pathname);
  const { findRemote, renewals } = useRenewal(shell, name, title);
  const replaceAltered = useCallback(
    async (remote: ReleasedRemote) => (await import('../remotes/replace-altered.ts')).replaceAltered(release, remote),
    [release],
  );
  const place = useMemo(
    () => ({ location: standsFor ? { ...location, pathname: standsFor } : location, navigationKind, openedFrom }),
    [location, navigationKind, standsFor, openedFrom],
  );
  return (
    <RemoteOutlet
      key={renewals}
      findRemote={findRemote}
      platformFor={platformFor}
      place={place}
      title={title}
      preload={route.preload}
      replaceAltered={replaceAltered}
    />
  );
}

function Coming() {
  const t = useFrameText();
  return <VisuallyHidden role="status">{t('screen.coming')}</VisuallyHidden>;
}

export function Spinner() {
  const t = useFrameText();
  return (
    <Center mih="60vh">
      <Loader role="status" aria-label={t('screen.checking')} />
    </Center>
  );
}

/** The rights are on their way; the screen's code may come meanwhile. */
function Checking() {
  const { navigation } = usePlatform();
  const { pathname } = useLocation();
  useEffect(() => navigation.prefetch(pathname), [navigation, pathname]);
  return <Spinner />;
}

function GoToLogin(): ReactNode {
  const { session } = useShell();
  const location = useLocation();
  const address = createPath(location);
  useEffect(() => session.requireLogin(), [session, address]);
  return <Spinner />;
}

/** Signed in, here or in another tab: on to where the person wanted to go, or to where they begin. */
function GoBack(): ReactNode {
  const { history } = useShell();
  const start = useStartPath();
  useEffect(() => {
    const path = takePreviousRoute() ?? start;
    if (path !== undefined) history.navigate(path, { replace: true });
  }, [history, start]);
  return <Spinner />;
}

/** No screen has this address, unless it is one of a remote whose record could not be read. */
function Unmatched(): ReactNode {
  const { release } = useShell();
  const failure = useStore(release, (state) => state.failure);
  const broken = useStore(release, (state) => state.broken);
  const isUnread = useStore(release, ({ revision }) => revision < 0);
  const missing =
    failure ??
    (broken.length > 0
      ? new RemoteFailure({
          stage: 'descriptor',
          type: 'missing',
          detail: `the release is unclear about ${broken.join(', ')}`,
        })
      : undefined);
  // Its signature is still being checked.
  if (!missing && isUnread) return <Spinner />;
  if (!missing) return <NotFoundScreen />;
  const { accept, fail } = release.getState();
  const retry = () =>
    void fetchRelease(release.getState()).then(accept, (error: unknown) => fail(toRemoteFailure(error, 'manifest')));
  return <RemoteFailedScreen failure={missing} onRetry={retry} />;
}

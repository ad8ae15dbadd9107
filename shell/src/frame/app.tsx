import { QueryClientProvider } from '@tanstack/react-query';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { PlatformProvider } from '@stoa/shared/federation/platform-context.tsx';
import { createQueryClient } from '@stoa/shared/http/query-client.ts';
import { StoaProvider } from '@stoa/shared/kit';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { FrameProvider } from '../context/frame-context.tsx';
import { ShellProvider, useShell, type Shell } from '../context/shell-context.tsx';
import { ReleaseSetContext } from '../failure/release-set.ts';
import { RemoteFailedScreen } from '../failure/remote-failed-screen.tsx';
import { toRemoteFailure } from '../failure/remote-failure.ts';
import { rememberScroll } from '../history/scroll-memory.ts';
import { useInBrowser } from '../first-view/in-browser.ts';
import { useFrameText } from '../messages/frame.ts';
import { PageArrival } from '../routing/page-arrival.tsx';
import type { ShellRoute } from '../routing/route-table.ts';
import { RouteView, Spinner } from '../routing/route-view.tsx';
import { SiteRouter } from '../routing/site-router.tsx';
import { SiteRoutesProvider } from '../routing/site-routes.tsx';
import { Around } from './around.tsx';
import { BarRoom } from './bar-room.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { CreatorBar } from './creator-bar.tsx';
import { Footer } from './footer.tsx';
import { FrameBoundary } from './frame-boundary.tsx';
import { Header } from './header.tsx';
import { LateNotice } from './late-notice.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { PartnerBar } from './partner-bar.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Toasts } from './toasts.tsx';
import { useFrameDoors } from './use-frame-doors.ts';
import classes from './app.module.css';

/** The roof: what every page has, around the screen of the moment. */
export function App({ shell, screens }: { shell: Shell; screens: readonly ShellRoute[] }) {
  const version = useStore(shell.release, (state) => state.shellVersion);
  const platform = useMemo(() => shell.platformFor({ name: 'shell', version }), [shell, version]);
  const releaseSet = useStore(shell.release, (state) => state.visit?.release_set);
  const [queryClient] = useState(createQueryClient);
  const { colorScheme, direction } = useSyncExternalStore(
    shell.preferences.subscribe,
    shell.preferences.get,
    shell.preferences.get,
  );
  useEffect(() => rememberScroll(shell.history), [shell]);
  return (
    <ShellProvider value={shell}>
      <StoaProvider owner styleNonce={platform.styleNonce} colorScheme={colorScheme} direction={direction}>
        <QueryClientProvider client={queryClient}>
          <PlatformProvider value={platform}>
            <ReleaseSetContext value={releaseSet}>
              <SiteRouter history={shell.history}>
                <SiteRoutesProvider screens={screens}>
                  <Frame />
                </SiteRoutesProvider>
              </SiteRouter>
            </ReleaseSetContext>
            <LeaveQuestion history={shell.history} />
            <FrameBoundary>
              <Toasts />
            </FrameBoundary>
          </PlatformProvider>
        </QueryClientProvider>
      </StoaProvider>
    </ShellProvider>
  );
}

function Frame() {
  const t = useFrameText();
  const main = useRef<HTMLElement>(null);
  const inBrowser = useInBrowser();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <FrameProvider value={useFrameDoors()}>
      <a className={classes.skip} href="#main" onClick={skip}>
        {t('frame.skip')}
      </a>
      <ProgressBar />
      <Overrides />
      <Impersonation />
      <Around>
        <Header />
        <BarRoom />
        <CreatorBar />
        <PartnerBar />
      </Around>
      <LateNotice />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <FrameBoundary fallback={brokenScreen}>
          <Suspense fallback={<Spinner />}>
            <RouteView />
          </Suspense>
        </FrameBoundary>
      </main>
      <Around>{inBrowser && <Footer />}</Around>
      <ConnectionLine />
      <PageArrival main={main} />
    </FrameProvider>
  );
}

const OverrideBanner = lazyWithRetry(async () => ({
  default: (await import('./override-banner.tsx')).OverrideBanner,
}));

/** Only those who try something out see it, and only they load it. */
function Overrides() {
  const { release } = useShell();
  const overrides = useStore(release, (state) => state.visit?.overrides);
  if (!overrides?.length) return null;
  return (
    <FrameBoundary>
      <Suspense>
        <OverrideBanner overrides={overrides} />
      </Suspense>
    </FrameBoundary>
  );
}

const ImpersonationBanner = lazyWithRetry(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}));

/** Only who sees the site as somebody else sees it, and only they load it. */
function Impersonation() {
  const { sessionStore } = useShell();
  const seenBy = useStore(sessionStore, (state) => state.seenBy);
  const user = useStore(sessionStore, (state) => state.session.user);
  if (!seenBy || !user) return null;
  return (
    <FrameBoundary>
      <Suspense>
        <ImpersonationBanner user={user} seenBy={seenBy} />
      </Suspense>
    </FrameBoundary>
  );
}

const brokenScreen = (error: unknown, retry: () => void) => (
  <RemoteFailedScreen failure={toRemoteFailure(error, 'runtime')} onRetry={retry} />
);

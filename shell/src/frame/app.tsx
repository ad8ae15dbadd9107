import { QueryClientProvider } from '@tanstack/react-query';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { PlatformProvider } from '@stoa/shared/federation/platform-context.tsx';
import { createQueryClient } from '@stoa/shared/http/query-client.ts';
import { StoaProvider } from '@stoa/shared/kit';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { BarRoom } from './frame/bar-room.tsx';
import { CreatorBar } from './frame/creator-bar.tsx';
import { ConnectionLine } from './frame/connection-line.tsx';
import { Footer } from './frame/footer.tsx';
import { FrameProvider } from './frame/frame-context.tsx';
import { Header } from './frame/header.tsx';
import { PartnerBar } from './frame/partner-bar.tsx';
import { ProgressBar } from './frame/progress-bar.tsx';
import { Toasts } from './frame/toasts.tsx';
import { FrameBoundary } from './frame-boundary.tsx';
import { RemoteFailedScreen } from './remotes/remote-failed-screen.tsx';
import { toRemoteFailure } from './remotes/remote-failure.ts';
import { useFrameText } from './messages/frame.ts';
import { LateNotice } from './session/late-notice.tsx';
import { LeaveQuestion } from './routing/leave-question.tsx';
import { PageArrival } from './routing/page-arrival.tsx';
import { RouteView, Spinner } from './routing/route-view.tsx';
import { rememberScroll } from './routing/scroll-memory.ts';
import { SiteRouter } from './routing/site-router.tsx';
import { ShellProvider, useShell } from './shell-context.tsx';
import type { Shell } from './shell.ts';
import { useFrameDoors } from './use-frame-doors.ts';
import classes from './app.module.css';

/** The roof: what every page has, around the screen of the moment. */
export function App({ shell }: { shell: Shell }) {
  const version = useStore(shell.release, (state) => state.shellVersion);
  const platform = useMemo(() => shell.platformFor({ name: 'shell', version }), [shell, version]);
  const [queryClient] = useState(createQueryClient);
  const { colorScheme, direction } = useSyncExternalStore(shell.preferences.subscribe, shell.preferences.get);
  useEffect(() => rememberScroll(shell.history), [shell]);
  return (
    <ShellProvider value={shell}>
      <StoaProvider owner styleNonce={platform.styleNonce} colorScheme={colorScheme} direction={direction}>
        <QueryClientProvider client={queryClient}>
          <PlatformProvider value={platform}>
            <SiteRouter history={shell.history}>
              <Frame />
            </SiteRouter>
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
      <FrameBoundary>
        <Header />
        <BarRoom />
        <CreatorBar />
        <PartnerBar />
      </FrameBoundary>
      <LateNotice />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <FrameBoundary fallback={brokenScreen}>
          <Suspense fallback={<Spinner />}>
            <RouteView />
          </Suspense>
        </FrameBoundary>
      </main>
      <FrameBoundary>
        <Footer />
      </FrameBoundary>
      <ConnectionLine />
      <PageArrival main={main} />
    </FrameProvider>
  );
}

const OverrideBanner = lazyWithRetry(async () => ({
  default: (await import('./frame/override-banner.tsx')).OverrideBanner,
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

const brokenScreen = (error: unknown, retry: () => void) => (
  <RemoteFailedScreen failure={toRemoteFailure(error, 'runtime')} onRetry={retry} />
);

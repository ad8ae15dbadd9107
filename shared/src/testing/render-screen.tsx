import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPath } from 'react-router-dom';
import { PlatformProvider } from '../federation/platform-context.tsx';
import type { PlatformNavigation } from '../federation/platform.ts';
import { RemoteRouter } from '../federation/remote-router.tsx';
import { StoaProvider } from '../ui/stoa-provider.tsx';
import { createFakePlatform, type FakePlatform, type FakePlatformOptions } from './fake-platform.ts';
import { createMemoryHistory, type MemoryHistory } from './memory-history.ts';

export interface RenderScreenOptions extends Omit<FakePlatformOptions, 'navigation'> {
  /** Where the person stands: `/marketplace/results?q=python`. */
  url: string;
}

export interface Navigation {
  to: string;
  replace: boolean;
}

export interface RenderedScreen extends RenderResult, FakePlatform {
  user: UserEvent;
  /** The address now. */
  url(): string;
  /** Every navigation the remote asked for, in order; they are followed too. */
  navigations: Navigation[];
  /** How often it sent a guest to the login screen. */
  loginRequests(): number;
}

/**
 * Draws a remote's `<App />` (or one screen of it) at a URL under a fake platform, as the shell would.
 *
 *     const { user, calls } = renderScreen(<App />, {
 *       url: '/marketplace/results?q=light',
 *       session: { permissions: ['create-course'] },     // left out: a guest
 *       replies: { listCourses: { items: [aCourseCard()], page: 1, per_page: 24, total: 1, facets: … } },
 *     });
 *     expect(await screen.findByRole('heading', { name: /drawing with light/i })).toBeVisible();
 */
export function renderScreen(app: ReactNode, { url, session, replies, locale }: RenderScreenOptions): RenderedScreen {
  const navigations: Navigation[] = [];
  let logins = 0;
  const history = createMemoryHistory(url);
  const fake = createFakePlatform({
    session,
    replies,
    locale,
    navigation: {
      navigate(to, options = {}) {
        navigations.push({ to, replace: options.replace ?? false });
        history.navigate(to, options);
      },
      go: history.go,
      requireLogin: () => void logins++,
    },
  });
  const result = render(
    <StoaProvider owner>
      <PlatformProvider value={fake.platform}>
        <FakeShell history={history} navigation={fake.platform.navigation}>
          {app}
        </FakeShell>
      </PlatformProvider>
    </StoaProvider>,
  );
  return {
    ...result,
    ...fake,
    user: userEvent.setup(),
    url: () => createPath(history.now().location),
    navigations,
    loginRequests: () => logins,
  };
}

interface FakeShellProps {
  history: MemoryHistory;
  navigation: PlatformNavigation;
  children: ReactNode;
}

/** Owns the URL and hands it down, as the real shell does. */
function FakeShell({ history, navigation, children }: FakeShellProps) {
  const [{ location, kind }, setStop] = useState(history.now);
  useEffect(() => history.listen((stop) => act(() => setStop(stop))), [history]);
  const wanted = useCallback(() => history.now().location.pathname, [history]);
  // Fresh for every render, so that no test sees another's cache; no retries, so that an error shows at once.
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteRouter location={location} navigationKind={kind} navigation={navigation} wanted={wanted}>
        {children}
      </RemoteRouter>
    </QueryClientProvider>
  );
}

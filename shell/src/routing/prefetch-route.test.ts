import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createReleaseStore } from '../release/release-store.ts';
import { aRemote } from '../testing/a-remote.ts';
import { screens } from '../screens.ts';
import { prefetchRoute } from './prefetch-route.ts';
import { routesOfRemotes } from './route-table.ts';
import { routesOfScreens } from './shell-screens.tsx';

const release = createReleaseStore();
const routes = routesOfScreens(screens);
const prefetch = (to: string) =>
  prefetchRoute([...routes, ...routesOfRemotes(release.getState().remotes)], release, to);
const prefetched = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => release.setState({ remotes: [aRemote('mf-catalog', '1.0.0'), aRemote('mf-player', '2.0.0')] }));
afterEach(() => document.head.replaceChildren());

test('the remote that has the screen is fetched, by path or by whole address', () => {
  prefetch('/mf-catalog?q=light');
  prefetch(new URL('/mf-player', window.location.href).href);
  expect(prefetched()).toEqual(['/remotes/mf-catalog/1.0.0/remoteEntry.js', '/remotes/mf-player/2.0.0/remoteEntry.js']);
});

test.each(['https://elsewhere.example/mf-catalog', '/nowhere', 'mailto:us@example.org', 'https://a:99999/', 'http://'])(
  'nothing is fetched for %s',
  (to) => {
    prefetch(to);
    expect(prefetched()).toEqual([]);
  },
);

test('the code of a screen of the frame is fetched when the browser is idle, and a failure waits for the screen itself', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject(new Error('The line is down.')));
  const asked = routes.map((route) => (route.id === 'signup-referred' ? { ...route, load } : route));
  prefetchRoute(asked, release, '/signup/a-friend?teach');
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(prefetched()).toEqual([]);
  jest.useRealTimers();
});

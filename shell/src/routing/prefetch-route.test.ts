import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createReleaseStore } from '../release/release-store.ts';
import { aRemote } from '../testing/a-remote.ts';
import { prefetchRoute } from './prefetch-route.ts';

const release = createReleaseStore();
const prefetched = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => release.setState({ remotes: [aRemote('mf-catalog', '1.0.0'), aRemote('mf-player', '2.0.0')] }));
afterEach(() => document.head.replaceChildren());

test('the remote that has the screen is fetched, by path or by whole address', () => {
  prefetchRoute(release, '/mf-catalog?q=light');
  prefetchRoute(release, new URL('/mf-player', window.location.href).href);
  expect(prefetched()).toEqual(['/remotes/mf-catalog/1.0.0/remoteEntry.js', '/remotes/mf-player/2.0.0/remoteEntry.js']);
});

test.each(['https://elsewhere.example/mf-catalog', '/nowhere', 'mailto:us@example.org', 'https://a:99999/', 'http://'])(
  'nothing is fetched for %s',
  (to) => {
    prefetchRoute(release, to);
    expect(prefetched()).toEqual([]);
  },
);

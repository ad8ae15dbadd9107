import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createReleaseStore } from '../release/release-store.ts';
import { prefetchLinks } from './prefetch-links.ts';

const prefetch = jest.fn<(to: string) => void>();
const release = createReleaseStore();
const prefetched = () => prefetch.mock.calls.map(([to]) => new URL(to).pathname);
const point = (id: string, sign = 'pointerover') =>
  document.getElementById(id)!.dispatchEvent(new Event(sign, { bubbles: true }));
/** In which nothing has been asked for. */
const nextRelease = () => release.setState(({ revision }) => ({ revision: revision + 1 }));
/** Long enough for all that is due when the browser has nothing better to do. */
const idle = () => jest.advanceTimersByTimeAsync(500);

// One page for all tests, as it listens for ever; nobody has touched it before the first of them.
beforeAll(() => {
  jest.useFakeTimers();
  prefetchLinks(prefetch, release);
});
afterAll(() => void jest.useRealTimers());
beforeEach(() => {
  nextRelease();
  document.body.innerHTML = `
    <header><a href="/home">Home</a><a href="/hidden" id="hidden">Elsewhere</a></header>
    <nav><a href="/course/create">Create</a></nav>
    <main><header><a href="/course/shade">Shade</a></header><a href="/course/light"><b id="title">Light</b></a><p id="text">Words</p></main>`;
});
afterEach(() => void prefetch.mockReset());

test('at the first sign of a person, links of header and bars that can be seen are fetched', async () => {
  const hidden = document.getElementById('hidden')!;
  Object.assign(hidden, { checkVisibility: () => false });
  await idle();
  expect(prefetched()).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  await idle();
  // The others' browser has no `checkVisibility`.
  expect(prefetched()).toEqual(['/home', '/course/create']);
});

test('what comes into header and bars after that sign is fetched, too', async () => {
  document.querySelector('main')!.insertAdjacentHTML('beforeend', '<a href="/course/later">Later</a>');
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', '<a href="/marketplace">Marketplace</a>');
  await idle();
  expect(prefetched()).toContain('/marketplace');
  document.querySelector('main')!.insertAdjacentHTML('beforebegin', '<nav><a href="/releases">Releases</a></nav>');
  await idle();
  expect(prefetched().filter((path) => path === '/releases')).toHaveLength(1);
  expect(prefetched()).not.toContain('/course/later');
});

test('a new release alone fetches none of them anew', async () => {
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', '<a href="/releases">Releases</a>');
  await idle();
  expect(prefetched()).toEqual([]);
  point('title');
  expect(prefetched()).toEqual(['/course/light']);
});

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a part of a link fetches where it leads', (sign) => {
  point('title', sign);
  point('text', sign);
  expect(prefetched()).toEqual(['/course/light']);
});

test('a link is asked for once in a release, however the pointer moves over it', () => {
  point('title');
  point('title', 'focusin');
  nextRelease();
  point('title');
  expect(prefetched()).toEqual(['/course/light', '/course/light']);
});

test('over a thin line nothing is fetched before it is opened', () => {
  Object.assign(navigator, { connection: { effectiveType: '3g' } });
  point('title');
  Object.assign(navigator, { connection: { effectiveType: '4g', saveData: true } });
  point('title');
  expect(prefetched()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
  point('title');
  expect(prefetched()).toEqual(['/course/light']);
});

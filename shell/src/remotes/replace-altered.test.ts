import { afterEach, expect, jest, test } from '@jest/globals';
import { readRelease } from '../release/read-release.ts';
import { readVisit } from '../release/read-visit.ts';
import { createReleaseStore } from '../release/release-store.ts';
import { aKey } from '../testing/a-key.ts';
import { aRemote } from '../testing/a-remote.ts';
import { replaceAltered } from './replace-altered.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const stable = aRemote('mf-catalog', '1.0.0');
const canary = aRemote('mf-catalog', '1.1.0');
const shell = { version: '1.0.0', contract: '1.0.0' };
const aDocument = { channel: 'production', revision: 3, shell, remotes: [stable], canaries: [canary] };

async function aPage(visit: object, fallbacks: object[]) {
  const key = await aKey();
  const release = createReleaseStore();
  release.getState().accept({ ...readRelease(aDocument), visit: readVisit({ keys: key.keys, ...visit }) });
  const signed = await key.sign(JSON.stringify({ channel: 'production', revision: 3, remotes: fallbacks }));
  const fetched = jest.fn(async () => new Response(JSON.stringify(signed)));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return { release, fetched, live: () => release.getState().remotes[0]?.version };
}

test('an altered stable version is left for the last good one', async () => {
  const { release, live } = await aPage({}, [aRemote('mf-catalog', '0.9.0')]);
  expect(await replaceAltered(release, stable)).toBe(true);
  expect(live()).toBe('0.9.0');
});

test('an altered canary is left for the stable version, which asks nobody', async () => {
  const { release, live, fetched } = await aPage({ canaries: ['mf-catalog@1.1.0'] }, []);
  expect(await replaceAltered(release, canary)).toBe(true);
  expect(live()).toBe('1.0.0');
  expect(fetched).not.toHaveBeenCalled();
});

test('where nothing was live before, or nobody answers, there is no other', async () => {
  const { release } = await aPage({}, []);
  expect(await replaceAltered(release, stable)).toBe(false);
  globalThis.fetch = (async () => Promise.reject(new TypeError('down'))) as typeof fetch;
  expect(await replaceAltered(release, stable)).toBe(false);
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { aKey, type TestKey } from '../testing/a-key.ts';
import { aRemote } from '../testing/a-remote.ts';
import { fetchFallbacks } from './fetch-fallbacks.ts';
import { fetchRelease } from './fetch-release.ts';
import { readRelease } from './read-release.ts';
import { readVisit } from './read-visit.ts';
import { createReleaseStore } from './release-store.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});
function answer(body: unknown) {
  const asked = jest.fn<(url: string) => Promise<Response>>(async () => new Response(JSON.stringify(body)));
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}

const aDocument = (revision: number, channel = 'production') => ({
  channel,
  revision,
  shell: { version: '1.0.0', contract: '1.0.0' },
  remotes: [aRemote('mf-catalog', '1.0.0')],
});
const aVisit = (given: object = {}) => readVisit({ visitor: 'v1', ...given })!;
async function aReply(key: TestKey, document: object) {
  const { payload, key_id, signature } = await key.sign(JSON.stringify(document));
  return { payload, visit: { ...aVisit(), key_id, signature, keys: key.keys } };
}
const unverified = expect.objectContaining({ stage: 'manifest', isAltered: true });

test('the release is asked for with the visitor of the page, and taken when a key of the page has signed it', async () => {
  const key = await aKey();
  const asked = answer(await aReply(key, aDocument(5)));
  const { document } = await fetchRelease({ channel: 'production', visit: aVisit({ keys: key.keys }) });
  expect(document.revision).toBe(5);
  expect(asked.mock.calls[0]?.[0]).toBe('/platform/v1/channels/production/release?visitor=v1');
});

test('what stands in for withheld versions comes along, checked with the keys of the page', async () => {
  const [key, stranger] = [await aKey(), await aKey()];
  const earlier = { ...aDocument(4), remotes: [aRemote('mf-catalog', '0.9.0')] };
  const standIns = async (signer: TestKey) => {
    const reply = await aReply(key, aDocument(5));
    const texts = [await signer.sign(JSON.stringify(earlier))];
    const stand_ins = { withheld: ['mf-catalog@1.0.0'], taken: ['mf-catalog@0.9.0'], texts };
    answer({ ...reply, visit: { ...reply.visit, stand_ins } });
    return (await fetchRelease({ channel: 'production', visit: aVisit({ keys: key.keys }) })).standIns;
  };
  expect(await standIns(key)).toMatchObject([{ name: 'mf-catalog', version: '0.9.0' }]);
  expect(await standIns(stranger)).toEqual([]);
});

test('a key that only the answer itself names is not trusted', async () => {
  const [key, stranger] = [await aKey(), await aKey()];
  answer(await aReply(stranger, aDocument(5)));
  const fetching = fetchRelease({ channel: 'production', visit: aVisit({ keys: key.keys }) });
  await expect(fetching).rejects.toEqual(unverified);
});

test('a page that carries nothing readable trusts the gateway it asks', async () => {
  answer(await aReply(await aKey(), aDocument(5)));
  await expect(fetchRelease({ channel: 'production', visit: undefined })).resolves.toBeDefined();
});

test("another channel's release is refused, also when it is well signed", async () => {
  const key = await aKey();
  answer(await aReply(key, aDocument(5, 'staging')));
  await expect(fetchRelease({ channel: 'production', visit: aVisit({ keys: key.keys }) })).rejects.toEqual(unverified);
});

test('fallbacks are taken signed, of this channel, and not older than the page', async () => {
  const [key, stranger] = [await aKey(), await aKey()];
  const store = createReleaseStore();
  store.getState().accept({ ...readRelease(aDocument(5)), visit: aVisit({ keys: key.keys }) });
  const fallback = (revision: number, channel?: string) =>
    JSON.stringify({ ...aDocument(revision, channel), remotes: [aRemote('mf-catalog', '0.9.0')] });

  answer(await key.sign(fallback(5)));
  expect(await fetchFallbacks(store)).toMatchObject([{ version: '0.9.0' }]);
  for (const bad of [
    await key.sign(fallback(4)),
    await key.sign(fallback(5, 'staging')),
    await stranger.sign(fallback(5)),
  ]) {
    answer(bad);
    await expect(fetchFallbacks(store)).rejects.toEqual(unverified);
  }
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEASE_EVERY_MS } from '@stoa/shared/platform-contract/paths.ts';
import type { ReleaseDocument, ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { leaseBody, type LeaseBody } from '@stoa/shared/platform-contract/reports.ts';
import { noteCode } from './code-in-page.ts';
import { holdLeases } from './leases.ts';
import { readVisit } from './read-visit.ts';
import type { ReadRelease } from './read-release.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

let sent: LeaseBody[] = [];
let store: ReleaseStore;
const visitWith = (pass: string) => readVisit({ shell: '2.0.0', pass });
const aRelease = (revision: number, version: string, pass: string): ReadRelease => {
  const remotes = [{ name: 'mf-catalog', version } as ReleasedRemote];
  const document = { channel: 'production', revision, shell: { version: '2.0.0' }, remotes, canaries: [], revoked: [] };
  return { document: document as unknown as ReleaseDocument, broken: [], visit: visitWith(pass) };
};
let stop = (): void => undefined;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const turn = async (type: string, persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  await wait(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  globalThis.fetch = (async (_: string, { body }: { body: Blob }) => {
    sent.push(leaseBody.parse(JSON.parse(await new Response(body).text())));
    return new Response();
  }) as unknown as typeof fetch;
  store = createReleaseStore(visitWith('first'));
  stop = holdLeases(store);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a page says which versions it needs: soon, whenever code comes, and every few minutes', async () => {
  await wait(2_000);
  expect(sent).toMatchObject([{ versions: ['shell@2.0.0'], closing: false }]);
  noteCode('mf-catalog@1.4.0');
  noteCode('mf-player@1.0.0');
  await wait(2_000);
  expect(sent[1]?.versions).toEqual(['shell@2.0.0', 'mf-catalog@1.4.0', 'mf-player@1.0.0']);
  await wait(LEASE_EVERY_MS);
  expect(sent).toHaveLength(3);
  expect(sent.map(({ passes }) => passes)).toEqual([['first'], ['first'], ['first']]);
});

test('a page that goes for good says so; one that the browser keeps comes back with its needs', async () => {
  await wait(2_000);
  await turn('pagehide', true);
  expect(sent).toHaveLength(1);
  await turn('pageshow', true);
  expect(sent).toHaveLength(2);
  await turn('pagehide', false);
  expect(sent[2]).toMatchObject({ closing: true });
});

test('each version comes with the pass of the visit that brought it, and the page keeps its first one', async () => {
  store.getState().accept(aRelease(1, '1.4.0', 'first'));
  store.getState().accept(aRelease(2, '1.5.0', 'second'));
  store.getState().accept(aRelease(3, '1.5.0', 'third'));
  noteCode('mf-catalog@1.5.0');
  await wait(2_000);
  expect(sent.at(-1)?.passes).toEqual(['first', 'second']);
});

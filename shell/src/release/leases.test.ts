import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEASE_EVERY_MS } from '@stoa/shared/contract/platform-paths.ts';
import { leaseBody, type LeaseBody } from '@stoa/shared/contract/reports.ts';
import { noteCode } from './code-in-page.ts';
import { holdLeases } from './leases.ts';
import { readVisit } from './read-visit.ts';
import { createReleaseStore } from './release-store.ts';

let sent: LeaseBody[] = [];
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
  stop = holdLeases(createReleaseStore(readVisit({ shell: '2.0.0' })));
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
  expect(new Set(sent.map(({ page }) => page)).size).toBe(1);
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

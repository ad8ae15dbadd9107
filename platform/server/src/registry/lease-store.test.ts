import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEASE_EVERY_MS, LEASE_LASTS_MS } from '@stoa/shared/platform-contract/paths.ts';
import { StorageUnavailable, type ObjectStorage } from '../storage/object-storage.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { openLeaseStore } from './lease-store.ts';
import { countPages } from './page-leases.ts';

const CATALOGUE = 'mf-catalog@1.4.0';
const start = Date.parse('2026-01-01T12:00:00.000Z');
let time: number;
const now = () => time;
const aLease = (page: string, versions = [CATALOGUE], closing = false) => ({
  page: page.padEnd(8, '-'),
  versions,
  closing,
});
const open = (storage: ObjectStorage, gatewayId = 'one') => openLeaseStore(storage, { gatewayId, now });
const flushed = () => jest.advanceTimersByTimeAsync(6_000);

beforeEach(() => {
  time = start;
  jest.useFakeTimers({ doNotFake: ['Date'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('an open page holds its versions for as long as a lease lasts', async () => {
  const store = open(aStorage());
  store.renew(aLease('a', [CATALOGUE, 'shell@1.0.0']));
  expect(await store.heldVersions()).toEqual(
    new Map([
      [CATALOGUE, { pages: 1, until: new Date(start + LEASE_LASTS_MS) }],
      ['shell@1.0.0', { pages: 1, until: new Date(start + LEASE_LASTS_MS) }],
    ]),
  );
  time += LEASE_LASTS_MS;
  expect(await store.heldVersions()).toEqual(new Map());
});

test('a page that renews is counted once, and holds what it has by now', async () => {
  const store = open(aStorage());
  store.renew(aLease('a', [CATALOGUE]));
  time += LEASE_EVERY_MS;
  store.renew(aLease('a', ['mf-catalog@1.5.0']));
  expect([...(await store.heldVersions())]).toEqual([
    ['mf-catalog@1.5.0', { pages: 1, until: new Date(time + LEASE_LASTS_MS) }],
  ]);
});

test('a page that closes holds nothing any more', async () => {
  const store = open(aStorage());
  store.renew(aLease('a'));
  store.renew(aLease('b'));
  store.renew(aLease('a', [], true));
  expect((await store.heldVersions()).get(CATALOGUE)?.pages).toBe(1);
});

test('all gateways are asked, and the latest lease counts', async () => {
  const storage = aStorage();
  const [one, two] = [open(storage, 'one'), open(storage, 'two')];
  one.renew(aLease('a'));
  time += 10 * 60_000;
  two.renew(aLease('b'));
  await flushed();
  expect([...storage.objects.keys()].sort()).toEqual(['leases/one.json', 'leases/two.json']);
  const expected = { pages: 2, until: new Date(time + LEASE_LASTS_MS) };
  expect((await one.heldVersions()).get(CATALOGUE)).toEqual(expected);
  expect((await open(storage, 'three').heldVersions()).get(CATALOGUE)).toEqual(expected);
});

test('many renewals are one write', async () => {
  const storage = aStorage();
  let writes = 0;
  const counted = {
    ...storage,
    create: (...given: Parameters<ObjectStorage['create']>) => (writes++, storage.create(...given)),
  };
  const store = open(counted);
  for (let page = 0; page < 500; page += 1) store.renew(aLease(`page-${page}`));
  await flushed();
  expect(writes).toBe(1);
  await flushed();
  expect(writes).toBe(1);
});

test('what is not written yet is written when the gateway closes', async () => {
  const storage = aStorage();
  const store = open(storage);
  store.renew(aLease('a'));
  await store.close();
  expect((await open(storage, 'two').heldVersions()).get(CATALOGUE)?.pages).toBe(1);
});

test('a gateway that starts again keeps the pages of the process before it', async () => {
  const storage = aStorage();
  const before = open(storage);
  before.renew(aLease('a'));
  await before.close();
  const after = open(storage);
  after.renew(aLease('b', ['mf-player@1.0.0']));
  await flushed();
  expect([...(await open(storage, 'two').heldVersions()).keys()].sort()).toEqual([CATALOGUE, 'mf-player@1.0.0']);
});

test('the leases of a gateway that is gone expire, and its object goes', async () => {
  const storage = aStorage();
  const gone = open(storage, 'gone');
  gone.renew(aLease('a'));
  await gone.close();
  time += LEASE_LASTS_MS;
  expect(await open(storage).heldVersions()).toEqual(new Map());
  time += 11 * 60_000;
  await open(storage).heldVersions();
  expect(storage.objects.size).toBe(0);
});

test('a storage that is down disturbs no page; its leases are written when it is back', async () => {
  const storage = aStorage();
  let isDown = true;
  const failing = async () => {
    throw new StorageUnavailable('down');
  };
  const shaky: ObjectStorage = {
    ...storage,
    read: (key) => (isDown ? failing() : storage.read(key)),
    create: (key, content) => (isDown ? failing() : storage.create(key, content)),
  };
  const store = open(shaky);
  store.renew(aLease('a'));
  await flushed();
  await expect(store.heldVersions()).rejects.toThrow('down');
  isDown = false;
  await flushed();
  expect((await open(storage, 'two').heldVersions()).get(CATALOGUE)?.pages).toBe(1);
});

test('one network has so many pages and no more, and those that close make room', () => {
  const leases = countPages({ mostOfOneNetwork: 2 });
  const counted = () => [...(leases.counts.get(CATALOGUE) ?? new Map<number, number>()).values()];
  for (const page of ['a', 'b', 'c', 'a']) leases.renew({ ...aLease(page), network: '203.0.113.7' }, start);
  expect(counted()).toEqual([2]);
  leases.renew({ ...aLease('d'), network: '203.0.113.8' }, start);
  leases.renew({ ...aLease('b', [], true), network: '203.0.113.7' }, start);
  leases.renew({ ...aLease('c'), network: '203.0.113.7' }, start);
  expect(counted()).toEqual([3]);
  leases.expire(start + LEASE_LASTS_MS);
  leases.renew({ ...aLease('e'), network: '203.0.113.7' }, start + LEASE_LASTS_MS);
  expect(counted()).toEqual([1]);
});

test('of more pages than are kept the expiry stays right, and the number stays near', () => {
  const leases = countPages({ mostPages: 10 });
  const pages = Array.from({ length: 100 }, (_, index) => `page-${index}`);
  const rounds = 24;
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) leases.renew(aLease(page), start + round * LEASE_EVERY_MS);
  }
  const minutes = leases.counts.get(CATALOGUE) ?? new Map<number, number>();
  expect([...minutes.values()].reduce((sum, number) => sum + number, 0)).toBe(100);
  const last = start + (rounds - 1) * LEASE_EVERY_MS + LEASE_LASTS_MS;
  expect(Math.max(...minutes.keys()) * 60_000).toBe(last);
  expect(leases.expire(last)).toBe(true);
  expect(leases.counts.size).toBe(0);
});

test('pages are forgotten with their leases', () => {
  const leases = countPages({ mostPages: 1 });
  leases.renew(aLease('a'), start);
  leases.expire(start + LEASE_LASTS_MS);
  leases.renew(aLease('b'), start + LEASE_LASTS_MS);
  leases.renew(aLease('b', [], true), start + LEASE_LASTS_MS);
  expect(leases.counts.size).toBe(0);
});

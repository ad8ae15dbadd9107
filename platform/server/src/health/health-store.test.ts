import { expect, test } from '@jest/globals';
import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { healthReport } from '@stoa/shared/platform-contract/health.ts';
import { reportBatch, type BrowserReport } from '@stoa/shared/platform-contract/reports.ts';
import type { z } from 'zod';
import { newVisitor } from '../release/canary-choice.ts';
import { StorageUnavailable, type ObjectStorage } from '../storage/object-storage.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { openHealthStore, type HealthStoreOptions } from './health-store.ts';

const secret = Buffer.from('a secret of 32 bytes for a test.');
const MINUTE = 60_000;
const noon = Date.parse('2026-03-04T12:00:00.000Z');
const aClock = (start = noon) => {
  let time = start;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};

const aGateway = (storage: ObjectStorage, options: Partial<HealthStoreOptions> = {}) =>
  openHealthStore(storage, { channel: 'production', gatewayId: 'gw-1', secret, ...options });

const where = { remote: 'mf-catalog', version: '1.5.0', path: '/', at: new Date(0).toISOString() };
const opened = (mount_ms: number | null = 100): BrowserReport => ({ kind: 'opened', ...where, mount_ms });
const threw: BrowserReport = { kind: 'runtime-error', ...where, message: 'x is undefined' };
const missing: BrowserReport = {
  kind: 'load-error',
  ...where,
  message: 'answered 404',
  stage: 'entry',
  failure: 'missing',
};
const batch = (
  reports: BrowserReport[],
  changes: Partial<z.input<typeof reportBatch>> = {},
): z.infer<typeof reportBatch> =>
  reportBatch.parse({ channel: 'production', revision: 1, visitor: newVisitor(secret), reports, ...changes });

const onlyVersion = async (store: ReturnType<typeof aGateway>, minutes = 60) => {
  const { versions } = healthReport.parse(await store.report({ minutes }));
  expect(versions.length).toBeLessThanOrEqual(1);
  return versions[0];
};

const aChannel = (since: string, weight: number): ChannelDocument => {
  const by = { digest: '0'.repeat(96), since, by: 'test' };
  const canary = { ...by, version: '1.5.0', weight, salt: 'salt', paused: false };
  const live = { 'mf-catalog': { ...by, version: '1.4.0', canary } };
  return { channel: 'production', revision: 1, updated_at: null, live, revoked: [] };
};

test('a visitor counts once as opened, once as failed, and once for each kind of failure', async () => {
  const { now } = aClock();
  const store = aGateway(aStorage(), { now });
  const visitor = newVisitor(secret);
  for (let time = 0; time < 5; time += 1) store.take(batch([opened(), threw, threw, missing], { visitor }));
  store.take(batch([opened()]));
  expect(await onlyVersion(store)).toMatchObject({
    name: 'mf-catalog',
    version: '1.5.0',
    opened: 2,
    failed: 1,
    failures: { runtime: 1, 'load:entry:missing': 1 },
  });
  await store.close();
});

test('a visitor to whom nothing ever opened counts as one who tried', async () => {
  const { now } = aClock();
  const store = aGateway(aStorage(), { now });
  store.take(batch([missing]));
  expect(await onlyVersion(store)).toMatchObject({ opened: 1, failed: 1 });
  await store.close();
});

test('visitors that no gateway has made, other channels and impossible versions are not counted', async () => {
  const { now } = aClock();
  const current = () => aChannel(new Date(noon).toISOString(), 0.01);
  const store = aGateway(aStorage(), { now, current });
  store.take(batch([opened()], { visitor: 'made-up' }));
  store.take(batch([opened()], { visitor: '' }));
  store.take(batch([opened()], { channel: 'staging' }));
  store.take(batch([threw, { ...threw, version: 'not a version' }]));
  expect((await store.report({ minutes: 60 })).versions).toEqual([]);
  await store.close();
});

test('made-up versions cannot take the place of live ones', async () => {
  const { now } = aClock();
  const store = aGateway(aStorage(), { now, current: () => aChannel(new Date(noon).toISOString(), 100) });
  for (let at = 0; at < 300; at += 1) store.take(batch([{ ...threw, version: `9.0.${at}` }]));
  store.take(batch([opened()]));
  const { versions } = await store.report({ minutes: 60 });
  expect(versions).toHaveLength(101);
  expect(versions.some(({ version }) => version === '1.5.0')).toBe(true);
  await store.close();
});

test('several gateways add up, and a visitor whom a balancer sent to both is still one', async () => {
  const storage = aStorage();
  const { now } = aClock();
  const one = aGateway(storage, { now, gatewayId: 'gw-1' });
  const other = aGateway(storage, { now, gatewayId: 'gw-2' });
  for (let at = 0; at < 300; at += 1) {
    const visitor = newVisitor(secret);
    if (at < 200) one.take(batch([opened(), ...(at < 20 ? [threw] : [])], { visitor }));
    if (at >= 100) other.take(batch([opened(), ...(at >= 290 ? [threw] : [])], { visitor }));
  }
  await Promise.all([one.flush(), other.flush()]);
  for (const store of [one, other]) {
    expect(await onlyVersion(store)).toMatchObject({ opened: 300, failed: 30, failures: { runtime: 30 } });
    const totals = await store.totalsSince('mf-catalog', '1.5.0', noon);
    expect(totals.opened).toBeCloseTo(300);
    expect(totals.failed).toBeCloseTo(30);
  }
  await Promise.all([one.close(), other.close()]);
});

test('beyond the visitors that are kept by name, the sum of two gateways is right to a few percent', async () => {
  const storage = aStorage();
  const { now } = aClock();
  const one = aGateway(storage, { now, gatewayId: 'gw-1' });
  const other = aGateway(storage, { now, gatewayId: 'gw-2' });
  for (let at = 0; at < 9000; at += 1) {
    const visitor = newVisitor(secret);
    if (at < 6000) one.take(batch([opened()], { visitor }));
    if (at >= 3000) other.take(batch([opened()], { visitor }));
  }
  await Promise.all([one.close(), other.close()]);
  const { opened: total } = (await onlyVersion(one))!;
  // Three standard deviations of a sample of 1,024.
  expect(Math.abs(total / 9000 - 1)).toBeLessThan(3 / Math.sqrt(1024));
});

test('a gateway that starts again under a new name loses only what was not written yet', async () => {
  const storage = aStorage();
  const { now, pass } = aClock();
  const before = aGateway(storage, { now, gatewayId: 'gw-1' });
  before.take(batch([opened()]));
  await before.flush();
  before.take(batch([opened()]));
  // Killed here: its last count was in memory only.
  pass(3 * MINUTE);
  const after = aGateway(storage, { now, gatewayId: 'gw-2' });
  after.take(batch([opened()]));
  expect(await onlyVersion(after)).toMatchObject({ opened: 2 });
  await after.close();
});

test('without the storage it goes on counting, and writes everything once it is back', async () => {
  const memory = aStorage();
  let isDown = true;
  const unlessDown = () => {
    if (isDown) throw new StorageUnavailable('down');
    return memory;
  };
  const storage: ObjectStorage = {
    description: 'shaky',
    read: async (key) => unlessDown().read(key),
    create: async (key, content) => unlessDown().create(key, content),
    replace: async (key, content, tag) => unlessDown().replace(key, content, tag),
    remove: async (key) => unlessDown().remove(key),
    async *list(prefix) {
      yield* unlessDown().list(prefix);
    },
    watch: () => () => undefined,
  };
  const { now } = aClock();
  const said: string[] = [];
  const store = aGateway(storage, { now, log: (words) => said.push(words) });
  store.take(batch([opened(), threw]));
  await store.flush();
  await store.flush();
  expect(await onlyVersion(store)).toMatchObject({ opened: 1, failed: 1 });
  expect(said).toHaveLength(2);
  expect(memory.objects.size).toBe(0);
  isDown = false;
  await store.flush();
  const other = aGateway(memory, { now, gatewayId: 'gw-2' });
  expect(await onlyVersion(other)).toMatchObject({ opened: 1, failed: 1 });
  await Promise.all([store.close(), other.close()]);
});

test('when a canary begins, its visitors count anew on both versions; a later failure is judged with its opening', async () => {
  const { now, pass } = aClock();
  const canary: { since?: string } = {};
  const store = aGateway(aStorage(), { now, current: () => (canary.since ? aChannel(canary.since, 100) : undefined) });
  const visitors = Array.from({ length: 10 }, () => newVisitor(secret));
  for (const visitor of visitors) store.take(batch([opened()], { visitor }));
  pass(30 * MINUTE);
  const began = now();
  canary.since = new Date(began).toISOString();
  for (const visitor of visitors) store.take(batch([opened()], { visitor }));
  pass(40 * MINUTE);
  for (const visitor of visitors.slice(0, 3)) store.take(batch([threw], { visitor }));
  expect(await store.minutesSince('mf-catalog', '1.5.0', began)).toEqual([{ at: began, opened: 10, failed: 3 }]);
  const { series } = await store.report({ minutes: 5 });
  expect(series[0]!.points.reduce((sum, { failed }) => sum + failed, 0)).toBe(3);
  expect(series[0]!.points.reduce((sum, point) => sum + point.opened, 0)).toBe(0);
  await store.close();
});

test('times to mount and vitals are told to two percent, over gateways', async () => {
  const storage = aStorage();
  const { now } = aClock();
  const stores = ['gw-1', 'gw-2'].map((gatewayId) => aGateway(storage, { now, gatewayId }));
  for (let ms = 1; ms <= 1000; ms += 1)
    stores[ms % 2]!.take(
      batch([
        opened(ms),
        { kind: 'measure', ...where, name: 'LCP', value: ms * 4 },
        { kind: 'measure', ...where, name: 'CLS', value: ms / 5000 },
        { kind: 'measure', ...where, name: 'made-up', value: 1 },
      ]),
    );
  await Promise.all(stores.map((store) => store.close()));
  const { mount_p50, mount_p95, vitals } = (await onlyVersion(stores[0]!))!;
  expect(Math.abs(mount_p50! / 500 - 1)).toBeLessThan(0.025);
  expect(Math.abs(mount_p95! / 950 - 1)).toBeLessThan(0.025);
  expect(Object.keys(vitals).toSorted()).toEqual(['CLS', 'LCP']);
  expect(Math.abs(vitals['LCP']! / 3000 - 1)).toBeLessThan(0.025);
  expect(Math.abs(vitals['CLS']! / 0.15 - 1)).toBeLessThan(0.025);
});

test('charts have a point for each step, and a day is told in quarters of an hour', async () => {
  const { now, pass } = aClock();
  const storage = aStorage();
  const store = aGateway(storage, { now });
  store.take(batch([opened()]));
  pass(90 * MINUTE);
  store.take(batch([opened(), threw]));
  await store.flush();
  const day = healthReport.parse(await store.report({ minutes: 1440, name: 'mf-catalog' }));
  expect(day.step).toBe(900);
  const points = day.series[0]!.points.filter(({ opened: count }) => count > 0);
  expect(points.map(({ at, opened: count, failed }) => [at.slice(11, 16), count, failed])).toEqual([
    ['12:00', 1, 0],
    ['13:30', 1, 1],
  ]);
  expect((await store.report({ minutes: 60, name: 'mf-player' })).versions).toEqual([]);
  expect([...storage.objects.keys()].toSorted()).toEqual([
    'health/production/2026-03-04T12/gw-1.json',
    'health/production/2026-03-04T13/gw-1.json',
  ]);
  await store.close();
});

test('a visitor counts again the next day, and counts older than thirty days are removed', async () => {
  const { now, pass } = aClock();
  const storage = aStorage();
  const store = aGateway(storage, { now });
  const visitor = newVisitor(secret);
  store.take(batch([opened()], { visitor }));
  await store.flush();
  pass(24 * 60 * MINUTE);
  store.take(batch([opened()], { visitor }));
  await store.flush();
  expect(await onlyVersion(store, 2880)).toMatchObject({ opened: 2 });
  pass(29.5 * 24 * 60 * MINUTE);
  await store.flush();
  expect([...storage.objects.keys()]).toEqual(['health/production/2026-03-05T12/gw-1.json']);
  await store.close();
});

test('a canary that is out keeps the counts since it began, however long they are kept otherwise', async () => {
  const { now, pass } = aClock();
  const storage = aStorage();
  let live: ChannelDocument | undefined = aChannel(new Date(noon + 26 * 60 * MINUTE).toISOString(), 100);
  const store = aGateway(storage, { now, days: 3, current: () => live });
  const keys = () => [...storage.objects.keys()].toSorted().map((key) => key.split('/').at(-2));
  for (let day = 0; day < 3; day += 1) {
    store.take(batch([opened()]));
    await store.flush();
    pass(25 * 60 * MINUTE);
  }
  expect(keys()).toEqual(['2026-03-04T12', '2026-03-05T13', '2026-03-06T14']);
  pass(6 * 24 * 60 * MINUTE);
  await store.flush();
  expect(keys()).toEqual(['2026-03-06T14']);

  const canary = live;
  live = undefined;
  pass(60 * MINUTE);
  await store.flush();
  expect(keys()).toEqual(['2026-03-06T14']);
  live = { ...canary, live: {} };
  await store.flush();
  expect(keys()).toEqual([]);
  await store.close();
});

test('an object that is no object of counts is left out', async () => {
  const storage = aStorage();
  await storage.create('health/production/2026-03-04T12/gw-9.json', Buffer.from('{"format":2}'));
  const { now } = aClock();
  const store = aGateway(storage, { now });
  store.take(batch([opened()]));
  expect(await onlyVersion(store)).toMatchObject({ opened: 1 });
  await store.close();
});

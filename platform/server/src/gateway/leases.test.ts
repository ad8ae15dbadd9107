import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { LEASES_PATH, LEASE_EVERY_MS, LEASE_LASTS_MS } from '@stoa/shared/platform-contract/paths.ts';
import { visit } from '@stoa/shared/platform-contract/release.ts';
import type { LeaseBody } from '@stoa/shared/platform-contract/reports.ts';
import type { Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { newPass } from '../release/page-pass.ts';
import { listHolders, retireVersion } from '../release/retire-version.ts';
import { aDataDir, aRemote, aShell } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const OLD = { name: 'mf-catalog', version: '1.0.0' };
const OLD_ID = 'mf-catalog@1.0.0';
const DAY = 24 * 60 * 60_000;
let registry: Registry;
let app: FastifyInstance;

const promote = (version: string) =>
  applyChange(registry, 'production', { kind: 'promote', releases: [{ ...OLD, version }] }, { by: 'ada' });
const tell = (body: Partial<LeaseBody>, from = '203.0.113.7') =>
  app.inject({
    method: 'POST',
    url: LEASES_PATH,
    payload: { passes: [], versions: [OLD_ID], closing: false, ...body },
    headers: { 'x-forwarded-for': from },
  });
/** As the gateway gives it to a page. */
async function openPage(): Promise<string> {
  const { body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  await registry.releaseSets.settled();
  const text = /<script type="application\/json" id="stoa-visit"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  return visit.parse(JSON.parse(text)).pass;
}
const openPages = async () =>
  (await listHolders(registry, OLD.name, OLD.version)).filter(
    ({ kind, detail }) => kind === 'open-pages' && /^\d+ pages?$/.test(detail),
  );
/** Of version 1.0.0 nothing is left but what pages say: two newer ones are what a rollback brings back. */
async function leaveService(): Promise<void> {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await promote(version);
  jest.setSystemTime(Date.now() + 10 * 60_000);
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] });
  registry = aRegistry();
  await publish(registry, aShell());
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(registry, aRemote({ version }));
  const releases = [{ name: 'shell', version: '1.0.0' }, OLD];
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const env = { STOA_DATA_DIR: await aDataDir(), API_URL: 'http://127.0.0.1:9', STOA_LOG_LEVEL: 'silent' };
  app = await createApp(readSettings({ ...env, STOA_PROOF: 'off' }), registry);
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

test('thousands of made-up pages, of one network and of many, keep no version', async () => {
  await openPage();
  await leaveService();
  const set = (await openPage()).split('.')[0]!;
  const madeUp = (index: number) => [
    `${set}.${String(index).padStart(16, 'a')}.${'b'.repeat(16)}`,
    newPass(set, Buffer.from('another secret of 32 bytes here.')),
  ];
  for (let index = 0; index < 2_000; index += 1) {
    const from = index % 2 === 0 ? '203.0.113.7' : `198.51.${index % 256}.${Math.floor(index / 256)}`;
    const { statusCode } = await tell({ passes: madeUp(index) }, from);
    expect(statusCode).toBe(204);
  }
  expect(await openPages()).toEqual([]);
  await expect(retireVersion(registry, OLD, { by: 'ada', why: '' })).resolves.toMatchObject(OLD);
});

test('a page that was given other versions cannot speak for this one', async () => {
  await leaveService();
  await tell({ passes: [await openPage()] });
  expect(await openPages()).toEqual([]);
});

test('an open page keeps what it was given for as long as it says so, and is one page however often it is told', async () => {
  const pass = await openPage();
  await leaveService();
  for (let round = 0; round < 30; round += 1) {
    for (const from of ['203.0.113.7', '203.0.113.8']) await tell({ passes: [pass] }, from);
    jest.setSystemTime(Date.now() + LEASE_EVERY_MS);
  }
  expect(await openPages()).toMatchObject([{ detail: '1 page' }]);
  await expect(retireVersion(registry, OLD, { by: 'ada', why: '' })).rejects.toThrow('1 page (open-pages)');
  jest.setSystemTime(Date.now() + LEASE_LASTS_MS);
  expect(await openPages()).toEqual([]);
});

test('a page that took up a newer release still keeps the version that it began with', async () => {
  const first = await openPage();
  await leaveService();
  await tell({ passes: [await openPage(), first] });
  expect(await openPages()).toMatchObject([{ detail: '1 page' }]);
  await tell({ passes: [first], closing: true });
});

test('whoever really was given a page and never stops saying so keeps it for seven days at most', async () => {
  const pass = await openPage();
  await leaveService();
  jest.setSystemTime(Date.now() + 6.9 * DAY);
  await tell({ passes: [pass] });
  expect(await openPages()).toMatchObject([{ detail: '1 page' }]);
  jest.setSystemTime(Date.now() + 0.2 * DAY);
  await tell({ passes: [pass] });
  expect(await openPages()).toEqual([]);
});

test('whoever means it retires a version despite open pages an hour after it left service, and the audit log tells', async () => {
  const pass = await openPage();
  await leaveService();
  await tell({ passes: [pass] });
  const despite = { by: 'ada', why: 'A script keeps it', despitePages: true };
  await expect(retireVersion(registry, OLD, despite)).rejects.toThrow('1 page (open-pages)');
  jest.setSystemTime(Date.now() + 60 * 60_000);
  await tell({ passes: [pass] });
  const waiting = retireVersion(registry, OLD, { by: 'ada', why: '' });
  await expect(waiting).rejects.toMatchObject({
    refusals: [{ remedy: expect.stringContaining(`stoa retire ${OLD_ID} --despite-open-pages --why`) }],
  });
  await expect(retireVersion(registry, OLD, despite)).resolves.toMatchObject(OLD);
  const [entry] = await registry.audit.list({ limit: 1 });
  expect(entry).toMatchObject({ kind: 'retire', subject: OLD_ID, why: despite.why, details: { despite_pages: true } });
});

test('who has a version beside open pages keeps it, whatever is said of these', async () => {
  await openPage();
  const despite = { by: 'ada', why: 'A script keeps it', despitePages: true };
  await promote('1.1.0');
  jest.setSystemTime(Date.now() + 2 * 60 * 60_000);
  await expect(retireVersion(registry, OLD, despite)).rejects.toThrow('production (rollback-target)');
});

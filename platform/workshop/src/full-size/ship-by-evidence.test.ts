/** A version goes from nobody to everyone by the visitors who come to two gateways. It takes minutes by its nature. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openLoopback } from '@stoa/toolchain/browser/loopback-server.ts';
import { aBuiltFolder, aRemote, aRoute, aShell } from '@stoa/server/testing/built-folders.ts';
import type { ShipEvent } from '../testing/ship-event.ts';
import { simulateTraffic } from '../testing/traffic.ts';
import type { Member } from './member.ts';
import { stoa } from './publish-each.ts';
import { registryAt } from './registry-calls.ts';
import { startGateway } from './start-gateway.ts';
import { startStorage } from './storage.ts';

const REMOTE = 'mf-probe';
const PAGE = '/probe';
const TOKEN = 'may-do-everything-on-this-site-of-a-test';
/** At each of the two gateways. */
const PER_SECOND = 30;
/** Fifty have to come to each step: some 6,500 visitors. A bound for what hangs, however busy the machine. */
const MOST_MINUTES = 45;
const MOST_MS = MOST_MINUTES * 60_000;

let gateways: Member[] = [];
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-ship-'));
  await mkdir(join(folder, 'gateways'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const storage = await startStorage(folder);
  stops.push(storage.stop);
  const api = await openLoopback((_request, response) => response.end('{}'));
  stops.push(() => api.close());
  for (const name of ['gateway-1', 'gateway-2']) {
    const gateway = await startGateway({ name, storage, apiUrl: api.url, folder, token: TOKEN });
    stops.push(gateway.stop);
    gateways = [...gateways, gateway];
  }
  const probe = (version: string) => aBuiltFolder(aRemote({ name: REMOTE, version, routes: [aRoute(PAGE)] }));
  await run('publish', await aBuiltFolder(aShell()), await probe('1.0.0'), '--promote', '--yes');
  await run('publish', await probe('1.1.0'));
}, MOST_MS);
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

async function run(...words: string[]): Promise<string> {
  const { code, output } = await stoa(gateways[0]!.url, TOKEN, ...words);
  expect({ code, output }).toMatchObject({ code: 0 });
  return output;
}

test(
  'a version is shipped from nobody to 1, 5 and 25 % and to everyone, as visitors come and are served well',
  async () => {
    const id = `${REMOTE}@1.1.0`;
    const over = new AbortController();
    const traffic = gateways.map(({ url }) =>
      simulateTraffic({
        url: url + PAGE,
        visitors: PER_SECOND * 60 * MOST_MINUTES,
        perSecond: PER_SECOND,
        failingVersion: id,
        failEvery: Infinity,
        signal: over.signal,
      }),
    );
    const began = performance.now();
    const output = await run('ship', id, '--yes', '--json').finally(() => over.abort());
    const minutes = (performance.now() - began) / 60_000;
    const seen = await Promise.all(traffic);
    const visitors = seen.reduce((sum, one) => sum + one.visitors, 0);
    process.stderr.write(`      ship: everyone after ${visitors} visitors in ${minutes.toFixed(1)} min\n`);

    const told = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as ShipEvent] : []));
    const steps = told.filter(({ kind }) => kind === 'canary' || kind === 'promoted');
    expect(steps.map(({ kind, weight }) => [kind, weight])).toEqual([
      ['canary', 1],
      ['canary', 5],
      ['canary', 25],
      ['promoted', null],
    ]);
    for (const { words } of steps.slice(1)) expect(words).toMatch(/No worse so far/);
    expect(seen.map(({ refused }) => refused)).toEqual([0, 0]);
    const { document } = await registryAt(gateways[1]!.url, TOKEN).status();
    expect(document.live[REMOTE]).toMatchObject({ version: '1.1.0', canary: null });
  },
  MOST_MS,
);

/** Thirty remotes are live, and one of them is altered, absent, slow or malicious on the way to one of two gateways. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { HeldBack, VersionFault } from '@stoa/shared/platform-contract/gateways.ts';
import { releasePath } from '@stoa/shared/platform-contract/paths.ts';
import {
  fallbackDocument,
  releaseDocument,
  releaseReply,
  type ReleasedRemote,
} from '@stoa/shared/platform-contract/release.ts';
import { openLoopback, type LoopbackServer } from '@stoa/toolchain/browser/loopback-server.ts';
import { blobOfIntegrity } from '@stoa/server/registry/blob-store.ts';
import { inParallel } from '@stoa/server/registry/in-parallel.ts';
import { aBuiltFolder, aRemote, aRoute } from '@stoa/server/testing/built-folders.ts';
import { msUntil } from './ask.ts';
import { prepareBuilds } from './builds.ts';
import { startLyingLine, type Lie, type LyingLine } from './lying-line.ts';
import type { Member } from './member.ts';
import { stoa } from './publish-each.ts';
import { registryAt } from './registry-calls.ts';
import { startGateway } from './start-gateway.ts';
import { startStorage, type Storage } from './storage.ts';

/** Builds and thirty uploads: a bound for what hangs, however busy the machine. */
const SETTING_UP_MS = 1_800_000;
const TOKEN = 'may-do-everything-on-this-site-of-a-test';
const parts = Array.from({ length: 25 }, (_, at) => `mf-part-${at + 1}`);

let folder = '';
let storage: Storage;
let line: LyingLine;
/** Nobody draws pages here; that it answers is enough. */
let api: LoopbackServer;
/** It was there before anything went wrong, and its own way to the storage is good. */
let old: Member;
const stops: (() => Promise<unknown>)[] = [];

const startAt = (name: string, endpoint: string): Promise<Member> =>
  startGateway({ name, storage, endpoint, apiUrl: api.url, folder, token: TOKEN });

const aPart = (name: string, version: string) =>
  aBuiltFolder(aRemote({ name, version, routes: [aRoute(`/try/${name}`)] }));

async function publish(...builds: string[]): Promise<void> {
  const { code, output } = await stoa(old.url, TOKEN, 'publish', ...builds, '--promote', '--yes', '--why', 'thirty');
  expect({ code, output }).toMatchObject({ code: 0 });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-thirty-'));
  await mkdir(join(folder, 'gateways'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  storage = await startStorage(folder);
  stops.push(storage.stop);
  api = await openLoopback((_request, response) => response.end('{}'));
  stops.push(() => api.close());
  line = await startLyingLine(storage.env['S3_ENDPOINT']!);
  stops.push(line.stop);
  old = await startAt('old', storage.env['S3_ENDPOINT']!);
  stops.push(old.stop);
  const builds = await prepareBuilds();
  await publish(...builds, ...(await Promise.all(parts.map((name) => aPart(name, '1.0.0')))));
  await publish(...(await Promise.all(parts.map((name) => aPart(name, '1.1.0')))));
}, SETTING_UP_MS);
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** The remotes that a page of this gateway opens, by name: its shell takes what stands in for what is withheld. */
async function opened({ url }: Member): Promise<Map<string, ReleasedRemote>> {
  const reply = await fetch(url + releasePath('production'));
  const { payload, visit } = releaseReply.parse(await reply.json());
  const { withheld = [], taken = [], texts = [] } = visit.stand_ins ?? {};
  const idOf = ({ name, version }: ReleasedRemote) => `${name}@${version}`;
  const live = releaseDocument.parse(JSON.parse(payload)).remotes.filter((one) => !withheld.includes(idOf(one)));
  const others = texts.flatMap((text) => fallbackDocument.parse(JSON.parse(text.payload)).remotes);
  const standIns = others.filter((one) => taken.includes(idOf(one)));
  return new Map([...live, ...standIns].map((remote) => [remote.name, remote]));
}

const versionsOf = (remotes: Map<string, ReleasedRemote>) =>
  Object.fromEntries([...remotes].map(([name, { version }]) => [name, version]));

/** Every file that a page may ask for is there, and is the one that was released. */
async function expectSound({ url }: Member, remotes: Map<string, ReleasedRemote>): Promise<void> {
  const files = [...remotes.values()].flatMap((remote) => [
    [remote.entry, remote.integrity] as const,
    ...Object.entries(remote.files),
  ]);
  const wrong: string[] = [];
  await inParallel(files, async ([path, integrity]) => {
    const bytes = Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer());
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) wrong.push(path);
  });
  expect(wrong).toEqual([]);
}

async function heldBy({ url }: Member): Promise<HeldBack[]> {
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(200);
  return ((await ready.json()) as { held: HeldBack[] }).held;
}

async function promoteBy({ url }: Member, name: string, version: string): Promise<ChannelReply> {
  const reply = await registryAt(url, TOKEN).promote(name, version);
  expect(reply.status).toBe(200);
  return (await reply.json()) as ChannelReply;
}

const standingOf = ({ name }: Member, { gateways = [] }: ChannelReply) => gateways.find((one) => one.name === name);

async function expectTold(victim: string, { fresh, fault }: { fresh: Member; fault: VersionFault }): Promise<void> {
  const promoted = await promoteBy(old, victim, '1.1.0');
  expect(standingOf(old, promoted)).toMatchObject({ state: 'serves', held: [] });
  const held = [{ name: victim, version: '1.1.0', serving: '1.0.0', fault }];
  expect(standingOf(fresh, promoted)).toMatchObject({ state: 'serves', held });
}

/** A pipeline reads the exit code, a person the line. */
async function expectToldByCommand(victim: string, fresh: Member): Promise<void> {
  const words = ['promote', `${victim}@1.1.0`, '--yes', '--why', 'by command'];
  const { code, output } = await stoa(old.url, TOKEN, ...words);
  expect({ code, output }).toEqual({
    code: 4,
    output: expect.stringContaining(`${victim} held back at 1.0.0 by ${fresh.name}: ${victim}@1.1.0`),
  });
}

/** In this case the command puts it live again. */
const BY_COMMAND: Lie = 'altered';
const cases: [Lie, VersionFault][] = [
  ['altered', 'altered'],
  ['absent', 'missing'],
  ['slow', 'slow'],
  ['malicious', 'altered'],
];

test.each(cases)(
  '%s: that one stays at its last good version at a fresh gateway, the others go on',
  async (lie, fault) => {
    const at = cases.findIndex(([one]) => one === lie);
    const [victim, other] = [parts[at]!, parts[at + 10]!];
    const before = versionsOf(await opened(old));
    expect(Object.keys(before)).toHaveLength(30);
    expect(before[victim]).toBe('1.1.0');
    const script = (await opened(old)).get(victim)!;
    const blob = blobOfIntegrity(Object.entries(script.files).find(([path]) => path.endsWith('.js'))![1]);
    line.lies.set(`blobs/${blob.slice(0, 2)}/${blob}`, lie);
    const fresh = await startAt(`fresh-${lie}`, line.url);
    try {
      expect(versionsOf(await opened(fresh))).toEqual({ ...before, [victim]: '1.0.0' });
      await expectSound(fresh, await opened(fresh));
      expect(await heldBy(fresh)).toMatchObject([{ name: victim, version: '1.1.0', serving: '1.0.0', fault }]);
      expect(versionsOf(await opened(old))).toEqual(before);
      expect(await heldBy(old)).toEqual([]);

      // Another team's release reaches both, and is done when it says so.
      const promoted = await promoteBy(old, other, '1.0.0');
      for (const gateway of [old, fresh]) expect(standingOf(gateway, promoted)?.state).toBe('serves');
      expect(versionsOf(await opened(fresh))).toEqual({ ...before, [victim]: '1.0.0', [other]: '1.0.0' });
      expect(versionsOf(await opened(old))).toEqual({ ...before, [other]: '1.0.0' });

      // Who puts the victim itself live again is told which gateway does not serve it.
      expect(standingOf(fresh, await promoteBy(old, victim, '1.0.0'))).toMatchObject({ state: 'serves', held: [] });
      if (lie === BY_COMMAND) await expectToldByCommand(victim, fresh);
      else await expectTold(victim, { fresh, fault });
      expect(versionsOf(await opened(fresh))).toEqual({ ...before, [victim]: '1.0.0', [other]: '1.0.0' });

      line.lies.clear();
      await msUntil(performance.now(), async () => (await heldBy(fresh)).length === 0);
      expect(versionsOf(await opened(fresh))).toEqual({ ...before, [other]: '1.0.0' });
    } finally {
      line.lies.clear();
      await fresh.stop();
    }
  },
);

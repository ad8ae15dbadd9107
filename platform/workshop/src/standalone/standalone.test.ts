import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { requireChromium } from '@stoa/toolchain/browser/find-chromium.ts';
import { openChromium } from '@stoa/toolchain/browser/open-chromium.ts';
import { workspaces } from '../start/run-command.ts';
import { folderAt, linkPackages, raiseVersion, takeAway, type EmptyPlace } from './empty-place.ts';
import { startNpmRegistry, type NpmRegistry } from './npm-registry.ts';
import { seeAlone } from './plain-frame.ts';
import { bytesOfOthers, liveRemotes, startSite, type RunningSite } from './running-site.ts';

const remotes = workspaces.filter((name) => name.startsWith('mf-'));
/** Registry, site, and five folders' builds: a bound for what hangs, however busy the machine. */
const BOUND_MS = 1_800_000;
const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

let registry: NpmRegistry;
let site: RunningSite;
let browser: Browser;
let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'stoa-alone-'));
  [registry, site] = await Promise.all([startNpmRegistry(), startSite()]);
  browser = await openChromium({ executablePath: requireChromium() });
}, BOUND_MS);
afterAll(async () => {
  await Promise.allSettled(working.values());
  await browser?.close();
  await Promise.all([registry?.stop(), site?.stop()]);
  await rm(place, { recursive: true, force: true });
}, BOUND_MS);

/** The first folder’s packages, which the others begin with: exactly what the lock says. */
let unpacked: Promise<string> | undefined;

async function install(folder: EmptyPlace): Promise<void> {
  if (unpacked) {
    await linkPackages(await unpacked, folder.dir);
    await folder.run('npm', 'install', ...quiet);
  } else {
    unpacked = folder.run('npm', 'ci', ...quiet).then(() => folder.dir);
    await unpacked.catch((error: unknown) => {
      unpacked = undefined;
      throw error;
    });
  }
}

interface Worked {
  folder: EmptyPlace;
  version: string;
}

/** All that a team does in its folder before anybody else sees of it. */
async function workAlone(name: string): Promise<Worked> {
  const folder = await takeAway(name, place, { ...registry.env, STOA_DATA_DIR: site.dataDir, STOA_URL: site.url });
  const lock = () => readFileSync(join(folder.dir, 'package-lock.json'), 'utf8');
  const version = await raiseVersion(folder);
  const wanted = lock();
  await install(folder);
  // The lock says all that is needed.
  expect(lockedVersions(lock())).toEqual(lockedVersions(wanted));

  expect(await folder.run('npm', 'run', 'check')).toContain(`${name} checked`);
  // The other parts run in this checkout; that they can run here is what this shows.
  expect(await folder.run('npm', 'test', '--', '--shard=1/8')).toMatch(/Tests: +\d+ passed, \d+ total/);
  expect(await folder.run('npm', 'run', 'build')).toContain(`${name}@${version} built`);
  expect(await folder.run('npm', 'run', 'doctor', '--', '--times', '20')).toContain(name);
  const [port] = await freePorts(1);
  expect(await seeAlone(browser, folder, port!)).not.toBe('');
  return { folder, version };
}

const working = new Map<string, Promise<Worked>>();

/** Begins it once. Its failure is its own test's. */
function beginWork(name: string): Promise<Worked> {
  const work = working.get(name) ?? workAlone(name);
  working.set(name, work);
  work.catch(() => undefined);
  return work;
}

test.each(remotes.map((name, at) => [name, remotes[at + 1]] as const))(
  '%s alone installs, runs all of its scripts, goes live and is taken back',
  async (name, next) => {
    const work = beginWork(name);
    // What a folder runs keeps one core busy.
    if (next) void beginWork(next);
    const { folder, version } = await work;
    const before = (await liveRemotes(site.url)).get(name)!.version;
    const others = await bytesOfOthers(site.url, name);
    await folder.run('npx', 'stoa', 'publish', '.');
    await folder.run('npx', 'stoa', 'promote', `${name}@${version}`, '--yes', '--why', 'built alone');
    expect((await liveRemotes(site.url)).get(name)).toMatchObject({ version });
    expect(await bytesOfOthers(site.url, name)).toEqual(others);
    await folder.run('npx', 'stoa', 'rollback', name, '--from', version, '--yes', '--why', 'and back');
    expect((await liveRemotes(site.url)).get(name)!.version).toBe(before);
    expect(await bytesOfOthers(site.url, name)).toEqual(others);
  },
  BOUND_MS,
);

test('npm create makes a remote anywhere, and its first view is small', async () => {
  const { env, url } = registry;
  await folderAt(place, env).run('npm', 'create', '--yes', `--registry=${url}/`, 'stoa-remote', 'mf-hello');
  const folder = folderAt(join(place, 'mf-hello'), env);
  await install(folder);
  await folder.run('npm', 'run', 'check');
  await folder.run('npm', 'run', 'build');
  const descriptor = JSON.parse(readFileSync(join(folder.dir, 'dist/remote.json'), 'utf8')) as {
    build: { brotli_bytes: number };
  };
  expect(descriptor.build.brotli_bytes).toBeLessThanOrEqual(8_000);
});

/** Place → version: npm orders the rest of it in its own way. */
function lockedVersions(lock: string): Record<string, string | undefined> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  return Object.fromEntries(Object.entries(packages).map(([at, { version }]) => [at, version]));
}

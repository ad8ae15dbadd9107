import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { type ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { PlatformArguments, PlatformReply } from '@stoa/shared/platform-contract/endpoints.ts';
import { platformRoutes, type PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import { changeBuild, isPartOfBuild, type Build, type Change } from '@stoa/workshop/testing/changed-build.ts';
import { node, root, startGateway } from './gateway-process.ts';

const runFile = promisify(execFile);

/**
 * A site of the test's own: gateways with a copy of the product's registry, in front of the product's API. An operator
 * can release there without other tests, which run meanwhile, losing the versions they look at.
 */
export interface Site {
  /** Its first gateway. */
  url: string;
  /** All of them; they share one registry. */
  urls: readonly string[];
  /** A command with this as STOA_DATA_DIR finds the key to everything there. */
  dataDir: string;
  /** Scratch space that goes with the site. */
  folder: string;
  /** Runs the `stoa` command and reads its JSON. @throws with what it wrote when it fails. */
  stoa<T>(...words: string[]): Promise<T>;
  /** The same, as a person reads it. */
  stoaWords(...words: string[]): Promise<string>;
  /** The same for a command that goes on for a while, and tells one object a line. */
  stoaLines<T>(...words: string[]): Promise<T[]>;
  /** One call of the release platform, with the key to everything. @throws with the refusal */
  ask<N extends PlatformRouteName>(name: N, given?: Partial<PlatformArguments<N>>): Promise<PlatformReply<N>>;
  /** A build like the live one but for a change, under another version; returns its folder. */
  build(name: string, version: string, change?: Change): Promise<string>;
  /** The same, published. */
  publish(name: string, version: string, change?: Change): Promise<void>;
  /** A version that was never used on this site. */
  nextVersion(): string;
  /** Brings back what was live at first, and ends all canaries. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Address of the running product. */
  product: string;
  gateways: number;
  /** `undefined` takes a setting away. */
  env?: Record<string, string | undefined>;
}

export async function openSite({ product, gateways, env }: Options): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-operator-'));
  const dataDir = join(folder, 'data');
  await copyRegistry(resolve(root, process.env['STOA_DATA_DIR'] ?? 'data'), dataDir);
  const options = { dataDir, apiUrl: product, ...(env && { env }) };
  const running = await Promise.all(Array.from({ length: gateways }, () => startGateway(options)));
  const urls = running.map(({ url }) => url);
  const [url = ''] = urls;
  const token = (await readFile(join(dataDir, 'keys/root-token'), 'utf8')).trim();
  const ask: Site['ask'] = (name, given) => askAs(url, token, name, given as Given);
  const builds = new Map<string, Promise<Build>>();
  let versions = 0;

  const live = (document: ChannelDocument) => Object.entries(document.live);
  const atFirst = Object.fromEntries(
    live(await ask('getChannel', { params: PRODUCTION })).map(([name, { version }]) => [name, version]),
  );
  const build: Site['build'] = async (name, version, change = {}) => {
    const base = builds.get(name) ?? readLiveBuild(url, name, ask);
    builds.set(name, base);
    return changeBuild(await base, version, change, join(folder, 'builds', `${name}@${version}`));
  };
  const runStoa = async (...words: string[]): Promise<string> => {
    const args = [join(root, 'platform/toolchain/bin/stoa.mjs'), ...words, '--url', url];
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, STOA_DATA_DIR: dataDir };
    const { stdout } = await runFile(node, args, { env });
    return stdout;
  };
  const stoa = async <T>(...words: string[]) => JSON.parse(await runStoa(...words, '--json')) as T;
  return {
    url,
    urls,
    dataDir,
    folder,
    stoa,
    stoaWords: runStoa,
    stoaLines: async <T>(...words: string[]) =>
      (await runStoa(...words, '--json'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as T),
    ask,
    build,
    publish: async (name, version, change) => {
      await stoa('publish', await build(name, version, change));
    },
    nextVersion: () => `1.${100 + (versions += 1)}.0`,
    restore: async () => {
      for (const [name, { version, canary }] of live(await ask('getChannel', { params: PRODUCTION }))) {
        const to = atFirst[name];
        if (to && (canary || version !== to))
          await ask('rollBack', { params: PRODUCTION, body: { name, to, revoke: false, why: '' } });
      }
    },
    close: async () => {
      await Promise.all(running.map((gateway) => gateway.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const PRODUCTION = { channel: 'production' };

async function copyRegistry(from: string, to: string): Promise<void> {
  for (const room of ['releases', 'keys']) {
    await cp(join(from, room), join(to, room), {
      recursive: true,
      // What is being written at this moment.
      filter: (path) => !path.endsWith('/~tmp'),
    });
  }
}

async function readLiveBuild(url: string, name: string, ask: Site['ask']): Promise<Build> {
  const { live } = await ask('getChannel', { params: PRODUCTION });
  const version = live[name]?.version ?? '';
  const { record } = await ask('getVersion', { params: { name, version } });
  const place = name === 'shell' ? `${url}/shell/${version}` : `${url}/remotes/${name}/${version}`;
  const read = async ({ path }: ArtefactRecord['files'][number]): Promise<[string, Buffer]> => [
    path,
    Buffer.from(await (await fetch(`${place}/${path}`)).arrayBuffer()),
  ];
  const files = record.files.filter(({ path }) => isPartOfBuild(path));
  return { descriptor: record.descriptor, files: new Map(await Promise.all(files.map(read))) };
}

interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One call of the release platform at this gateway, with this token. @throws with the refusal */
export async function askAs<N extends PlatformRouteName>(
  url: string,
  token: string,
  name: N,
  { params = {}, query = {}, body }: Given = {},
): Promise<PlatformReply<N>> {
  const [method = 'GET', template = ''] = platformRoutes[name].split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]));
  const reply = await fetch(`${url}${PLATFORM_PREFIX}/${path}?${search}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as PlatformReply<N>;
}

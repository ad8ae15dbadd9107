import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseDocument, type ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { inParallel } from '@stoa/server/registry/in-parallel.ts';
import { answers, startPart } from '../start/part.ts';
import { openPublishing } from '../start/publish-builds.ts';

/** A gateway with the builds of this checkout live; no API, because nobody draws its pages. */
export interface RunningSite {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

export async function startSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-standalone-'));
  const logs = join(dataDir, 'logs');
  await mkdir(logs);
  const publishing = openPublishing(dataDir, 'production');
  await inParallel(publishing.packages, async (name) => void (await publishing.publish(name)), 2);
  await publishing.promote();
  const [port, nobody] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    API_URL: `http://127.0.0.1:${nobody}`,
    STOA_DATA_DIR: dataDir,
    STOA_LOG_LEVEL: 'warn',
    // The proof by mounting has tests of its own.
    STOA_PROOF: 'off',
  };
  const gateway = startPart('gateway', 'platform/server/src/gateway/server.ts', env, logs);
  const stop = async () => {
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/healthz`);
    return { url, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The remotes that a page of the site loads now, by name. */
export async function liveRemotes(url: string): Promise<Map<string, ReleasedRemote>> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const text = /<script[^>]*id="stoa-release"[^>]*>([^<]*)</.exec(html)?.[1];
  if (!text) throw new Error(`The page at ${url} carries no release.`);
  const { remotes } = releaseDocument.parse(JSON.parse(text));
  return new Map(remotes.map((remote) => [remote.name, remote]));
}

/** Hash of every file that a page may load, of each remote but one. */
export async function bytesOfOthers(url: string, name: string): Promise<Record<string, string>> {
  const others = [...(await liveRemotes(url)).values()].filter((remote) => remote.name !== name);
  const addresses = others.flatMap(({ entry, files }) => [entry, ...Object.keys(files)]);
  const hashes: Record<string, string> = {};
  await inParallel(addresses, async (address) => {
    const reply = await fetch(new URL(address, url));
    if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}.`);
    hashes[address] = createHash('sha256')
      .update(Buffer.from(await reply.arrayBuffer()))
      .digest('hex');
  });
  return hashes;
}

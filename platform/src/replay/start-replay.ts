import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSiteLinks } from '@stoa/shared/contract/site-links.ts';
import type { ReleaseSet } from '@stoa/shared/contract/access.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { createApp } from '../gateway/app.ts';
import { openRegistry } from '../registry/registry.ts';
import { openFolderStorage } from '../storage/folder-storage.ts';
import { fetchFiles } from './fetch-files.ts';
import { readReleaseSet } from './read-release-set.ts';
import { releaseExactly } from './release-exactly.ts';
import { throwAwayKeys } from './throw-away-keys.ts';

interface Options {
  id: string;
  /** `https://stoa.example`: where the versions come from, and where the API is. */
  site: string;
  port: number;
  /** Ends the fetching; then nothing is left behind. */
  signal?: AbortSignal;
  onProgress(done: number, all: number): void;
}

export interface Replay {
  set: ReleaseSet;
  url: string;
  /** Ends the server and deletes what was fetched. */
  stop(): Promise<void>;
}

/**
 * Serves the versions of one page, and nothing else, on this machine: a gateway over a folder of its own, with keys of its
 * own, whose `/api` is that of the site. Reports of browsers stay here. @throws ReleaseRefused, or naming the file
 */
export async function startReplay(client: RegistryClient, options: Options): Promise<Replay> {
  const { id, site, port, onProgress, signal = new AbortController().signal } = options;
  const { set, records } = await readReleaseSet(client, id);
  const folder = await mkdtemp(join(tmpdir(), 'stoa-replay-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const registry = openRegistry(openFolderStorage(join(folder, 'releases')), throwAwayKeys());
    await fetchFiles(records, { site, blobs: registry.blobs, signal, onProgress });
    await releaseExactly(registry, set, records);
    const app = await createApp(settingsOf(folder, site, set.channel), registry);
    await app.listen({ port, host: 'localhost' });
    const stop = async () => {
      await app.close();
      await clear();
    };
    return { set, url: app.listeningOrigin.replace(/\[::1\]|127\.0\.0\.1/, 'localhost'), stop };
  } catch (error) {
    await clear();
    throw error;
  }
}

const settingsOf = (dataDir: string, site: string, channel: string): Parameters<typeof createApp>[0] => ({
  port: 0,
  gatewayName: 'replay',
  host: 'localhost',
  apiUrl: site,
  dataDir,
  channel,
  platformToken: undefined,
  siteUrl: undefined,
  trustProxy: 'loopback',
  devRelease: undefined,
  webhook: undefined,
  siteLinks: noSiteLinks,
  measureShare: 0,
  reportDays: 1,
  logLevel: 'error',
  env: {},
});

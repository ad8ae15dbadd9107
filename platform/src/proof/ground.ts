import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtefactRecord } from '@stoa/shared/contract/artefacts.ts';
import { noSiteLinks } from '@stoa/shared/contract/site-links.ts';
import { createApp } from '../gateway/app.ts';
import { openRegistry } from '../registry/registry.ts';
import { releaseExactly } from '../replay/release-exactly.ts';
import { throwAwayKeys } from '../replay/throw-away-keys.ts';
import { openFolderStorage } from '../storage/folder-storage.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

export interface Ground {
  url: string;
  close(): Promise<void>;
}

/**
 * A whole site of these versions and nothing else, on this machine: a gateway with keys of its own, which reads the files
 * from the registry's storage, writes into a folder that goes with it, and asks `apiUrl`.
 */
export async function openGround(
  storage: ObjectStorage,
  records: readonly ArtefactRecord[],
  apiUrl: string,
): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-proof-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const registry = openRegistry(withBlobsOf(storage, openFolderStorage(join(folder, 'releases'))), throwAwayKeys());
    const versions = Object.fromEntries(records.map(({ descriptor: { name, version } }) => [name, version]));
    await releaseExactly(
      registry,
      { id: 'proof', channel: CHANNEL, revision: 1, versions, at: new Date().toISOString() },
      records,
    );
    const app = await createApp(settingsOf(folder, apiUrl), registry);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      url: app.listeningOrigin,
      close: async () => {
        await app.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

const CHANNEL = 'proof';

const withBlobsOf = (storage: ObjectStorage, own: ObjectStorage): ObjectStorage => ({
  ...own,
  read: (key) => (key.startsWith('blobs/') ? storage.read(key) : own.read(key)),
});

const settingsOf = (dataDir: string, apiUrl: string): Parameters<typeof createApp>[0] => ({
  port: 0,
  gatewayName: CHANNEL,
  host: '127.0.0.1',
  apiUrl,
  dataDir,
  channel: CHANNEL,
  platformToken: undefined,
  siteUrl: undefined,
  trustProxy: 'loopback',
  devRelease: undefined,
  webhook: undefined,
  siteLinks: noSiteLinks,
  measureShare: 0,
  reportDays: 1,
  logLevel: 'silent',
  env: {},
});

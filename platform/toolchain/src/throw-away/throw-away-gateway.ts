import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@stoa/shared/platform-contract/access.ts';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { noSiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import { createApp } from '@stoa/server/gateway/app.ts';
import type { GatewaySettings } from '@stoa/server/gateway/settings.ts';
import type { BlobStore } from '@stoa/server/registry/blob-store.ts';
import { openRegistry, type Registry } from '@stoa/server/registry/registry.ts';
import { openFolderStorage } from '@stoa/server/storage/folder-storage.ts';
import { releaseExactly } from './release-exactly.ts';
import { throwAwayKeys } from './throw-away-keys.ts';

type Settings = Pick<GatewaySettings, 'gatewayName' | 'host' | 'port' | 'apiUrl' | 'logLevel'>;

interface Options extends Settings {
  set: ReleaseSet;
  records: readonly ArtefactRecord[];
  /** Where their files are; without, in the gateway's own folder, which `fill` brings them to. */
  files?: Pick<BlobStore, 'read'>;
  fill?(registry: Registry): Promise<void>;
}

export interface ThrowAwayGateway {
  url: string;
  /** Ends the server and deletes its folder. */
  close(): Promise<void>;
}

/** A gateway of these versions and nothing else, on this machine, with keys and a folder of its own. */
export async function openThrowAwayGateway(options: Options): Promise<ThrowAwayGateway> {
  const { set, records, files, fill, ...settings } = options;
  const folder = await mkdtemp(join(tmpdir(), `stoa-${settings.gatewayName}-`));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const own = openRegistry(openFolderStorage(join(folder, 'releases')), throwAwayKeys());
    const registry = files ? { ...own, blobs: { ...own.blobs, read: files.read } } : own;
    await fill?.(registry);
    await releaseExactly(registry, set, records);
    const app = await createApp(settingsOf(settings, folder, set.channel), registry);
    await app.listen({ port: settings.port, host: settings.host });
    const close = async () => {
      await app.close();
      await clear();
    };
    return { url: app.listeningOrigin, close };
  } catch (error) {
    await clear();
    throw error;
  }
}

const settingsOf = (settings: Settings, dataDir: string, channel: string): GatewaySettings => ({
  ...settings,
  dataDir,
  channel,
  platformToken: undefined,
  siteUrl: undefined,
  trustProxy: 'loopback',
  devRelease: undefined,
  prover: undefined,
  webhook: undefined,
  siteLinks: noSiteLinks,
  contentUrl: undefined,
  frameOrigins: [],
  measureShare: 0,
  reportDays: 1,
  env: {},
});

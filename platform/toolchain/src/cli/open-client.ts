import { resolve } from 'node:path';
import { findPlatformToken } from '@stoa/server/registry/platform-token.ts';
import { accountName, type ClientOptions } from './common-options.ts';
import { findLogin } from './credentials.ts';
import { openHttpClient } from './http-client.ts';
import type { RegistryClient } from './registry-client.ts';

export async function openClient({ url, dataDir, by }: ClientOptions & { by?: string }): Promise<RegistryClient> {
  if (dataDir === undefined) return openHttpClient(url, await findToken(url));
  // Only here: the registry itself is large, and most commands speak to a gateway.
  const { openFolderClient } = await import('./folder-client.ts');
  return openFolderClient(resolve(dataDir), by ?? accountName());
}

/**
 * From STOA_PLATFORM_TOKEN, else from `stoa login`, else from the data folder of this machine; that last one may do
 * everything, so it is never sent to another machine.
 */
async function findToken(url: string): Promise<string | undefined> {
  const given = process.env['STOA_PLATFORM_TOKEN'] || (await findLogin(url));
  if (given || !isThisMachine(url)) return given;
  return findPlatformToken(process.env['STOA_DATA_DIR'] || './data');
}

export const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

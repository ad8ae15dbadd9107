import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { channelName } from '@stoa/shared/contract/channels.ts';
import { findPlatformToken } from '../registry/platform-token.ts';
import { refuse } from '../registry/refusal.ts';
import { openFolderClient } from './folder-client.ts';
import { openHttpClient } from './http-client.ts';
import type { RegistryClient } from './registry-client.ts';

export interface ClientOptions {
  url: string;
  dataDir?: string;
  channel: string;
  json?: boolean;
}
export interface ChangeOptions extends ClientOptions {
  why?: string;
  by?: string;
  expectRevision?: string;
}

export const withClientOptions = (command: Command): Command =>
  command
    .option('--channel <name>', 'channel to look at or change', process.env['STOA_CHANNEL'] || 'production')
    .option('--url <address>', 'gateway to speak to', process.env['STOA_URL'] || 'http://localhost:8080')
    .option('--data-dir <folder>', 'work on this data folder itself, without a gateway')
    .option('--json', 'print JSON for machines');

export const withChangeOptions = (command: Command): Command =>
  withClientOptions(command)
    .option('--why <reason>', 'reason, for the history')
    .option('--by <name>', 'who does it, for the history; by default the name of your account')
    .option('--expect-revision <number>', 'refuse if the channel has changed since this revision');

/** The token comes from STOA_PLATFORM_TOKEN, else from the data folder of this machine. */
export async function openClient({ url, dataDir, channel }: ClientOptions): Promise<RegistryClient> {
  const named = channelName.safeParse(channel);
  if (!named.success) throw refuse('invalid', `${channel} is no channel's name: ${named.error.issues[0]?.message}`);
  if (dataDir) return openFolderClient(resolve(dataDir), accountName());
  const token =
    process.env['STOA_PLATFORM_TOKEN'] || (await findPlatformToken(process.env['STOA_DATA_DIR'] || './data'));
  return openHttpClient(url.replace(/\/$/, ''), token);
}

/** Why, by whom and on what: the fields that every change of a channel has. */
export function because({ by, why, expectRevision }: ChangeOptions) {
  const expected = expectRevision === undefined ? undefined : Number(expectRevision);
  if (expected !== undefined && !Number.isInteger(expected)) {
    throw refuse('invalid', `--expect-revision takes a whole number, not ${expectRevision}.`);
  }
  return { by: by ?? accountName(), why: why ?? '', ...(expected !== undefined && { expected_revision: expected }) };
}

export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

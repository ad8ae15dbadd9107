import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { channelName } from '@stoa/shared/contract/channels.ts';
import { findPlatformToken } from '../registry/platform-token.ts';
import { refuse } from '../registry/refusal.ts';
import { openFolderDesk } from './folder-desk.ts';
import { openHttpDesk } from './http-desk.ts';
import type { ReleaseDesk } from './release-desk.ts';

export interface DeskOptions {
  url: string;
  dataDir?: string;
  channel: string;
  json?: boolean;
}
export interface ChangeOptions extends DeskOptions {
  why?: string;
  by?: string;
  expectRevision?: string;
}

export const withDeskOptions = (command: Command): Command =>
  command
    .option('--channel <name>', 'channel to look at or change', process.env['STOA_CHANNEL'] || 'production')
    .option('--url <address>', 'gateway to speak to', process.env['STOA_URL'] || 'http://localhost:8080')
    .option('--data-dir <folder>', 'work on this data folder itself, without a gateway')
    .option('--json', 'print JSON for machines');

export const withChangeOptions = (command: Command): Command =>
  withDeskOptions(command)
    .option('--why <reason>', 'reason, for the history')
    .option('--by <name>', 'who does it, for the history; by default the name of your account')
    .option('--expect-revision <number>', 'refuse if the channel has changed since this revision');

/** The token comes from STOA_PLATFORM_TOKEN, else from the data folder of this machine. */
export async function openDesk({ url, dataDir, channel }: DeskOptions): Promise<ReleaseDesk> {
  const named = channelName.safeParse(channel);
  if (!named.success) throw refuse('invalid', `${channel} is no channel's name: ${named.error.issues[0]?.message}`);
  if (dataDir) return openFolderDesk(resolve(dataDir));
  const token =
    process.env['STOA_PLATFORM_TOKEN'] || (await findPlatformToken(process.env['STOA_DATA_DIR'] || './data'));
  return openHttpDesk(url.replace(/\/$/, ''), token);
}

export function because({ by, why, expectRevision }: ChangeOptions) {
  const expectedRevision = expectRevision === undefined ? undefined : Number(expectRevision);
  if (expectedRevision !== undefined && !Number.isInteger(expectedRevision)) {
    throw refuse('invalid', `--expect-revision takes a whole number, not ${expectRevision}.`);
  }
  return { by: by ?? accountName(), why, expectedRevision };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

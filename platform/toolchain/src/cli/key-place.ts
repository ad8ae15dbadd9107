import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { keyFolderOf } from '@stoa/server/signing/key-folder.ts';

export interface KeyOptions {
  dataDir: string;
  json?: boolean;
}

/** Keys lie beside the registry, never in it: these commands work where the data folder is. */
export const withKeyOptions = (command: Command): Command =>
  command
    .option('--data-dir <folder>', 'the gateway’s data folder', process.env['STOA_DATA_DIR'] || './data')
    .option('--json', 'print JSON for machines');

/** @throws when there are no keys to change here */
export function keyPlace({ dataDir }: KeyOptions): string {
  for (const setting of ['STOA_SIGNING_KEY', 'STOA_TRUSTED_KEYS']) {
    if (process.env[setting]) {
      throw new Error(
        `The keys come from ${setting}, not from a folder: change that setting, and start every gateway anew.`,
      );
    }
  }
  const place = resolve(dataDir);
  if (existsSync(keyFolderOf(place))) return place;
  throw new Error(`${place} holds no keys. Name the gateway’s data folder with --data-dir or STOA_DATA_DIR.`);
}

import { join, resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import colours from 'picocolors';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { buildPackage } from '../build/build-package.ts';
import type { Output } from '../cli/output.ts';

/** Builds the remote in a folder for production, into its `dist`. */
export async function build(folder: string): Promise<Output> {
  const dir = resolve(folder);
  await buildPackage(dir);
  const built = JSON.parse(await readFile(join(dir, 'dist/remote.json'), 'utf8')) as RemoteDescriptor;
  const size = `${(built.build.brotli_bytes / 1000).toFixed(1)} kB for a first view`;
  return {
    json: built,
    lines: [`${colours.bold(`${built.name}@${built.version}`)} ${colours.green('built')}: ${size}`],
  };
}

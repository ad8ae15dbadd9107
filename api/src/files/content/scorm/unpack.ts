import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { OpenPackage } from './open-package.ts';
import { PackageRefused, refuse } from './refused.ts';

/**
 * All or nothing: the folder stands there when every file in it is whole. An entry that lies about its size is refused.
 * `through`: what each file passes on its way.
 */
export async function unpack(
  { zip, files }: Pick<OpenPackage, 'zip' | 'files'>,
  folder: string,
  through: (path: string) => Transform = () => new PassThrough(),
): Promise<void> {
  const aside = `${folder}.part`;
  await rm(aside, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    for (const [path, entry] of files) {
      const target = join(aside, path);
      await mkdir(dirname(target), { recursive: true });
      const bytes = await zip.openReadStreamPromise(entry);
      await pipeline(bytes, through(path), createWriteStream(target));
    }
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (error instanceof PackageRefused) throw error;
    if (isTooLong(error)) refuse(TOO_LONG);
    if (isOfDisk(error)) throw error;
    refuse(rule('The archive is damaged.'));
  }
}

const TOO_LONG = rule(
  'A file in the package has a longer name than this site can store. Shorten the names of its files and folders.',
);
/** Some systems have room for less than others; another try would not help. */
const isTooLong = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG';

const isOfDisk = (error: unknown): boolean =>
  typeof (error as NodeJS.ErrnoException).syscall === 'string' && (error as NodeJS.ErrnoException).syscall !== '';

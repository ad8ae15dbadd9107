import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readSecret } from './secret.ts';

/** Where the bytes of files lie: `{folder}/{id}`; names and rights stand in the database. */
export interface FileStore {
  folder: string;
  secret: string;
  pathOf: (id: string) => string;
  read: (id: string, range?: { start: number; end: number }) => Readable;
  /** Bytes on disk, or undefined where there are none. */
  sizeOf: (id: string) => Promise<number | undefined>;
  /** All or nothing: the file appears under its id only when it is whole. */
  write: (id: string, bytes: Readable | Buffer) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export async function openFileStore({
  dataDir,
  secret,
}: {
  dataDir: string;
  secret: string | undefined;
}): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string) => join(folder, id);
  return {
    folder,
    secret: await readSecret(secret, dataDir),
    pathOf,
    read: (id, range) => createReadStream(pathOf(id), range),
    sizeOf: async (id) => (await stat(pathOf(id)).catch(() => undefined))?.size,
    write: async (id, bytes) => {
      const aside = `${pathOf(id)}.part`;
      await pipeline(Buffer.isBuffer(bytes) ? [bytes] : bytes, createWriteStream(aside, { flush: true }));
      await rename(aside, pathOf(id));
    },
    remove: async (id) => {
      await Promise.all([rm(pathOf(id), { force: true }), rm(`${pathOf(id)}.json`, { force: true })]);
    },
  };
}

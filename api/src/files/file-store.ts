import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileConfigstore } from '@tus/file-store';
import { type Checkers, makeCheckers } from './checkers/checkers.ts';
import { readSecret } from './secret.ts';

declare module '../kernel/context.ts' {
  interface Context {
    files: FileStore;
  }
}

/** Where the bytes of files lie: `{folder}/{id}`; names and rights stand in the database. */
export interface FileStore {
  folder: string;
  secret: string;
  pathOf: (id: string) => string;
  /** Folder of the files of a package, beside its file. */
  unpackedOf: (id: string) => string;
  /** Files of which something unpacked lies here since before then, whatever became of them. */
  unpackedBefore: (moment: Date) => Promise<string[]>;
  read: (id: string, range?: { start: number; end: number }) => Readable;
  /** Bytes on disk, or undefined where there are none. */
  sizeOf: (id: string) => Promise<number | undefined>;
  /** All or nothing: the file appears under its id only when it is whole. */
  write: (id: string, bytes: Readable | Buffer) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Notes that an upload is whole with fewer bytes than were sent. */
  shortenUpload: (id: string, bytes: number) => Promise<void>;
  /** What looks into the bytes; closed by whoever opened the store. */
  checkers: Checkers;
}

/** One at least is free for others while somebody's file keeps one busy. */
const MOST_CHECKERS = 2;
/** Of each: a PDF of a quarter of a million objects takes as much; one of 50 MB with few of them a third. */
const CHECKER_MB = 640;
/** Several times what the slowest honest file took that we could make: a PDF of 50 MB, a picture of 48 million pixels. */
const CHECKER_CPU_S = 20;

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
  const uploads = new FileConfigstore(folder);
  return {
    folder,
    secret: await readSecret(secret, dataDir),
    pathOf,
    unpackedOf: (id) => `${pathOf(id)}.unpacked`,
    unpackedBefore: (moment) => unpackedIn(folder, moment),
    read: (id, range) => createReadStream(pathOf(id), range),
    sizeOf: async (id) => (await stat(pathOf(id)).catch(() => undefined))?.size,
    write: async (id, bytes) => {
      const aside = `${pathOf(id)}.part`;
      await pipeline(Buffer.isBuffer(bytes) ? [bytes] : bytes, createWriteStream(aside, { flush: true }));
      await rename(aside, pathOf(id));
    },
    remove: async (id) => {
      await Promise.all([
        rm(pathOf(id), { force: true }),
        rm(`${pathOf(id)}.json`, { force: true }),
        rm(`${pathOf(id)}.part`, { force: true }),
        rm(`${pathOf(id)}.unpacked`, { recursive: true, force: true }),
        rm(`${pathOf(id)}.unpacked.part`, { recursive: true, force: true }),
      ]);
    },
    shortenUpload: async (id, bytes) => {
      const upload = await uploads.get(id);
      if (upload === undefined) return;
      upload.size = bytes;
      await uploads.set(id, upload);
    },
    checkers: makeCheckers({
      thread: new URL('./content/checking-thread.ts', import.meta.url),
      most: MOST_CHECKERS,
      mostMb: CHECKER_MB,
      mostCpuS: CHECKER_CPU_S,
    }),
  };
}

const UNPACKED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.unpacked(?:\.part)?$/;

async function unpackedIn(folder: string, before: Date): Promise<string[]> {
  const ids = new Set<string>();
  for (const name of await readdir(folder)) {
    const id = UNPACKED.exec(name)?.[1];
    const changed = id && (await stat(join(folder, name)).catch(() => undefined))?.mtime;
    if (id && changed && changed < before) ids.add(id);
  }
  return [...ids];
}

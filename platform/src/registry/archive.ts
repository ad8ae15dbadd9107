import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { listFiles } from './list-files.ts';
import { refuse } from './refusal.ts';

/** Bounds of one artefact on its way in. */
const MOST_FILES = 5_000;
const MOST_BYTES = 256 * 1024 * 1024;
/** Segments of letters, digits and a few marks; so no `..`, no absolute path, no hidden file. */
const SAFE_PATH = /^(?:[A-Za-z0-9_@~+-][\w.@~+-]*\/)*[A-Za-z0-9_@~+-][\w.@~+-]*$/;

/** A built folder as a tar stream. */
export function packFolder(folder: string): Readable {
  const archive = pack();
  const fill = async (): Promise<void> => {
    for (const name of await listFiles(folder)) {
      const path = join(folder, name);
      const { size } = await stat(path);
      await pipeline(createReadStream(path), archive.entry({ name, size, mtime: new Date(0) }));
    }
    archive.finalize();
  };
  fill().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  return Readable.from(archive, { objectMode: false });
}

/** Writes the files of a tar stream into an empty folder. @throws ReleaseRefused `archive_invalid` */
export async function unpackArchive(archive: Readable, folder: string): Promise<void> {
  const entries = extract();
  archive.once('error', (error: Error) => entries.destroy(error));
  archive.pipe(entries);
  let files = 0;
  let bytes = 0;
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      files += 1;
      bytes += size;
      if (type !== 'file' || !SAFE_PATH.test(name)) {
        throw refuse('archive_invalid', `The archive holds ${JSON.stringify(name)}, which cannot be published.`);
      }
      if (files > MOST_FILES || bytes > MOST_BYTES) {
        throw refuse('archive_invalid', `An artefact has at most ${MOST_FILES} files and ${MOST_BYTES >> 20} MB.`);
      }
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await pipeline(entry, createWriteStream(join(folder, name), { flags: 'wx' }));
    }
  } catch (error) {
    // Not destroyed: over HTTP the answer still has to go out on the same socket.
    archive.unpipe(entries);
    archive.resume();
    if (error instanceof Error && error.name === 'ReleaseRefused') throw error;
    throw refuse('archive_invalid', `The archive is broken: ${error instanceof Error ? error.message : 'unreadable'}.`);
  }
}

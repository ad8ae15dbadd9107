import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import { ARCHIVE_DOCUMENT, type ArchivedFile, type ArchivedRung } from '@stoa/shared/contract/teaching/course-archive.ts';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/file-store.ts';
import { addingTo } from '../scorm-export/adding-to-zip.ts';
import { archivedCourse, type ArchivedOf } from './archived-course.ts';
import { archivedPath, type WholeFile, type WholeRung } from './archived-files.ts';

interface StreamedOf extends Omit<ArchivedOf, 'files' | 'rungs'> {
  files: readonly WholeFile[];
  rungs: readonly WholeRung[];
}

/** The archive, made while it is read. Its document comes last, for it says of each file what its bytes came to. */
export function streamArchive(store: FileStore, { files, rungs, ...rest }: StreamedOf): Readable {
  const zip = new ZipFile();
  const add = addingTo(zip);
  const archived: ArchivedFile[] = [];
  const copies: ArchivedRung[] = [];
  for (const [place, { id, name, type, purpose }] of files.entries()) {
    const path = archivedPath({ name }, place);
    const note = (measured: Measured) => archived.push({ id, path, name, type, purpose, ...measured });
    // Films and pictures are packed already.
    add(path, async () => measuring(store.read(id), note), { compress: type.startsWith('text/') });
  }
  for (const [place, { id, name, type, filmId: film_id }] of rungs.entries()) {
    const path = archivedPath({ name }, files.length + place);
    const note = (measured: Measured) => copies.push({ id, path, name, type, film_id, ...measured });
    add(path, async () => measuring(store.read(id), note), { compress: false });
  }
  add(ARCHIVE_DOCUMENT, async () =>
    Readable.from([Buffer.from(JSON.stringify(archivedCourse({ ...rest, files: archived, rungs: copies }), null, 2))]),
  );
  zip.end();
  return zip.outputStream as Readable;
}

type Measured = Pick<ArchivedFile, 'bytes' | 'sha256'>;

/** The same bytes; `note` is told of them when all have passed. */
function measuring(source: Readable, note: (measured: Measured) => void): Readable {
  const hash = createHash('sha256');
  let bytes = 0;
  const passing = new Transform({
    transform: (piece: Buffer, _encoding, give) => {
      hash.update(piece);
      bytes += piece.length;
      give(null, piece);
    },
    flush: (give) => {
      note({ bytes, sha256: hash.digest('hex') });
      give();
    },
  });
  // Whoever reads what passes hears of a fault there.
  return pipeline(source, passing, () => undefined);
}

import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { ARCHIVE_DOCUMENT, type ArchivedFile } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ArchivedContent } from '../../course-archives/course-archives.tables.ts';
import type { OpenPackage } from '../scorm/open-package.ts';
import { readEntry } from '../scorm/read-entry.ts';
import { refuse } from '../scorm/refused.ts';
import { unpack } from '../scorm/unpack.ts';
import { readDocument } from './read-document.ts';

const LARGEST_DOCUMENT = 20 * 1024 ** 2;

/** An archive of Stoa's own. Its files are the ones that its document names, byte for byte. @throws PackageRefused */
export async function takeInArchive(opened: OpenPackage, folder: string): Promise<ArchivedContent> {
  const bytes = await readEntry(opened, ARCHIVE_DOCUMENT, {
    most: LARGEST_DOCUMENT,
    tooLarge: rule('course.json is larger than 20 MB.'),
  });
  const { course, notes } = readDocument(bytes);
  const all = [...course.files, ...course.rungs];
  const files = new Map(all.map((file) => [file.path, entryOf(opened, file)]));
  const sums = new Map(all.map(({ path, sha256 }) => [path, sha256]));
  await unpack({ zip: opened.zip, files }, folder, (path) => comparing(path, sums.get(path)));
  return { course, notes, isLenient: false };
}

function entryOf({ files }: OpenPackage, { path, bytes }: Pick<ArchivedFile, 'path' | 'bytes'>) {
  const entry = files.get(path);
  if (entry === undefined) refuse(quotingRule("The archive lacks the file '{text}'.", path));
  if (entry.uncompressedSize !== bytes) refuse(changed(path));
  return entry;
}

const changed = (path: string): string =>
  quotingRule("The file '{text}' in the archive is not the one that was exported. Export the course again.", path);

/** Lets the bytes pass, and the last of them only where all are those that were exported. */
function comparing(path: string, sha256: string | undefined): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform: (piece: Buffer, _encoding, give) => {
      hash.update(piece);
      give(null, piece);
    },
    flush: (give) => {
      if (hash.digest('hex') === sha256) return give();
      try {
        refuse(changed(path));
      } catch (error) {
        give(error as Error);
      }
    },
  });
}

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { ArchivedFile } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { tooLarge } from '../../files/checkers/too-large.ts';
import type { ArchivedContent } from '../../files/course-archives/course-archives.tables.ts';
import { importFile } from '../../files/files.service.ts';
import type { FileRow } from '../../files/files.tables.ts';
import type { Context } from '../../kernel/context.ts';
import { noteFile, updateTry } from './course-imports.repository.ts';
import type { CourseImportRow } from './course-imports.tables.ts';
import { ImportRefused } from './import-refused.ts';
import { requireOwnTry } from './lost-try.ts';
import { takeInRungs, type TakenRung } from './take-in-rungs.ts';

/** Longer than any check of one file. */
export const LEASE_S = 15 * 60;

export interface TakenFiles {
  /** Whole files, by the ids that the archive has for them. */
  rows: ReadonlyMap<string, FileRow>;
  notes: ImportNote[];
  rungs: TakenRung[];
}

export type Taking = Pick<Context, 'db' | 'files'>;

interface Wanted {
  content: ArchivedContent;
  /** What its files are to be called, in their order. */
  ids: readonly string[];
}

/**
 * Takes the files of an archive in as new ones, each under the checks of an upload. Their ids are noted before the first is
 * written: a try that is cut off leaves nothing that the next one would not find.
 * @throws ImportRefused where one is refused that may not be left out; LostTry
 */
export async function takeInFiles(taking: Taking, row: CourseImportRow, { content, ids }: Wanted): Promise<TakenFiles> {
  const { files } = content.course;
  await requireOwnTry(updateTry(taking.db, row, { fileIds: [...ids], filesDone: 0 }));
  const rows = new Map<string, FileRow>();
  const notes: ImportNote[] = [];
  for (const [place, file] of files.entries()) {
    const taken = await takeIn(taking, row, { file, id: ids[place]! });
    if (typeof taken !== 'string') rows.set(file.id, taken);
    else if (content.isLenient) notes.push({ kind: noteKindOf(file), name: file.name, reason: taken });
    else throw new ImportRefused({ name: file.name, reason: taken });
    await requireOwnTry(noteFile(taking.db, row, { done: place + 1, leaseS: LEASE_S }));
  }
  const rungs = await takeInRungs(taking, row, { content, ids, films: rows });
  return { rows, notes, rungs };
}

const noteKindOf = ({ purpose }: ArchivedFile): ImportNote['kind'] =>
  purpose === 'picture' ? 'picture' : purpose === 'video' || purpose === 'audio' ? 'film' : 'file';

/** A file of the archive, and what it is for here. */
export type TakenIn = Omit<ArchivedFile, 'purpose' | 'id' | 'sha256'> & { purpose: ArchivedFile['purpose'] | 'rung' };

/** The whole file, or the rule that it breaks. */
export async function takeIn(
  { db, files: store }: Taking,
  { ownerId, archiveId }: CourseImportRow,
  { file, id }: { file: TakenIn; id: string },
): Promise<FileRow | string> {
  const { purpose, name, type, path, bytes } = file;
  if (bytes > fileRules[purpose].max_bytes) return tooLarge(purpose);
  const content = createReadStream(join(store.unpackedOf(archiveId), path));
  const taken = await importFile(db, store, { id, ownerId, purpose, name, type, content });
  if (taken.state === 'ready') return taken;
  if (taken.state === 'rejected') return taken.rejectReason ?? rule('This file type is not accepted.');
  throw new Error(`The check of file ${id} was cut off.`);
}

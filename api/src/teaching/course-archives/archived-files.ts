import { archivedPurposes, type ArchivedPurpose } from '@stoa/shared/contract/teaching/course-archive.ts';
import { MOST_UNPACKED } from '../../files/checkers/archive-bounds.ts';
import { findFiles } from '../../files/find-files.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { findRungsOf } from '../../files/rungs/find-rungs.ts';
import type { Database } from '../../kernel/database/database.ts';
import { fileIdsOf } from '../courses/course-builder.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { CourseRow } from '../courses/courses.tables.ts';

export type WholeFile = FileRow & { purpose: ArchivedPurpose };

/** The files of a course, each once: those that are whole, and those that are not yet. A text may name any file: others' stay theirs. */
export async function filesIn(
  db: Database,
  content: CourseContent,
  { ownerId }: Pick<CourseRow, 'ownerId'>,
): Promise<{ whole: WholeFile[]; unfinished: FileRow[] }> {
  const rows = (await findFiles(db, [...new Set(fileIdsOf(content))])).filter((row) => row.ownerId === ownerId);
  const known = rows.filter(isArchived).sort((one, other) => one.id.localeCompare(other.id));
  return {
    whole: known.filter(({ state }) => state === 'ready'),
    unfinished: known.filter(({ state }) => state !== 'ready'),
  };
}

export type WholeRung = FileRow & { filmId: string };

/** The document and the list of files of an archive. */
const AROUND = 64 * 1024 ** 2;

/** Smaller copies of these films: all of them, or none where no site would take so large an archive in. */
export async function rungsOf(
  db: Database,
  files: readonly WholeFile[],
): Promise<{ rungs: WholeRung[]; left: number }> {
  const films = files.filter(({ purpose }) => purpose === 'video').map(({ id }) => id);
  const rungs = (await findRungsOf(db, films)).filter(({ state }) => state === 'ready');
  const bytes = [...files, ...rungs].reduce((sum, file) => sum + file.bytes, 0);
  return bytes + AROUND > MOST_UNPACKED ? { rungs: [], left: rungs.length } : { rungs, left: 0 };
}

const isArchived = (row: FileRow): row is WholeFile => archivedPurposes.some((purpose) => purpose === row.purpose);

/** Where a file lies in the archive: numbered, and called so that people find it. */
export function archivedPath({ name }: Pick<FileRow, 'name'>, place: number): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(-80);
  return `files/${String(place + 1).padStart(3, '0')}-${plain || 'file'}`;
}

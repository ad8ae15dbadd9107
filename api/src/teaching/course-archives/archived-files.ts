import { archivedPurposes, type ArchivedPurpose } from '@stoa/shared/contract/teaching/course-archive.ts';
import { findFiles } from '../../files/find-files.ts';
import type { FileRow } from '../../files/files.tables.ts';
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

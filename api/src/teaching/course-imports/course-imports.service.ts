import type { CourseImport } from '@stoa/shared/contract/teaching/course-imports.ts';
import { findArchive } from '../../files/course-archives/find-archive.ts';
import { requireOwnFile } from '../../files/own-file.ts';
import type { Context } from '../../kernel/context.ts';
import { spend } from '../../kernel/limits.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../courses/find-course.ts';
import { findImport, insertImport } from './course-imports.repository.ts';
import type { CourseImportRow } from './course-imports.tables.ts';
import { importSoon } from './run-import.ts';

/** What one import costs of the uploads that a person has in an hour: its files, but not all that they have. */
const MOST_COUNTED = 200;

export async function importCourse(context: Context, viewer: Viewer, fileId: string): Promise<CourseImport> {
  const { db, limits } = context;
  const ownerId = viewer.user.id;
  const known = await findImport(db, { archiveId: fileId });
  if (known?.ownerId === ownerId) return viewOf(context, known);
  await requireOwnFile(db, ownerId, { field: 'file_id', id: fileId, purpose: 'archive' });
  const files = (await findArchive(db, fileId))?.course.files.length ?? 0;
  await spend(limits.makersUploads, ownerId, Math.min(Math.max(files, 1), MOST_COUNTED));
  const begun = await insertImport(db, { ownerId, archiveId: fileId });
  const row = begun ?? (await findImport(db, { archiveId: fileId }));
  if (row === undefined) throw notFound();
  importSoon(context, row.id);
  return viewOf(context, row);
}

export async function getCourseImport(context: Context, viewer: Viewer, id: string): Promise<CourseImport> {
  const row = await findImport(context.db, { id });
  if (row?.ownerId !== viewer.user.id) throw notFound();
  return viewOf(context, row);
}

async function viewOf({ db }: Pick<Context, 'db'>, row: CourseImportRow): Promise<CourseImport> {
  const course = row.courseId === null ? undefined : await findCourse(db, { id: row.courseId });
  return {
    id: row.id,
    state: row.state,
    course: course ? { id: course.id, name: course.name, slug: course.slug } : null,
    files_done: row.filesDone,
    file_count: row.fileIds.length,
    notes: row.notes,
    refusal: row.refusal,
  };
}

import type { ScormCourse } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { findFiles } from '../../files/find-files.ts';
import { getOwnFile, storedFileView } from '../../files/files.service.ts';
import type { FileRow } from '../../files/files.tables.ts';
import {
  findPackage,
  findPackages,
  findResources,
  type PackageFacts,
} from '../../files/scorm-packages/find-package.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findScormLessons, type ScormLessonRow } from './scorm-packages.repository.ts';

/** Whoever may see the file sees what is in it. */
export async function getScormPackage(context: Context, viewer: Viewer, id: string) {
  const file = await getOwnFile(context, viewer, id);
  if (file.purpose !== 'scorm') throw notFound();
  const found = await findPackage(context.db, id);
  return { file, package: found ? { ...factsOf(found), file, items: found.items } : null };
}

const factsOf = ({ title, version, schemaVersion, fileCount, bytes }: PackageFacts) => ({
  title,
  version,
  schema_version: schemaVersion,
  file_count: fileCount,
  bytes,
});

export async function listScormCourses(
  { db, files: store }: Context,
  viewer: Viewer,
  { query, page, per_page }: { query: string; page: number; per_page: number },
) {
  const { rows, total } = await findScormLessons(db, { userId: viewer.user.id, query, page, per_page });
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const [files, packages] = await Promise.all([findFiles(db, fileIds), findPackages(db, fileIds)]);
  const fileOf = new Map(files.map((file) => [file.id, file]));
  return { items: rows.map((row) => courseOf(store, row, { fileOf, packages })), page, per_page, total };
}

interface Found {
  fileOf: ReadonlyMap<string, FileRow>;
  packages: ReadonlyMap<string, PackageFacts>;
}

function courseOf(store: Context['files'], row: ScormLessonRow, { fileOf, packages }: Found): ScormCourse {
  const [file, found] = [fileOf.get(row.fileId ?? ''), packages.get(row.fileId ?? '')];
  return {
    lesson: { id: row.lessonId, title: row.lesson },
    course: { id: row.courseId, name: row.course, slug: row.slug },
    package: found && file ? { ...factsOf(found), file: storedFileView(store, file) } : null,
    begun: row.begun,
    completed: row.completed,
  };
}

export async function listScormResources(
  context: Context,
  viewer: Viewer,
  { id, page, per_page }: { id: string; page: number; per_page: number },
) {
  await getOwnFile(context, viewer, id);
  const resources = await findResources(context.db, id);
  if (resources.length === 0) throw notFound();
  const from = (page - 1) * per_page;
  return { items: resources.slice(from, from + per_page), page, per_page, total: resources.length };
}

import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { lessons, modules, type LessonRow } from './lessons.tables.ts';

const { markdown: _markdown, ...outlineColumns } = getTableColumns(lessons);
export type OutlineLesson = Omit<LessonRow, 'markdown'>;
export interface OutlineModule {
  id: string;
  title: string;
  order: number;
  opening: LessonRow['opening'];
  lessons: OutlineLesson[];
}

/** Modules and lessons in order, without the texts. */
export async function findOutline(db: Database, courseId: string): Promise<OutlineModule[]> {
  const moduleRows = await db
    .select({ id: modules.id, title: modules.title, order: modules.order, opening: modules.opening })
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.order));
  const lessonRows = await db
    .select(outlineColumns)
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.order));
  const lessonsOf = Map.groupBy(lessonRows, (lesson) => lesson.moduleId);
  return moduleRows.map((module) => ({ ...module, lessons: lessonsOf.get(module.id) ?? [] }));
}

export const findLesson = (db: Database, id: string): Promise<LessonRow | undefined> => findOne(db, lessonsById, id);

async function lessonsById(db: Database, ids: readonly string[]): Promise<Map<string, LessonRow>> {
  const rows = await db
    .select()
    .from(lessons)
    .where(inArray(lessons.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export const firstVideoOf = (outline: readonly OutlineModule[]): string | undefined =>
  outline.flatMap((module) => module.lessons).find((lesson) => lesson.kind === 'video')?.id;

export const outlineOf = (lesson: OutlineLesson) => ({
  id: lesson.id,
  title: lesson.title,
  order: lesson.order,
  kind: lesson.kind,
  duration_s: lesson.durationS,
  is_preview: lesson.isPreview,
  required: lesson.required,
});

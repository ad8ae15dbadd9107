import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { LessonContent, ModuleContent } from './lesson-content.ts';
import { assignments, lessons, modules } from './lessons.tables.ts';
import { saveQuizzes } from './save-quizzes.ts';

type Placed = LessonContent & { moduleId: string; order: number };

/** Brings modules and lessons from one content to the next; writes only what differs. Ids of what stays are kept. */
export async function saveModules(
  tx: Database,
  courseId: string,
  { before, after }: { before: readonly ModuleContent[]; after: readonly ModuleContent[] },
): Promise<void> {
  await upsertModules(tx, courseId, after);
  await saveLessons(tx, courseId, placedOf(before), placedOf(after));
  await deleteModules(tx, courseId, after);
}

async function upsertModules(tx: Database, courseId: string, after: readonly ModuleContent[]): Promise<void> {
  const rows = after.map(({ id, title, opening = null }, index) => ({
    id,
    courseId,
    title,
    order: index + 1,
    opening,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(modules)
    .values(rows)
    .onConflictDoUpdate({
      target: modules.id,
      set: { title: sql`excluded.title`, order: sql`excluded."order"`, opening: sql`excluded.opening` },
    });
}

/** After the lessons: a lesson that moved must have left its module before that goes. */
async function deleteModules(tx: Database, courseId: string, after: readonly ModuleContent[]): Promise<void> {
  const kept = after.map(({ id }) => id);
  await tx
    .delete(modules)
    .where(and(eq(modules.courseId, courseId), kept.length ? notInArray(modules.id, kept) : sql`true`));
}

async function saveLessons(tx: Database, courseId: string, before: Map<string, Placed>, after: Map<string, Placed>) {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  if (gone.length > 0) await tx.delete(lessons).where(inArray(lessons.id, gone));
  const changed = [...after.values()].filter((lesson) => !isDeepStrictEqual(lesson, before.get(lesson.id)));
  if (changed.length === 0) return;
  await tx
    .insert(lessons)
    .values(changed.map((lesson) => rowOf(courseId, lesson)))
    .onConflictDoUpdate({
      target: lessons.id,
      set: {
        moduleId: sql`excluded.module_id`,
        title: sql`excluded.title`,
        order: sql`excluded."order"`,
        isPreview: sql`excluded.is_preview`,
        required: sql`excluded.required`,
        opening: sql`excluded.opening`,
        markdown: sql`excluded.markdown`,
        fileId: sql`excluded.file_id`,
        captionsFileId: sql`excluded.captions_file_id`,
        captionsLanguage: sql`excluded.captions_language`,
        posterFileId: sql`excluded.poster_file_id`,
        chapters: sql`excluded.chapters`,
        embedUrl: sql`excluded.embed_url`,
        durationS: sql`excluded.duration_s`,
        pages: sql`excluded.pages`,
        updatedAt: sql`now()`,
      },
    });
  await saveQuizzes(
    tx,
    changed.filter((lesson) => lesson.quiz && !isDeepStrictEqual(lesson.quiz, before.get(lesson.id)?.quiz)),
  );
  await saveAssignments(tx, changed);
}

const rowOf = (courseId: string, lesson: Placed) => ({
  id: lesson.id,
  courseId,
  moduleId: lesson.moduleId,
  kind: lesson.kind,
  title: lesson.title,
  order: lesson.order,
  isPreview: lesson.is_preview,
  required: lesson.required,
  opening: lesson.opening ?? null,
  markdown: lesson.markdown,
  fileId: lesson.file_id,
  captionsFileId: lesson.captions_file_id,
  captionsLanguage: lesson.captions_language ?? null,
  posterFileId: lesson.poster_file_id ?? null,
  // Content that was made before there were any does not say.
  chapters: lesson.chapters ?? [],
  embedUrl: lesson.embed_url ?? null,
  durationS: lesson.duration_s,
  pages: lesson.pages,
});

async function saveAssignments(tx: Database, changed: readonly Placed[]): Promise<void> {
  const rows = changed.flatMap(({ id: lessonId, assignment }) =>
    assignment
      ? {
          lessonId,
          instructions: assignment.instructions,
          submissionType: assignment.submission_type,
          maxFiles: assignment.max_files,
          dueDays: assignment.due_days,
          passMark: assignment.pass_mark,
          maxAttempts: assignment.max_attempts,
          rubric: assignment.rubric,
        }
      : [],
  );
  if (rows.length === 0) return;
  await tx
    .insert(assignments)
    .values(rows)
    .onConflictDoUpdate({
      target: assignments.lessonId,
      set: {
        instructions: sql`excluded.instructions`,
        submissionType: sql`excluded.submission_type`,
        maxFiles: sql`excluded.max_files`,
        dueDays: sql`excluded.due_days`,
        passMark: sql`excluded.pass_mark`,
        maxAttempts: sql`excluded.max_attempts`,
        rubric: sql`excluded.rubric`,
      },
    });
}

function placedOf(content: readonly ModuleContent[]): Map<string, Placed> {
  const placed = content.flatMap(({ id: moduleId, lessons: each }) =>
    each.map((lesson, index): Placed => ({ ...lesson, moduleId, order: index + 1 })),
  );
  return new Map(placed.map((lesson) => [lesson.id, lesson]));
}

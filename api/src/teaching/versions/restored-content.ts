import { inArray } from 'drizzle-orm';
import { findFiles } from '../../files/find-files.ts';
import type { Database } from '../../kernel/database/database.ts';
import { finalCategories, skills } from '../../taxonomy/taxonomy.tables.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { fileIdsOf } from '../courses/course-builder.ts';
import { possiblePrerequisites } from '../courses/prerequisites.ts';
import type { ModuleContent, QuizContent } from '../lessons/lesson-content.ts';
import { wholeQuestion } from '../lessons/whole-quiz.ts';

/**
 * What comes back of a version: all that is still there. Its address does not, because it was given out since; nor does
 * what was taken off the site meanwhile, a file, a skill or a category, or a course that asks for this one first by now.
 */
export async function restoredContent(
  tx: Database,
  courseId: string,
  { now, version }: { now: CourseContent; version: CourseContent },
): Promise<CourseContent> {
  const { fields } = version;
  const files = new Set((await findFiles(tx, fileIdsOf(version))).map(({ id }) => id));
  const fileOf = (id: string | null): string | null => (id !== null && files.has(id) ? id : null);
  const resourcesOf = (given: CourseContent['fields']['resources'] | undefined) =>
    (given ?? []).filter(({ file_id }) => files.has(file_id));
  return {
    fields: {
      ...fields,
      slug: now.fields.slug,
      cover_file_id: fileOf(fields.cover_file_id),
      resources: resourcesOf(fields.resources),
      prerequisites: await possiblePrerequisites(tx, courseId, fields.prerequisites),
      skill_ids: await knownIn(tx, skills, fields.skill_ids),
      final_category_id: (await knownIn(tx, finalCategories, [fields.final_category_id ?? []].flat()))[0] ?? null,
    },
    modules: version.modules.map((module): ModuleContent => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        file_id: fileOf(lesson.file_id),
        captions_file_id: fileOf(lesson.captions_file_id),
        more_captions: (lesson.more_captions ?? []).filter(({ file_id }) => files.has(file_id)),
        poster_file_id: fileOf(lesson.poster_file_id ?? null),
        resources: resourcesOf(lesson.resources),
        quiz: lesson.quiz && quizWith(lesson.quiz, fileOf),
      })),
    })),
  };
}

const quizWith = (quiz: QuizContent, fileOf: (id: string | null) => string | null): QuizContent => ({
  ...quiz,
  questions: quiz.questions.map(wholeQuestion).map((question) => ({
    ...question,
    picture_file_id: fileOf(question.picture_file_id),
    options: question.options.map((option) => ({ ...option, picture_file_id: fileOf(option.picture_file_id) })),
  })),
});

/** In their order. */
async function knownIn(tx: Database, table: typeof skills | typeof finalCategories, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

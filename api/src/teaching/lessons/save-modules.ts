import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { courses, courseSkills } from '../courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseContent, LessonContent } from '../courses/course-content.ts';
import { lessons, modules, quizOptions, quizQuestions, quizzes } from './lessons.tables.ts';

type Placed = LessonContent & { moduleId: string; order: number };

/** Brings a course's rows from one content to the next; writes only what differs. Ids of what stays are kept. */
export async function saveContent(
  tx: Database,
  courseId: string,
  { before, after }: { before: CourseContent; after: CourseContent },
): Promise<void> {
  await saveFields(tx, courseId, after);
  if (!isDeepStrictEqual(before.fields.skill_ids, after.fields.skill_ids)) await saveSkills(tx, courseId, after);
  await saveModules(tx, courseId, after);
  await saveLessons(tx, courseId, placedOf(before), placedOf(after));
  await deleteModules(tx, courseId, after);
}

async function saveFields(tx: Database, courseId: string, { fields, modules: parts }: CourseContent): Promise<void> {
  const all = parts.flatMap((module) => module.lessons);
  await tx
    .update(courses)
    .set({
      name: fields.name,
      slug: fields.slug,
      shortDescription: fields.short_description,
      description: fields.description,
      finalCategoryId: fields.final_category_id,
      level: fields.level,
      contentType: fields.content_type,
      type: fields.type,
      priceMinor: fields.price_minor,
      currency: fields.currency,
      language: fields.language,
      objectives: fields.objectives,
      requirements: fields.requirements,
      audience: fields.audience,
      coverFileId: fields.cover_file_id,
      watchThreshold: fields.watch_threshold,
      isMicro: fields.is_micro,
      captionsWaiver: fields.captions_waiver,
      lessonCount: all.length,
      durationS: all.reduce((sum, lesson) => sum + lesson.duration_s, 0),
      updatedAt: new Date(),
    })
    .where(eq(courses.id, courseId));
}

async function saveSkills(tx: Database, courseId: string, { fields }: CourseContent): Promise<void> {
  await tx.delete(courseSkills).where(eq(courseSkills.courseId, courseId));
  const rows = fields.skill_ids.map((skillId, index) => ({ courseId, skillId, order: index + 1 }));
  if (rows.length > 0) await tx.insert(courseSkills).values(rows);
}

async function saveModules(tx: Database, courseId: string, after: CourseContent): Promise<void> {
  const rows = after.modules.map(({ id, title }, index) => ({ id, courseId, title, order: index + 1 }));
  if (rows.length === 0) return;
  await tx
    .insert(modules)
    .values(rows)
    .onConflictDoUpdate({ target: modules.id, set: { title: sql`excluded.title`, order: sql`excluded."order"` } });
}

/** After the lessons: a lesson that moved must have left its module before that goes. */
async function deleteModules(tx: Database, courseId: string, after: CourseContent): Promise<void> {
  const kept = after.modules.map(({ id }) => id);
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
        markdown: sql`excluded.markdown`,
        fileId: sql`excluded.file_id`,
        captionsFileId: sql`excluded.captions_file_id`,
        durationS: sql`excluded.duration_s`,
        pages: sql`excluded.pages`,
        updatedAt: sql`now()`,
      },
    });
  await saveQuizzes(
    tx,
    changed.filter((lesson) => lesson.quiz && !isDeepStrictEqual(lesson.quiz, before.get(lesson.id)?.quiz)),
  );
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
  markdown: lesson.markdown,
  fileId: lesson.file_id,
  captionsFileId: lesson.captions_file_id,
  durationS: lesson.duration_s,
  pages: lesson.pages,
});

async function saveQuizzes(tx: Database, changed: Placed[]): Promise<void> {
  if (changed.length === 0) return;
  const all = changed.flatMap(({ id: lessonId, quiz }) => (quiz ? [{ lessonId, quiz }] : []));
  // A quiz is replaced as a whole, its ids kept: attempts hold their own copy of what was asked.
  await tx.delete(quizzes).where(
    inArray(
      quizzes.lessonId,
      all.map(({ lessonId }) => lessonId),
    ),
  );
  await tx.insert(quizzes).values(
    all.map(({ lessonId, quiz }) => ({
      lessonId,
      instructions: quiz.instructions,
      passMark: quiz.pass_mark,
      maxAttempts: quiz.max_attempts,
    })),
  );
  const questions = all.flatMap(({ lessonId, quiz }) =>
    quiz.questions.map(({ options: _, ...question }, index) => ({ ...question, lessonId, order: index + 1 })),
  );
  if (questions.length === 0) return;
  await tx.insert(quizQuestions).values(questions);
  const options = all.flatMap(({ quiz }) =>
    quiz.questions.flatMap(({ id: questionId, options: each }) =>
      each.map((option, index) => ({ ...option, questionId, order: index + 1 })),
    ),
  );
  if (options.length > 0) await tx.insert(quizOptions).values(options);
}

function placedOf(content: CourseContent): Map<string, Placed> {
  const placed = content.modules.flatMap(({ id: moduleId, lessons: each }) =>
    each.map((lesson, index): Placed => ({ ...lesson, moduleId, order: index + 1 })),
  );
  return new Map(placed.map((lesson) => [lesson.id, lesson]));
}

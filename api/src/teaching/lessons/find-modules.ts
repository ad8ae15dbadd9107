import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { LessonContent, ModuleContent, QuizContent } from './lesson-content.ts';
import { lessons, modules, quizOptions, quizQuestions, quizzes, type LessonRow } from './lessons.tables.ts';

/** Modules and lessons as they stand in the rows. */
export async function findModules(db: Database, courseId: string): Promise<ModuleContent[]> {
  const moduleRows = await db.select().from(modules).where(eq(modules.courseId, courseId)).orderBy(asc(modules.order));
  const lessonRows = await db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.order));
  const quizOf = await findQuizzes(db, sql`select id from lessons where course_id = ${courseId}`);
  const lessonsOf = Map.groupBy(lessonRows, (lesson) => lesson.moduleId);
  return moduleRows.map(({ id, title }) => ({
    id,
    title,
    lessons: (lessonsOf.get(id) ?? []).map((row) => lessonOf(row, quizOf.get(row.id) ?? null)),
  }));
}

const lessonOf = (row: LessonRow, quiz: QuizContent | null): LessonContent => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  is_preview: row.isPreview,
  required: row.required,
  markdown: row.markdown,
  file_id: row.fileId,
  captions_file_id: row.captionsFileId,
  duration_s: row.durationS,
  pages: row.pages,
  quiz,
});

/** Whole quizzes by lesson, in three queries however many there are. */
export async function findQuizzes(db: Database, lessonIds: ReturnType<typeof sql>): Promise<Map<string, QuizContent>> {
  const within = sql`(${lessonIds})`;
  const quizRows = await db
    .select()
    .from(quizzes)
    .where(sql`${quizzes.lessonId} in ${within}`);
  if (quizRows.length === 0) return new Map();
  const questions = await db
    .select()
    .from(quizQuestions)
    .where(sql`${quizQuestions.lessonId} in ${within}`)
    .orderBy(asc(quizQuestions.order));
  const options = await db
    .select({ option: quizOptions })
    .from(quizOptions)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizOptions.questionId))
    .where(sql`${quizQuestions.lessonId} in ${within}`)
    .orderBy(asc(quizOptions.order));
  const optionsOf = Map.groupBy(options, ({ option }) => option.questionId);
  const questionsOf = Map.groupBy(questions, (question) => question.lessonId);
  return new Map(
    quizRows.map((quiz) => [
      quiz.lessonId,
      {
        instructions: quiz.instructions,
        pass_mark: quiz.passMark,
        max_attempts: quiz.maxAttempts,
        questions: (questionsOf.get(quiz.lessonId) ?? []).map(({ id, kind, prompt, points, explanation }) => ({
          id,
          kind,
          prompt,
          points,
          explanation,
          options: (optionsOf.get(id) ?? []).map(({ option: { id: optionId, text, correct } }) => ({
            id: optionId,
            text,
            correct,
          })),
        })),
      },
    ]),
  );
}

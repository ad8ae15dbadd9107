import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { findCaptionsIn } from './find-captions.ts';
import { findResources } from './find-resources.ts';
import type {
  AssignmentContent,
  LessonContent,
  ModuleContent,
  QuestionContent,
  QuizContent,
} from './lesson-content.ts';
import {
  assignments,
  lessons,
  modules,
  quizOptions,
  quizQuestions,
  quizzes,
  type AssignmentRow,
  type LessonRow,
  type QuizQuestionRow,
} from './lessons.tables.ts';

/** Modules and lessons as they stand in the rows. */
export async function findModules(db: Database, courseId: string): Promise<ModuleContent[]> {
  const moduleRows = await db.select().from(modules).where(eq(modules.courseId, courseId)).orderBy(asc(modules.order));
  const lessonRows = await db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.order));
  const ofCourse = sql`select id from lessons where course_id = ${courseId}`;
  const quizOf = await findQuizzes(db, ofCourse);
  const assignmentIn = await findAssignments(db, ofCourse);
  const captionsOf = await findCaptionsIn(db, courseId);
  const resourcesOf = await findResources(db, courseId);
  const lessonsOf = Map.groupBy(lessonRows, (lesson) => lesson.moduleId);
  return moduleRows.map(({ id, title, opening }) => ({
    id,
    title,
    opening,
    lessons: (lessonsOf.get(id) ?? []).map((row) =>
      lessonOf(row, {
        quiz: quizOf.get(row.id) ?? null,
        assignment: assignmentIn.get(row.id) ?? null,
        resources: resourcesOf.get(row.id) ?? [],
        more_captions: captionsOf.get(row.id) ?? [],
      }),
    ),
  }));
}

const lessonOf = (
  row: LessonRow,
  parts: Pick<LessonContent, 'quiz' | 'assignment' | 'resources' | 'more_captions'>,
): LessonContent => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  is_preview: row.isPreview,
  required: row.required,
  opening: row.opening,
  markdown: row.markdown,
  file_id: row.fileId,
  captions_file_id: row.captionsFileId,
  captions_language: row.captionsLanguage,
  poster_file_id: row.posterFileId,
  chapters: row.chapters,
  embed_url: row.embedUrl,
  duration_s: row.durationS,
  pages: row.pages,
  ...parts,
});

/** Assignments by lesson. */
export async function findAssignments(
  db: Database,
  lessonIds: ReturnType<typeof sql>,
): Promise<Map<string, AssignmentContent>> {
  const rows = await db
    .select()
    .from(assignments)
    .where(sql`${assignments.lessonId} in (${lessonIds})`);
  return new Map(rows.map((row) => [row.lessonId, assignmentOf(row)]));
}

export const assignmentOf = (row: AssignmentRow): AssignmentContent => ({
  instructions: row.instructions,
  pass_mark: row.passMark,
  max_attempts: row.maxAttempts,
  submission_type: row.submissionType,
  max_files: row.maxFiles,
  due_days: row.dueDays,
  rubric: row.rubric,
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
        draw: quiz.draw,
        questions: (questionsOf.get(quiz.lessonId) ?? []).map((row) =>
          questionOf(
            row,
            (optionsOf.get(row.id) ?? []).map(({ option }) => option),
          ),
        ),
      },
    ]),
  );
}

const questionOf = (row: QuizQuestionRow, options: (typeof quizOptions.$inferSelect)[]): QuestionContent => ({
  id: row.id,
  kind: row.kind,
  prompt: row.prompt,
  points: row.points,
  explanation: row.explanation,
  value: row.value,
  tolerance: row.tolerance,
  case_sensitive: row.caseSensitive,
  hint: row.hint,
  look_lesson_id: row.lookLessonId,
  look_at_s: row.lookAtS,
  picture_file_id: row.pictureFileId,
  picture_alt: row.pictureAlt,
  options: options.map(({ id, text, correct, match, pictureFileId, pictureAlt }) => ({
    id,
    text,
    correct,
    match,
    picture_file_id: pictureFileId,
    picture_alt: pictureAlt,
  })),
});

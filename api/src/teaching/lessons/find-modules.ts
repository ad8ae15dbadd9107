import { asc, eq, sql } from 'drizzle-orm';
import { courseSkills, type CourseRow } from '../courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseContent, LessonContent, ModuleContent, QuizContent } from '../courses/course-content.ts';
import { lessons, modules, quizOptions, quizQuestions, quizzes, type LessonRow } from './lessons.tables.ts';

/** The content as it stands in the rows: what learners see of a public course. */
export async function findContent(db: Database, course: CourseRow): Promise<CourseContent> {
  const skills = await db
    .select({ id: courseSkills.skillId })
    .from(courseSkills)
    .where(eq(courseSkills.courseId, course.id))
    .orderBy(asc(courseSkills.order));
  return {
    fields: fieldsOf(
      course,
      skills.map(({ id }) => id),
    ),
    modules: await findModules(db, course.id),
  };
}

const fieldsOf = (course: CourseRow, skillIds: string[]): CourseContent['fields'] => ({
  name: course.name,
  slug: course.slug,
  short_description: course.shortDescription,
  description: course.description,
  final_category_id: course.finalCategoryId,
  level: course.level,
  content_type: course.contentType,
  type: course.type,
  price_minor: course.priceMinor,
  currency: course.currency,
  language: course.language,
  skill_ids: skillIds,
  objectives: course.objectives,
  requirements: course.requirements,
  audience: course.audience,
  cover_file_id: course.coverFileId,
  watch_threshold: course.watchThreshold,
  is_micro: course.isMicro,
  captions_waiver: course.captionsWaiver,
});

async function findModules(db: Database, courseId: string): Promise<ModuleContent[]> {
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

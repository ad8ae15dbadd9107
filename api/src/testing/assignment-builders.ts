import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../kernel/database/database.ts';
import { askedOf } from '../learning/assignments/assignments.service.ts';
import { findAsked } from '../learning/assignments/assignments.repository.ts';
import { submissions, type SubmissionRow } from '../learning/assignments/assignments.tables.ts';
import {
  assignments,
  lessons,
  modules,
  type AssignmentRow,
  type LessonRow,
} from '../teaching/lessons/lessons.tables.ts';

type Given = { courseId: string } & Partial<Pick<LessonRow, 'title' | 'required'>> & Partial<AssignmentRow>;

/** A lesson behind all others that asks for a text without a due date, unless told otherwise; gives its id. */
export async function anAssignment(
  db: Database,
  { courseId, title = 'Draw a porch', required = true, ...asked }: Given,
): Promise<string> {
  const lessonId = v7();
  const { moduleId, order } = await aPlace(db, courseId);
  await db.insert(lessons).values({ id: lessonId, courseId, moduleId, kind: 'assignment', title, order, required });
  await db.insert(assignments).values({
    lessonId,
    instructions: 'Draw a porch in **three** lines.',
    submissionType: 'text',
    maxFiles: 1,
    passMark: 0,
    maxAttempts: 3,
    rubric: [],
    ...asked,
  });
  return lessonId;
}

async function aPlace(db: Database, courseId: string): Promise<{ moduleId: string; order: number }> {
  const [last] = await db
    .select({ moduleId: modules.id })
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(desc(modules.order))
    .limit(1);
  if (last) return { ...last, order: 1 + (await db.$count(lessons, eq(lessons.moduleId, last.moduleId))) };
  const moduleId = v7();
  await db.insert(modules).values({ id: moduleId, courseId, title: 'On the way', order: 1 });
  return { moduleId, order: 1 };
}

export async function aSubmission(
  db: Database,
  given: { lessonId: string; userId: string } & Partial<SubmissionRow>,
): Promise<SubmissionRow> {
  const found = await findAsked(db, given.lessonId);
  if (found === undefined) throw new Error(`No assignment ${given.lessonId}.`);
  const { title, instructions, submission_type, max_files, pass_mark, rubric } = askedOf(found);
  const asked = { title, instructions, submission_type, max_files, pass_mark, rubric };
  const [row] = await db
    .insert(submissions)
    .values({ courseId: found.lesson.courseId, asked, ...given })
    .returning();
  return row!;
}

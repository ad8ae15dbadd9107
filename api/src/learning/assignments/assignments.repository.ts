import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { courses } from '../../teaching/courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { findFiles } from '../../files/find-files.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { assignments, submissionFiles, submissions, type SubmissionRow } from './assignments.tables.ts';

/** The submission of this person, beside the assignment. */
const ownWork = (userId: string) => and(eq(submissions.assignmentId, assignments.id), eq(submissions.userId, userId));

const dueAt = sql`${enrolments.enrolledAt} + make_interval(hours => ${assignments.dueDays} * 24)`;

/**
 * What this person has still to hand in: what was returned first, then by due date. Of a course that they finished, only
 * what it requires; never what was returned after the last attempt.
 */
export const findDue = (db: Database, userId: string, limit: number) =>
  db
    .select({
      assignment: assignments,
      submission: submissions,
      enrolledAt: enrolments.enrolledAt,
      course: { id: courses.id, name: courses.name, slug: courses.slug },
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(assignments, eq(assignments.courseId, courses.id))
    .leftJoin(submissions, ownWork(userId))
    .where(
      and(
        eq(enrolments.userId, userId),
        isNull(courses.deletedAt),
        or(eq(enrolments.status, 'active'), and(eq(enrolments.status, 'completed'), assignments.required)),
        or(
          isNull(submissions.id),
          eq(submissions.status, 'draft'),
          and(eq(submissions.status, 'returned'), lt(submissions.attempt, assignments.maxAttempts)),
        ),
      ),
    )
    .orderBy(
      sql`${submissions.status} is not distinct from 'returned' desc`,
      sql`${dueAt} asc nulls last`,
      sql`${assignments.required} desc`,
      asc(courses.name),
      asc(assignments.order),
      asc(assignments.id),
    )
    .limit(limit);

export async function findSubmission(db: Database, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  return row;
}

/** All assignments of a course, in its order, each with this person's submission. */
export const findOfCourse = (db: Database, courseId: string, userId: string) =>
  db
    .select({ assignment: assignments, submission: submissions })
    .from(assignments)
    .leftJoin(submissions, ownWork(userId))
    .where(eq(assignments.courseId, courseId))
    .orderBy(asc(assignments.order));

/** The files of each submission, in the order they were handed in. */
export async function findFilesOf(db: Database, submissionIds: readonly string[]): Promise<Map<string, FileRow[]>> {
  const found = new Map<string, FileRow[]>();
  if (submissionIds.length === 0) return found;
  const rows = await db
    .select({ submissionId: submissionFiles.submissionId, fileId: submissionFiles.fileId })
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, [...submissionIds]))
    .orderBy(asc(submissionFiles.order));
  const handedIn = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  );
  const files = new Map(handedIn.map((file) => [file.id, file]));
  for (const { submissionId, fileId } of rows) {
    const file = files.get(fileId);
    if (file) found.set(submissionId, [...(found.get(submissionId) ?? []), file]);
  }
  return found;
}

import { and, asc, desc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { assignments, lessons, modules } from '../../teaching/lessons/lessons.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findEach, findOne } from '../../kernel/database/gathering.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { findFiles } from '../../files/find-files.ts';
import type { FileRow } from '../../files/files.tables.ts';
import {
  returnedAttempts,
  submissionFiles,
  submissions,
  type ReturnedAttemptRow,
  type SubmissionRow,
} from './assignments.tables.ts';

/** A lesson that asks for work, and what it asks. */
const asked = {
  lesson: { id: lessons.id, courseId: lessons.courseId, title: lessons.title, required: lessons.required },
  assignment: {
    lessonId: assignments.lessonId,
    instructions: assignments.instructions,
    submissionType: assignments.submissionType,
    maxFiles: assignments.maxFiles,
    dueDays: assignments.dueDays,
    passMark: assignments.passMark,
    maxAttempts: assignments.maxAttempts,
    rubric: assignments.rubric,
  },
};
export type AskedRow = Pick<Awaited<ReturnType<typeof findDue>>[number], 'lesson' | 'assignment'>;

/** The submission of this person, beside the lesson. */
const ownWork = (userId: string) => and(eq(submissions.lessonId, lessons.id), eq(submissions.userId, userId));

const dueAt = sql`${enrolments.enrolledAt} + make_interval(hours => ${assignments.dueDays} * 24)`;
const attemptsAllowed = sql`${assignments.maxAttempts} + ${submissions.granted}`;

/**
 * What this person has still to hand in: what was returned first, then by due date. Of a course that they finished, only
 * what it requires; never what was returned after the last attempt.
 */
export const findDue = (db: Database, userId: string, limit: number) =>
  db
    .select({
      ...asked,
      submission: submissions,
      enrolledAt: enrolments.enrolledAt,
      course: { id: courses.id, name: courses.name, slug: courses.slug },
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .innerJoin(assignments, eq(assignments.lessonId, lessons.id))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(submissions, ownWork(userId))
    .where(
      and(
        eq(enrolments.userId, userId),
        isNull(courses.deletedAt),
        or(eq(enrolments.status, 'active'), and(eq(enrolments.status, 'completed'), lessons.required)),
        or(
          isNull(submissions.id),
          eq(submissions.status, 'draft'),
          and(
            eq(submissions.status, 'returned'),
            or(isNull(assignments.maxAttempts), lt(submissions.attempt, attemptsAllowed)),
          ),
        ),
      ),
    )
    .orderBy(
      sql`${submissions.status} is not distinct from 'returned' desc`,
      sql`${dueAt} asc nulls last`,
      sql`${lessons.required} desc`,
      asc(courses.name),
      asc(modules.order),
      asc(lessons.order),
    )
    .limit(limit);

/** All assignments of a course, in its order, each with this person's submission. */
export const findOfCourse = (db: Database, courseId: string, userId: string) =>
  db
    .select({ ...asked, submission: submissions })
    .from(lessons)
    .innerJoin(assignments, eq(assignments.lessonId, lessons.id))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(submissions, ownWork(userId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.order), asc(lessons.order));

export const findAsked = (db: Database, lessonId: string): Promise<AskedRow | undefined> =>
  findOne(db, askedByLesson, lessonId);

async function askedByLesson(db: Database, lessonIds: readonly string[]): Promise<Map<string, AskedRow>> {
  const rows = await db
    .select(asked)
    .from(lessons)
    .innerJoin(assignments, eq(assignments.lessonId, lessons.id))
    .where(inArray(lessons.id, [...lessonIds]));
  return new Map(rows.map((row) => [row.lesson.id, row]));
}

export async function findSubmission(db: Database, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  return row;
}

export const findOwnSubmission = (
  db: Database,
  { assignmentId, userId }: { assignmentId: string; userId: string },
): Promise<SubmissionRow | undefined> => findOne(db, ownByAssignment, assignmentId, userId);

async function ownByAssignment(
  db: Database,
  ids: readonly string[],
  userId: string,
): Promise<Map<string, SubmissionRow>> {
  const isOf = or(inArray(submissions.lessonId, [...ids]), inArray(submissions.pathAssignmentId, [...ids]));
  const rows = await db
    .select()
    .from(submissions)
    .where(and(isOf, eq(submissions.userId, userId)));
  return new Map(rows.map((row) => [row.lessonId ?? row.pathAssignmentId ?? row.id, row]));
}

/** Nobody else changes it until the transaction ends. */
export async function lockSubmission(tx: Database, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
  return row;
}

export async function insertSubmission(tx: Database, row: typeof submissions.$inferInsert): Promise<SubmissionRow> {
  const [inserted] = await tx.insert(submissions).values(row).returning();
  return inserted!;
}

export async function updateSubmission(
  tx: Database,
  id: string,
  change: Partial<SubmissionRow>,
): Promise<SubmissionRow> {
  const [row] = await tx
    .update(submissions)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(submissions.id, id))
    .returning();
  if (row === undefined) throw new Error(`Submission ${id} went away.`);
  return row;
}

export const insertReturnedAttempt = async (tx: Database, row: ReturnedAttemptRow): Promise<void> => {
  await tx.insert(returnedAttempts).values(row);
};

/** Attempts of each submission that were returned, newest first. */
export const findReturned = (
  db: Database,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, ReturnedAttemptRow[]>> => findEach(db, returnedBySubmission, submissionIds);

async function returnedBySubmission(
  db: Database,
  submissionIds: readonly string[],
): Promise<Map<string, ReturnedAttemptRow[]>> {
  const rows = await db
    .select()
    .from(returnedAttempts)
    .where(inArray(returnedAttempts.submissionId, [...submissionIds]))
    .orderBy(desc(returnedAttempts.attempt));
  return Map.groupBy(rows, (row) => row.submissionId);
}

const isAttempt = (submissionId: string, attempt: number) =>
  and(eq(submissionFiles.submissionId, submissionId), eq(submissionFiles.attempt, attempt));

export async function insertFileOf(
  tx: Database,
  { submissionId, attempt, fileId }: { submissionId: string; attempt: number; fileId: string },
): Promise<void> {
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${submissionFiles.order}), 0)::int` })
    .from(submissionFiles)
    .where(isAttempt(submissionId, attempt));
  await tx.insert(submissionFiles).values({ submissionId, attempt, fileId, order: (last?.order ?? 0) + 1 });
}

export const deleteFilesOf = async (
  tx: Database,
  { submissionId, attempt }: { submissionId: string; attempt: number },
): Promise<void> => {
  await tx.delete(submissionFiles).where(isAttempt(submissionId, attempt));
};

/** The others move up. */
export async function deleteFileOf(
  tx: Database,
  { submissionId, attempt, fileId }: { submissionId: string; attempt: number; fileId: string },
): Promise<void> {
  const rest = await tx
    .select({ fileId: submissionFiles.fileId })
    .from(submissionFiles)
    .where(isAttempt(submissionId, attempt))
    .orderBy(asc(submissionFiles.order));
  await deleteFilesOf(tx, { submissionId, attempt });
  const kept = rest.filter((row) => row.fileId !== fileId);
  if (kept.length === 0) return;
  await tx
    .insert(submissionFiles)
    .values(kept.map((row, index) => ({ submissionId, attempt, fileId: row.fileId, order: index + 1 })));
}

/** What was handed in stands as it is, and is where the next attempt begins. */
export async function copyFiles(tx: Database, submissionId: string, attempt: number): Promise<void> {
  await tx.execute(sql`insert into submission_files (submission_id, attempt, file_id, "order")
    select submission_id, attempt + 1, file_id, "order" from submission_files
    where submission_id = ${submissionId} and attempt = ${attempt}`);
}

/** The submissions that hold a file; `handedIn`: in an attempt that was handed in and not taken back. */
export const findHolders = (
  db: Database,
  fileId: string,
  { handedIn = false }: { handedIn?: boolean } = {},
): Promise<SubmissionRow[]> => {
  const isHandedIn = sql`${submissionFiles.attempt} <= ${submissions.attempt}
    - (case when ${submissions.status} = 'draft' then 1 else 0 end)`;
  const held = db
    .select({ one: sql`1` })
    .from(submissionFiles)
    .where(
      and(
        eq(submissionFiles.submissionId, submissions.id),
        eq(submissionFiles.fileId, fileId),
        handedIn ? isHandedIn : undefined,
      ),
    );
  return db.select().from(submissions).where(exists(held));
};

/** The files of an attempt, in the order they were handed in. */
export type FilesOf = (submissionId: string, attempt: number) => FileRow[];

async function handedInBySubmission(db: Database, submissionIds: readonly string[]) {
  const rows = await db
    .select()
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, [...submissionIds]))
    .orderBy(asc(submissionFiles.order));
  return Map.groupBy(rows, ({ submissionId }) => submissionId);
}

export async function findFilesOf(db: Database, submissionIds: readonly string[]): Promise<FilesOf> {
  const rows = [...(await findEach(db, handedInBySubmission, submissionIds)).values()].flat();
  const found = await findFiles(db, [...new Set(rows.map(({ fileId }) => fileId))]);
  const files = new Map(found.map((file) => [file.id, file]));
  return (submissionId, attempt) =>
    rows
      .filter((row) => row.submissionId === submissionId && row.attempt === attempt)
      .flatMap(({ fileId }) => files.get(fileId) ?? []);
}

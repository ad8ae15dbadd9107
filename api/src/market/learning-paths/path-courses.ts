import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { restoreCertificate } from '../../learning/certificates/certificates.service.ts';
import { grantEnrolment } from '../../learning/enrolments/enrolments.service.ts';
import { completePathOf } from './complete-paths.ts';
import { learningPathEnrolments, lineCourses, openedCourses } from './learning-paths.tables.ts';

/** A course of a path as one person meets it. */
export interface PathCourse {
  id: string;
  owner_id: string;
  type: 'free' | 'paid';
  price_minor: number;
  currency: string;
  /** They learn in it already, or wrote it. */
  is_had: boolean;
}

/** What is in a path now, in the order in which everyone locks courses. Nobody has courses without a person. */
export const findPathCourses = (db: Database, pathId: string, userId: string | undefined): Promise<PathCourse[]> =>
  rowsOf<PathCourse>(
    db,
    sql`select c.id, c.owner_id, c.type, c.price_minor, c.currency,
          (c.owner_id is not distinct from ${userId ?? null}::uuid or e.id is not null) as is_had
        from learning_path_courses pc
        join courses c on c.id = pc.course_id
        left join enrolments e on e.course_id = c.id and e.user_id = ${userId ?? null}::uuid
          and e.status in ('active', 'completed')
        where pc.path_id = ${pathId} and c.status = 'published' and c.deleted_at is null
        order by c.id`,
  );

interface OfPerson {
  userId: string;
  pathId: string;
}

/** The line by which this person has paid for a path, as long as its money did not go back; `except`: another than that. */
export async function findPathLine(
  db: Database,
  { userId, pathId, except }: OfPerson & { except?: string },
): Promise<{ id: string; transaction_id: string } | undefined> {
  const [row] = await rowsOf<{ id: string; transaction_id: string }>(
    db,
    sql`select l.id, l.transaction_id from transaction_lines l join transactions t on t.id = l.transaction_id
        where t.user_id = ${userId} and l.kind = 'learning_path' and l.item_id = ${pathId}
          and l.granted_at is not null and l.withdrawn_at is null and l.id is distinct from ${except ?? null}::uuid
        limit 1`,
  );
  return row;
}

/** The same; its payment cannot be paid back before the transaction ends. */
export async function lockPathLine(tx: Database, of: OfPerson): Promise<string | undefined> {
  const line = await findPathLine(tx, of);
  if (line === undefined) return undefined;
  await tx.execute(sql`select id from transactions where id = ${line.transaction_id} for no key update`);
  return (await findPathLine(tx, of))?.id;
}

/** Enrols in each of these courses that this person does not have; gives those that it opened. */
export async function openCourses(
  tx: Database,
  { userId, courses }: { userId: string; courses: readonly PathCourse[] },
): Promise<ReadonlySet<string>> {
  const opened = new Set<string>();
  for (const { id, owner_id } of courses) {
    if (owner_id !== userId && (await grantEnrolment(tx, { userId, courseId: id }))) opened.add(id);
  }
  return opened;
}

/**
 * Keeps that this person took the path, once, by which line, and which courses it opened for them. Whoever had completed all
 * that it requires has completed it by that. False where they had taken it before.
 */
export async function keepPathEnrolment(
  tx: Database,
  { userId, pathId, lineId, opened }: OfPerson & { lineId: string | undefined; opened: ReadonlySet<string> },
): Promise<boolean> {
  const taken = await tx
    .insert(learningPathEnrolments)
    .values({ userId, pathId, lineId })
    .onConflictDoNothing()
    .returning();
  if (taken.length === 0 && lineId !== undefined) await restOnLine(tx, { userId, pathId, lineId });
  if (opened.size > 0) {
    await tx
      .insert(openedCourses)
      .values([...opened].map((courseId) => ({ userId, pathId, courseId })))
      .onConflictDoNothing();
  }
  await completePathOf(tx, { userId, pathId });
  return taken.length > 0;
}

/** Whoever took it for nothing after their certificate fell, and buys it, has that back as long as the line holds. */
async function restOnLine(tx: Database, { userId, pathId, lineId }: OfPerson & { lineId: string }): Promise<void> {
  const [rests] = await rowsOf<{ is_completed: boolean }>(
    tx,
    sql`update learning_path_enrolments e set line_id = ${lineId}
        where e.path_id = ${pathId} and e.user_id = ${userId} and e.line_id is null and exists (
          select from certificates k where k.path_id = e.path_id and k.user_id = e.user_id and k.status = 'revoked')
        returning e.completed_at is not null as is_completed`,
  );
  if (rests?.is_completed) await restoreCertificate(tx, { userId, pathId });
}

export const isPathEnrolled = async (db: Database, { userId, pathId }: OfPerson): Promise<boolean> =>
  (await db.$count(
    learningPathEnrolments,
    and(eq(learningPathEnrolments.pathId, pathId), eq(learningPathEnrolments.userId, userId)),
  )) > 0;

/** Its money went back: who took the path by this line no longer does. False where nobody took it by this one. */
export const endPathEnrolment = async (tx: Database, lineId: string): Promise<boolean> =>
  (await tx.delete(learningPathEnrolments).where(eq(learningPathEnrolments.lineId, lineId)).returning()).length > 0;

/** Who took the path by one line has it by the other. */
export const moveToLine = (tx: Database, from: string, into: string) =>
  tx.update(learningPathEnrolments).set({ lineId: into }).where(eq(learningPathEnrolments.lineId, from));

/** What somebody left or enrolled in by themselves is no path's gift any longer: it waits for nothing. */
export async function forgetOpenedCourse(
  tx: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  await tx.delete(openedCourses).where(and(eq(openedCourses.userId, userId), eq(openedCourses.courseId, courseId)));
}

/** Keeps what a paid line gives; once a course was opened by it, that stays so. */
export async function keepLineCourses(
  tx: Database,
  { lineId, courses, opened }: { lineId: string; courses: readonly PathCourse[]; opened: ReadonlySet<string> },
): Promise<void> {
  await tx
    .insert(lineCourses)
    .values(courses.map(({ id }) => ({ lineId, courseId: id, opened: opened.has(id) })))
    .onConflictDoUpdate({
      target: [lineCourses.lineId, lineCourses.courseId],
      set: { opened: sql`${lineCourses.opened} or excluded.opened` },
    });
}

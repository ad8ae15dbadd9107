import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { enrolments, type EnrolmentRow } from './enrolments.tables.ts';

export async function findEnrolment(
  db: Database,
  userId: string | undefined,
  courseId: string,
): Promise<EnrolmentRow | undefined> {
  if (userId === undefined) return undefined;
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
  return row;
}

/** Also keeps every other change of this enrolment waiting until the transaction ends. */
export async function lockEnrolment(tx: Database, id: string): Promise<EnrolmentRow | undefined> {
  const [row] = await tx.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  return row;
}

export async function updateEnrolment(tx: Database, id: string, change: Partial<EnrolmentRow>): Promise<EnrolmentRow> {
  const [row] = await tx.update(enrolments).set(change).where(eq(enrolments.id, id)).returning();
  if (row === undefined) throw new Error(`Enrolment ${id} went away.`);
  return row;
}

/** After the lessons of a course changed: progress of all who are still on their way. */
export async function refreshPercentages(tx: Database, courseId: string): Promise<void> {
  await tx.execute(sql`
    update enrolments e set percentage = now_at.percentage
    from (
      select one.id, case when count(l.id) = 0 then 0
          else (100 * count(p.completed_at) / count(l.id))::int end as percentage
      from enrolments one
      left join lessons l on l.course_id = one.course_id and l.required
      left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = one.id
      where one.course_id = ${courseId}
      group by one.id
    ) now_at
    where e.id = now_at.id and e.completed_at is null and e.percentage <> now_at.percentage`);
}

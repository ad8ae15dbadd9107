import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { EnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { rowsOf, pageOf, type Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { updateEnrolmentCount } from '../../teaching/courses/enrolment-count.ts';
import { enrolments, type EnrolmentRow } from './enrolments.tables.ts';

export async function findEnrolment(
  db: Database,
  userId: string | undefined,
  courseId: string,
): Promise<EnrolmentRow | undefined> {
  return userId === undefined ? undefined : findOne(db, enrolmentsByCourse, courseId, userId);
}

async function enrolmentsByCourse(
  db: Database,
  courseIds: readonly string[],
  userId: string,
): Promise<Map<string, EnrolmentRow>> {
  const rows = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.courseId, [...courseIds])));
  return new Map(rows.map((row) => [row.courseId, row]));
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

export async function findOwnEnrolment(db: Database, userId: string, id: string): Promise<EnrolmentRow | undefined> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.id, id), eq(enrolments.userId, userId)));
  return row;
}

/** Undefined where this person is enrolled already; from one of the `ended` states one is back, with all progress. */
export async function insertEnrolment(
  tx: Database,
  { userId, courseId, ended }: { userId: string; courseId: string; ended: readonly EnrolmentRow['status'][] },
): Promise<EnrolmentRow | undefined> {
  const [row] = await tx
    .insert(enrolments)
    .values({ userId, courseId })
    .onConflictDoUpdate({
      target: [enrolments.userId, enrolments.courseId],
      set: {
        status: sql`case when ${enrolments.completedAt} is null then 'active' else 'completed' end`,
        archivedAt: null,
      },
      setWhere: inArray(enrolments.status, [...ended]),
    })
    .returning();
  return row;
}

/** Keeps the count beside the course true, in the transaction that changes an enrolment. */
export async function recountEnrolments(tx: Database, courseId: string): Promise<void> {
  const learning = and(eq(enrolments.courseId, courseId), inArray(enrolments.status, ['active', 'completed']));
  await updateEnrolmentCount(tx, courseId, await tx.$count(enrolments, learning));
}

export interface EnrolmentFilters {
  page: number;
  per_page: number;
  status?: 'active' | 'completed' | undefined;
  q?: string | undefined;
  /** Left out: both. */
  archived?: boolean | undefined;
  sort: EnrolmentSort;
}

export interface EnrolledRow {
  id: string;
  course_id: string;
  status: EnrolmentRow['status'];
  percentage: number;
  enrolled_at: string;
  completed_at: string | null;
  last_activity_at: string | null;
  /** Those that one may go on with, the likeliest first. */
  next_lessons: { id: string; title: string }[];
  remaining_s: number;
  certificate_slug: string | null;
  archived_at: string | null;
}

/** The lesson last opened, unless it is done and another waits; else the first that is not completed; and so on. */
const nextLessons = sql`(
  select coalesce(
    json_agg(
      json_build_object('id', l.id, 'title', l.title)
      order by (l.id = e.last_lesson_id and p.completed_at is null) desc nulls last,
        (p.completed_at is null) desc, m."order", l."order"),
    '[]')
  from lessons l join modules m on m.id = l.module_id
  left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = e.id
  where l.course_id = e.course_id)`;

const remaining = sql`(
  select coalesce(sum(l.duration_s), 0)::int
  from lessons l left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = e.id
  where l.course_id = e.course_id and l.required and p.completed_at is null)`;

const recent = sql`coalesce(e.last_activity_at, e.enrolled_at) desc`;
const orders: Record<EnrolmentSort, SQL> = {
  recent,
  title: sql`plain_words(c.name), ${recent}`,
  progress: sql`e.percentage desc, ${recent}`,
  enrolled: sql`e.enrolled_at desc`,
};

export async function findEnrolled(
  db: Database,
  userId: string,
  filters: EnrolmentFilters,
): Promise<{ rows: EnrolledRow[]; total: number }> {
  const wanted = sql`
    from enrolments e
    join courses c on c.id = e.course_id
    left join certificates k on k.user_id = e.user_id and k.course_id = e.course_id
    where e.user_id = ${userId} and c.deleted_at is null
      and ${filters.archived === undefined ? sql`true` : sql`(e.archived_at is not null) = ${filters.archived}`}
      and ${filters.status ? sql`e.status = ${filters.status}` : sql`e.status in ('active', 'completed')`}
      and ${filters.q ? sql`plain_words(c.name) like plain_words(${likePattern(filters.q)})` : sql`true`}`;
  const rows = await rowsOf<EnrolledRow>(
    db,
    sql`select e.id, e.course_id, e.status, e.percentage, e.enrolled_at, e.completed_at, e.last_activity_at,
          ${nextLessons} as next_lessons, ${remaining} as remaining_s, k.slug as certificate_slug, e.archived_at
        ${wanted} order by ${orders[filters.sort]}, e.id ${pageOf(filters)}`,
  );
  const [all] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${wanted}`);
  return { rows, total: all?.total ?? 0 };
}

import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { openingNotices } from './lesson-openings.tables.ts';

/** What opened longer ago is no news: somebody was away, or an author said later when it opens. */
const NEWS_DAYS = 2;

/** When an opening lets in who took the course at `e.enrolled_at`; null where it is not by the clock. */
const momentOf = (opening: SQL): SQL => sql`case ${opening} ->> 'kind'
  when 'on' then (${opening} ->> 'day')::timestamp at time zone 'UTC'
  when 'days' then e.enrolled_at + (${opening} ->> 'days')::int * interval '24 hours' end`;

const opensAt = sql`greatest(${momentOf(sql`l.opening`)}, ${momentOf(sql`m.opening`)})`;

/** Lessons `l` of enrolments `e` that opened since their learner was told last, each day's together on one day. */
const opened = (now: Date): SQL => sql`
  from enrolments e
  join courses c on c.id = e.course_id and c.deleted_at is null
  join lessons l on l.course_id = e.course_id and not l.is_preview
  join modules m on m.id = l.module_id
  left join opening_notices n on n.enrolment_id = e.id
  where (l.opening ->> 'kind' in ('on', 'days') or m.opening ->> 'kind' in ('on', 'days'))
    and e.status in ('active', 'completed')
    and n.told_on is distinct from (${now.toISOString()}::timestamptz at time zone 'UTC')::date
    and ${opensAt} <= ${now.toISOString()}::timestamptz
    and ${opensAt} > greatest(e.enrolled_at, n.told_until, ${now.toISOString()}::timestamptz - ${NEWS_DAYS} * interval '1 day')
    and not exists (
      select from lesson_progress p
      where p.enrolment_id = e.id and p.lesson_id = l.id and p.completed_at is not null)`;

export async function findEnrolmentsWithOpenings(db: Database, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, sql`select distinct e.id ${opened(now)} order by e.id`);
  return rows.map(({ id }) => id);
}

export interface OpenedLesson {
  id: string;
  title: string;
}

/** As the course goes. */
export const findOpenedLessons = (tx: Database, enrolmentId: string, now: Date): Promise<OpenedLesson[]> =>
  rowsOf<OpenedLesson>(
    tx,
    sql`select l.id, l.title ${opened(now)} and e.id = ${enrolmentId} order by m."order", l."order"`,
  );

export async function saveToldUntil(
  tx: Database,
  enrolmentId: string,
  { now, hasTold }: { now: Date; hasTold: boolean },
): Promise<void> {
  const toldOn = hasTold ? now.toISOString().slice(0, 10) : null;
  await tx
    .insert(openingNotices)
    .values({ enrolmentId, toldUntil: now, toldOn })
    .onConflictDoUpdate({
      target: openingNotices.enrolmentId,
      set: { toldUntil: now, ...(toldOn !== null && { toldOn }) },
    });
}

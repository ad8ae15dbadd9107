import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/database/database.ts';
import { lineCourses } from '../../learning-paths/learning-paths.tables.ts';
import type { SoldLine } from './item-kind.ts';

const idsOf = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** All that the line of a path opens when it is paid for, or closes when it is paid back. */
export const findCoursesToLock = (db: Database, { id, itemId }: Pick<SoldLine, 'id' | 'itemId'>): Promise<string[]> =>
  idsOf(
    rowsOf(
      db,
      sql`select course_id as id from learning_path_courses where path_id = ${itemId}
          union select course_id from transaction_line_courses where line_id = ${id}`,
    ),
  );

/** What a line opened, in the order in which everyone locks courses. What costs nothing stays open. */
export const findCoursesToClose = (tx: Database, lineId: string): Promise<string[]> =>
  idsOf(
    rowsOf(
      tx,
      sql`select c.id from transaction_line_courses o join courses c on c.id = o.course_id
          where o.line_id = ${lineId} and o.opened and c.type = 'paid' order by c.id`,
    ),
  );

/** Another line that this person paid for, whose money did not go back, and that gives them the course. */
export async function findHolder(
  tx: Database,
  { userId, lineId, courseId }: { userId: string; lineId: string; courseId: string },
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`select l.id from transaction_lines l join transactions t on t.id = l.transaction_id
        where t.user_id = ${userId} and l.granted_at is not null and l.withdrawn_at is null and l.id <> ${lineId}
          and ((l.kind = 'course' and l.item_id = ${courseId})
            or exists (select from transaction_line_courses o where o.line_id = l.id and o.course_id = ${courseId}))
        limit 1`,
  );
  return row?.id;
}

/** From now on it is this line that closes the course; that of a course does so anyway. */
export const takeOver = (tx: Database, { lineId, courseId }: { lineId: string; courseId: string }) =>
  tx
    .update(lineCourses)
    .set({ opened: true })
    .where(and(eq(lineCourses.lineId, lineId), eq(lineCourses.courseId, courseId)));

/** Certificate `k`, of a learning path, was earned by this course: it lists it, and the path requires it, or did. */
const isEarnedBy = (courseId: SQL): SQL => sql`(
  k.path_id is not null and k.path_courses @> jsonb_build_array(jsonb_build_object('id', ${courseId}))
  and not exists (select from learning_path_courses pc
    where pc.path_id = k.path_id and pc.course_id = ${courseId} and not pc.required))`;

/** The paths whose certificates hold by this course. */
export const findPathsEarnedBy = (tx: Database, { userId, courseId }: OfCourse): Promise<string[]> =>
  idsOf(
    rowsOf(
      tx,
      sql`select k.path_id as id from certificates k
          where k.user_id = ${userId} and k.status = 'issued' and ${isEarnedBy(sql`${courseId}::uuid`)} order by 1`,
    ),
  );

/** The paths that this person takes, whose certificates fell, and of which this course was the last that was missing. */
export const findPathsToRestore = (tx: Database, { userId, courseId }: OfCourse): Promise<string[]> =>
  idsOf(
    rowsOf(
      tx,
      sql`select k.path_id as id from certificates k
          join learning_path_enrolments e on e.path_id = k.path_id and e.user_id = k.user_id and e.completed_at is not null
          where k.user_id = ${userId} and k.status = 'revoked' and k.revoked_at >= e.enrolled_at
            and ${isEarnedBy(sql`${courseId}::uuid`)}
            and not exists (
              select from enrolments n where n.user_id = k.user_id and n.status = 'refunded' and ${isEarnedBy(sql`n.course_id`)})
          order by 1`,
    ),
  );

interface OfCourse {
  userId: string;
  courseId: string;
}

/** A certificate that is revoked when this line closes, by the name of its course or learning path. */
export interface AtStake {
  transaction_id: string;
  line_id: string;
  name: string;
}

/** Of what these payments hold open, and nothing else does. */
export const findCertificatesAtStake = (db: Database, transactionIds: readonly string[]): Promise<AtStake[]> =>
  rowsOf(
    db,
    sql`select s.transaction_id, s.line_id, s.name from (
        select l.transaction_id, l.id as line_id, l.position, k.course_name as name
        from transaction_lines l
        join transactions t on t.id = l.transaction_id
        cross join lateral (
          select own.id from courses own where l.kind = 'course' and own.id = l.item_id
          union
          select own.id from transaction_line_courses o join courses own on own.id = o.course_id
          where o.line_id = l.id and o.opened and own.type = 'paid') c
        join certificates k on k.user_id = t.user_id and k.status = 'issued'
          and (k.course_id = c.id or ${isEarnedBy(sql`c.id`)})
        where t.id = any(${sql.param([...transactionIds])}::uuid[])
          and l.granted_at is not null and l.withdrawn_at is null
          and not exists (
            select from transaction_lines h join transactions p on p.id = h.transaction_id
            where p.user_id = t.user_id and h.id <> l.id and h.granted_at is not null and h.withdrawn_at is null
              and ((h.kind = 'course' and h.item_id = c.id) or exists (
                select from transaction_line_courses o where o.line_id = h.id and o.course_id = c.id)))
        union
        select l.transaction_id, l.id, l.position, k.course_name
        from transaction_lines l
        join transactions t on t.id = l.transaction_id
        join learning_path_enrolments e on e.line_id = l.id
        join certificates k on k.path_id = e.path_id and k.user_id = e.user_id and k.status = 'issued'
        where t.id = any(${sql.param([...transactionIds])}::uuid[])
          and l.granted_at is not null and l.withdrawn_at is null
          and not exists (
            select from transaction_lines h join transactions p on p.id = h.transaction_id
            where p.user_id = t.user_id and h.id <> l.id and h.granted_at is not null and h.withdrawn_at is null
              and h.kind = l.kind and h.item_id = l.item_id)) s
        order by s.position, s.name`,
  );

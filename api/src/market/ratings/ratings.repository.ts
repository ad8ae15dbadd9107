import { sql } from 'drizzle-orm';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { personColumn, type PersonRow } from '../../people/users/person-column.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import type { Experience } from './ratings.policy.ts';

export interface RatingRow {
  id: string;
  rating: number;
  comment: string;
  reply: string | null;
  replied_at: string | null;
  created_at: string;
  updated_at: string;
  user: PersonRow;
}

export interface RatingSummary {
  status: string;
  owner_id: string;
  mean: number | null;
  distribution: number[];
}

/** Undefined where there is no such course. */
export async function findRatingSummary(db: Database, courseId: string): Promise<RatingSummary | undefined> {
  const [row] = await rowsOf<RatingSummary>(
    db,
    sql`select c.status, c.owner_id,
          r.shown::float8 as mean,
          array(
            select count(g.id)::int from generate_series(1, 5) stars
            left join course_ratings g on g.course_id = c.id and g.rating = stars
            group by stars order by stars) as distribution
        from courses c
        left join rating_totals r on r.course_id = c.id
        where c.id = ${courseId} and c.deleted_at is null`,
  );
  return row;
}

export function findRatings(
  db: Database,
  courseId: string,
  page: { page: number; per_page: number },
): Promise<RatingRow[]> {
  return rowsOf<RatingRow>(
    db,
    sql`select g.id, g.rating, g.comment, g.reply, g.replied_at, g.created_at, g.updated_at, ${personColumn(sql`u`)} as "user"
        from course_ratings g join users u on u.id = g.user_id
        where g.course_id = ${courseId}
        order by g.updated_at desc, g.id desc ${pageOf(page)}`,
  );
}

export async function findRatingOf(db: Database, courseId: string, userId: string): Promise<RatingRow | undefined> {
  const [row] = await rowsOf<RatingRow>(
    db,
    sql`select g.id, g.rating, g.comment, g.reply, g.replied_at, g.created_at, g.updated_at, ${personColumn(sql`u`)} as "user"
        from course_ratings g join users u on u.id = g.user_id
        where g.course_id = ${courseId} and g.user_id = ${userId}`,
  );
  return row;
}

export async function findExperience(db: Database, courseId: string, userId: string): Promise<Experience> {
  const [row] = await rowsOf<{ is_owner: boolean; percentage: number | null; watched_s: number }>(
    db,
    sql`select ${teaches(userId)} as is_owner, e.percentage,
          coalesce((
            select sum((watched.range ->> 1)::float8 - (watched.range ->> 0)::float8)
            from lesson_progress p, jsonb_array_elements(p.ranges) as watched(range)
            where p.enrolment_id = e.id), 0)::float8 as watched_s
        from courses c
        left join enrolments e on e.course_id = c.id and e.user_id = ${userId} and e.status in ('active', 'completed')
        where c.id = ${courseId}`,
  );
  return {
    isOwner: row?.is_owner ?? false,
    isEnrolled: typeof row?.percentage === 'number',
    percentage: row?.percentage ?? 0,
    watchedS: row?.watched_s ?? 0,
  };
}

/** One rating a person and course: a second one changes the first. */
export async function upsertRating(
  db: Database,
  given: { courseId: string; userId: string; rating: number; comment: string },
): Promise<Omit<RatingRow, 'user'>> {
  const [row] = await rowsOf<Omit<RatingRow, 'user'>>(
    db,
    sql`insert into course_ratings (course_id, user_id, rating, comment)
        values (${given.courseId}, ${given.userId}, ${given.rating}, ${given.comment})
        on conflict (course_id, user_id) do update
          set rating = excluded.rating, comment = excluded.comment, updated_at = now()
        returning id, rating, comment, reply, replied_at, created_at, updated_at`,
  );
  if (row === undefined) throw new Error('The rating was not returned.');
  return row;
}

/** Undefined where there is no such rating of a course of this owner. An answer that is the same keeps its time. */
export async function updateReply(
  db: Database,
  given: { id: string; ownerId: string; reply: string | null },
): Promise<RatingRow | undefined> {
  const [row] = await rowsOf<RatingRow>(
    db,
    sql`update course_ratings g
        set reply = ${given.reply},
          replied_at = case when ${given.reply}::text is null then null
            when g.reply = ${given.reply} then g.replied_at else now() end
        from courses c, users u
        where g.id = ${given.id} and c.id = g.course_id and c.owner_id = ${given.ownerId} and c.deleted_at is null
          and u.id = g.user_id
        returning g.id, g.rating, g.comment, g.reply, g.replied_at, g.created_at, g.updated_at,
          ${personColumn(sql`u`)} as "user"`,
  );
  return row;
}

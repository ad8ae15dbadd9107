import { type SQL, sql } from 'drizzle-orm';

/** Whether the person of `e` teaches course `c`: nobody is asked to take a course that they teach. */
const teaches = (c: SQL): SQL =>
  sql`(${c}.owner_id is not distinct from e.user_id or coalesce(${c}.instructors ? e.user_id::text, false))`;

/** The paths that keep their order: those that are public, or were and are offered no more. */
const keepsOrder = (p: SQL): SQL => sql`${p}.status in ('published', 'unpublished', 'retired')`;

/** Whether path `p` has its course `pc` wait for one before it, which the person of `e` learns in and has not completed. */
const holdsBack = (p: SQL, pc: SQL): SQL => sql`(
  ${p}.enforce_course_order and exists (
    select from learning_path_courses b
    join courses bc on bc.id = b.course_id and bc.deleted_at is null
    join enrolments bn on bn.course_id = b.course_id and bn.user_id = e.user_id
    where b.path_id = ${p}.id and b."order" < ${pc}."order" and b.required and not ${teaches(sql`bc`)}
      and bn.status in ('active', 'completed') and bn.completed_at is null))`;

/** Whether another path that the person of `e` took has course `s` open. */
const isOpenElsewhere = sql`exists (
  select from learning_path_enrolments oe
  join learning_paths op on op.id = oe.path_id and ${keepsOrder(sql`op`)}
  join learning_path_courses oc on oc.path_id = op.id and oc.course_id = s.course_id
  where oe.user_id = e.user_id and not ${holdsBack(sql`op`, sql`oc`)})`;

/**
 * The courses of path `p` as the person of `e` (`path_id`, `user_id`) meets them, in a row each:
 *
 * - `is_done`: completed, and its money did not go back;
 * - `is_taught`: by them;
 * - `learns`: they learn in it now; `is_begun`: they were at work in it; `days`: how many it took them to complete it;
 * - `counts`: the path requires it of them: one that was taken off counts only for those who have it, and nobody is asked
 *   to take a course that they teach;
 * - `holds`: it counts and they learn in it, and it is not done; what they do not have holds nothing back;
 * - `waits`: the path has an order and was published, a path opened it for them, and something before it holds. What they
 *   began, had without any path, or have open in another one waits for nothing.
 */
export const pathStanding = sql`(
  select s.*, s.counts and s.learns and not s.is_done as holds,
    s.is_opened and not s.is_done and not s.is_begun
      and ${keepsOrder(sql`p`)} and ${holdsBack(sql`p`, sql`s`)} and not ${isOpenElsewhere} as waits
  from (
    select pc.course_id, pc."order", pc.required, c.slug, c.name, c.duration_s, c.status = 'published' as is_published,
      n.percentage, t.is_taught, had.learns, had.is_done, n.last_activity_at is not null as is_begun,
      n.last_activity_at, greatest(extract(epoch from n.completed_at - n.enrolled_at)::float8 / 86400, 0) as days,
      pc.required and not t.is_taught and (c.status = 'published' or had.learns or had.is_done) as counts,
      exists (select from learning_path_opened_courses o
        where o.user_id = e.user_id and o.course_id = pc.course_id) as is_opened
    from learning_path_courses pc
    join courses c on c.id = pc.course_id and c.deleted_at is null
    left join enrolments n on n.course_id = pc.course_id and n.user_id = e.user_id
    cross join lateral (select ${teaches(sql`c`)} as is_taught) t
    cross join lateral (select
      coalesce(n.status in ('active', 'completed'), false) as learns,
      coalesce(n.completed_at is not null and n.status <> 'refunded', false) as is_done) had
    where pc.path_id = e.path_id) s)`;

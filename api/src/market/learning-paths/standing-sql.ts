import { sql } from 'drizzle-orm';

/**
 * The courses of path `p` as the person of `e` (`path_id`, `user_id`) meets them, in a row each:
 *
 * - `is_done`: completed, and its money did not go back;
 * - `learns`: they learn in it now; `is_begun`: they were at work in it;
 * - `counts`: the path requires it of them: one that was taken off counts only for those who have it, and nobody is asked
 *   to take a course that they teach;
 * - `holds`: it counts and they learn in it, and it is not done; what they do not have holds nothing back;
 * - `waits`: the path has an order and was published, a path opened it for them, and something before it holds. What they
 *   began, or had without any path, waits for nothing.
 */
export const pathStanding = sql`(
  select s.*, p.enforce_course_order and p.status in ('published', 'unpublished', 'retired')
    and s.is_opened and not s.is_done and not s.is_begun
    and coalesce(bool_or(s.holds)
      over (order by s."order" rows between unbounded preceding and 1 preceding), false) as waits
  from (select c.*, c.counts and c.learns and not c.is_done as holds from (
    select pc.course_id, pc."order", pc.required, c.slug, c.name, c.duration_s, c.status = 'published' as is_published,
      n.percentage, had.learns, had.is_done, n.last_activity_at is not null as is_begun,
      pc.required and not (c.owner_id is not distinct from e.user_id or coalesce(c.instructors ? e.user_id::text, false))
        and (c.status = 'published' or had.learns or had.is_done) as counts,
      exists (select from learning_path_opened_courses o
        where o.user_id = e.user_id and o.course_id = pc.course_id) as is_opened
    from learning_path_courses pc
    join courses c on c.id = pc.course_id and c.deleted_at is null
    left join enrolments n on n.course_id = pc.course_id and n.user_id = e.user_id
    cross join lateral (select
      coalesce(n.status in ('active', 'completed'), false) as learns,
      coalesce(n.completed_at is not null and n.status <> 'refunded', false) as is_done) had
    where pc.path_id = e.path_id) c) s)`;

import { sql } from 'drizzle-orm';
import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import type { PathCourseResult } from '@stoa/shared/contract/market/path-reports.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { pathStanding } from '../learning-paths/standing-sql.ts';
import { hasBegun } from './path-learners.repository.ts';
import { type PathScope, thePath } from './path-scope.ts';
import { pathTakers } from './path-takers.ts';

/** The courses of a path in its order, with how many of its learners began and completed each, and where they are. */
export const findPathResults = (db: Database, pathId: string): Promise<PathCourseResult[]> =>
  rowsOf(
    db,
    sql`with met as (
        select e.user_id, e.completed_at is not null as has_completed, s.course_id, s."order", s.counts, s.is_done,
          ${hasBegun} as has_begun, case when s.is_done then s.days end as days
        from (select e.path_id, e.user_id, e.completed_at from ${pathTakers(thePath(pathId))}) e
        join learning_paths p on p.id = e.path_id
        cross join lateral ${pathStanding} s),
      left_over as (
        select distinct on (user_id) user_id, course_id from met
        where not has_completed and counts and not is_done order by user_id, "order")
    select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course, pc.required,
      c.status = 'published' as is_published,
      (count(*) filter (where m.has_begun))::int as began, (count(*) filter (where m.is_done))::int as completed,
      (select count(*)::int from left_over h where h.course_id = c.id) as here,
      percentile_cont(0.5) within group (order by m.days) as median_days
    from learning_path_courses pc
    join courses c on c.id = pc.course_id and c.deleted_at is null
    left join met m on m.course_id = pc.course_id
    where pc.path_id = ${pathId}
    group by c.id, pc.required, pc."order" order by pc."order"`,
  );

export interface CountedPath {
  id: string;
  title: string;
  slug: string;
  status: PathStatus;
  learners: number;
  completed: number;
}

/** Paths in this scope with how many take them, the most first. */
export const countPathLearners = (db: Database, scope: PathScope): Promise<CountedPath[]> =>
  rowsOf(
    db,
    sql`with counted as (
        select e.path_id, count(*)::int as learners, count(e.completed_at)::int as completed
        from ${pathTakers(scope)} group by 1)
      select p.id, p.title, p.slug, p.status, coalesce(counted.learners, 0) as learners,
        coalesce(counted.completed, 0) as completed
      from learning_paths p left join counted on counted.path_id = p.id
      where ${scope} order by learners desc, lower(p.title), p.id`,
  );

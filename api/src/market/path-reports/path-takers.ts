import { sql, type SQL } from 'drizzle-orm';
import type { PathScope } from './path-scope.ts';

/**
 * Enrolments `e` in learning paths `p` by people `u`: who takes the path today. Whose money went back takes it no more; who
 * left the site is not shown.
 */
export const pathTakers = (scope: PathScope): SQL => sql`learning_path_enrolments e
  join learning_paths p on p.id = e.path_id
  join users u on u.id = e.user_id and u.deleted_at is null
  where ${scope}`;

export const pathColumn = sql`json_build_object('id', p.id, 'title', p.title, 'slug', p.slug)`;

/**
 * What takers `taken` did by themselves in courses of their path, as events `v`: since they took it, and in courses that they
 * have not left.
 */
export const deedsOfTakers = sql`taken
  join learning_path_courses pc on pc.path_id = taken.path_id
  join enrolments n on n.user_id = taken.user_id and n.course_id = pc.course_id and n.status in ('active', 'completed')
  join progress_events v on v.enrolment_id = n.id and v.at >= taken.enrolled_at`;

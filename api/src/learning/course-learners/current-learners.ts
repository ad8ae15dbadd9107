import { sql, type SQL } from 'drizzle-orm';
import type { ReportScope } from './report-scope.ts';

/** Enrolments `e` of courses `c` by people `u`: who learns there today. Who left, or left the site, is not shown. */
export const currentLearners = (scope: ReportScope): SQL => sql`enrolments e
  join courses c on c.id = e.course_id
  join users u on u.id = e.user_id and u.deleted_at is null
  where ${scope} and e.status in ('active', 'completed')`;

/** What a learner did by themselves, of events `v`: what a reviewer decides is no activity of theirs. */
export const ownDeed = sql`v.source <> 'review'`;

/** Seconds that an event `v` says were played. */
export const playedIn = sql`(case when v.kind = 'watched' then (
  select coalesce(sum((r.range ->> 1)::float8 - (r.range ->> 0)::float8), 0)
  from jsonb_array_elements(coalesce(v.detail -> 'ranges', '[]')) as r(range)) else 0 end)`;

/** Whole days of UTC. */
export interface Days {
  from: string;
  to: string;
}

import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { currentLearners } from './current-learners.ts';
import type { ReportScope } from './report-scope.ts';

export interface CountedCourse {
  id: string;
  name: string;
  slug: string;
  learners: number;
  is_owner: boolean;
  can_announce: boolean;
}

/** Courses in this scope with how many learn in them, the most first. */
export const countLearners = (db: Database, scope: ReportScope, viewerId: string): Promise<CountedCourse[]> =>
  rowsOf(
    db,
    sql`with counted as (select e.course_id, count(*)::int as learners from ${currentLearners(scope)} group by 1)
      select c.id, c.name, c.slug, coalesce(counted.learners, 0) as learners, c.owner_id = ${viewerId} as is_owner,
        ${teaches(viewerId, 'grade')} as can_announce
      from courses c left join counted on counted.course_id = c.id
      where ${scope} order by learners desc, lower(c.name), c.id`,
  );

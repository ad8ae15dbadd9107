import { sql } from 'drizzle-orm';
import type { LessonWait } from '@stoa/shared/contract/learning/player.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { pathStanding } from './standing-sql.ts';

interface WaitRow {
  course_id: string;
  name: string;
  slug: string;
}

/** By course: the first one that holds it back, in a path with an order. */
export async function findPathWaits(
  db: Database,
  { userId, courseIds }: { userId: string; courseIds: readonly string[] },
): Promise<Map<string, LessonWait[]>> {
  const rows = await rowsOf<WaitRow>(
    db,
    sql`with met as (
          select e.path_id, s.course_id, s."order", s.name, s.slug, s.waits, s.holds
          from learning_path_enrolments e join learning_paths p on p.id = e.path_id
          cross join lateral ${pathStanding} s
          where e.user_id = ${userId} and e.path_id in (
            select pc.path_id from learning_path_courses pc
            where pc.course_id = any(${sql.param([...courseIds])}::uuid[])))
        select distinct on (m.course_id) m.course_id, b.name, b.slug
        from met m join met b on b.path_id = m.path_id and b."order" < m."order" and b.holds
        where m.waits and m.course_id = any(${sql.param([...courseIds])}::uuid[])
        order by m.course_id, b."order"`,
  );
  return new Map(rows.map(({ course_id, name, slug }) => [course_id, [{ kind: 'course', name, slug }]]));
}

import { sql } from 'drizzle-orm';
import type { PathProgress } from '@stoa/shared/contract/market/learning-paths.ts';
import { type Database, instantOf, instantOrNull, rowsOf } from '../../kernel/database/database.ts';
import { requiredWork } from '../path-assignments/required-work.ts';
import { pathStanding } from './standing-sql.ts';

/** A course of a path as one person meets it. */
export interface StandingRow {
  course_id: string;
  order: number;
  required: boolean;
  is_published: boolean;
  learns: boolean;
  is_taught: boolean;
  percentage: number | null;
  is_done: boolean;
  waits: boolean;
}

/** Of the courses of a path, in its order; nobody is at work in them without a person. */
export const findStanding = (
  db: Database,
  { pathId, userId }: { pathId: string; userId: string | undefined },
): Promise<StandingRow[]> =>
  rowsOf<StandingRow>(
    db,
    sql`select s.course_id, s."order", s.required, s.is_published, s.learns, s.is_taught, s.is_done, s.waits,
          case when s.learns then s.percentage end as percentage
        from (select ${pathId}::uuid as path_id, ${userId ?? null}::uuid as user_id) e
        join learning_paths p on p.id = e.path_id
        cross join lateral ${pathStanding} s order by s."order"`,
  );

interface ProgressRow {
  path_id: string;
  enrolled_at: string;
  completed_at: string | null;
  required: number;
  done: number;
  required_work: number;
  approved_work: number;
  next_course: PathProgress['next_course'];
  certificate_slug: string | null;
}

/** How far one person is in those of these paths that they took, by path. One question for all of them. */
export async function findProgress(
  db: Database,
  userId: string | undefined,
  pathIds: readonly string[],
): Promise<Map<string, PathProgress>> {
  if (userId === undefined || pathIds.length === 0) return new Map();
  const rows = await rowsOf<ProgressRow>(
    db,
    sql`select e.path_id, e.enrolled_at, e.completed_at, k.slug as certificate_slug, n.required, n.done, n.next_course,
          w.required as required_work, w.approved as approved_work
        from learning_path_enrolments e
        join learning_paths p on p.id = e.path_id
        left join certificates k on k.user_id = e.user_id and k.path_id = e.path_id and k.status = 'issued'
        cross join lateral (
          select (count(*) filter (where s.counts))::int as required,
            (count(*) filter (where s.counts and s.is_done))::int as done,
            (array_agg(json_build_object('id', s.course_id, 'slug', s.slug, 'name', s.name, 'is_begun', s.is_begun)
              order by s."order") filter (where s.learns and not s.is_done and not s.waits))[1] as next_course
          from ${pathStanding} s) n
        cross join lateral ${requiredWork} w
        where e.user_id = ${userId} and e.path_id = any(${sql.param([...pathIds])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.path_id, progressOf(row)]));
}

/** Completed it stays, whatever joined or left the path since. */
const progressOf = ({ enrolled_at, completed_at, ...row }: ProgressRow): PathProgress => ({
  enrolled_at: instantOf(enrolled_at),
  completed_at: instantOrNull(completed_at),
  percentage: completed_at === null ? percentageOf(row) : 100,
  completed_courses: row.done,
  required_courses: row.required,
  completed_assignments: row.approved_work,
  required_assignments: row.required_work,
  next_course: row.next_course,
  certificate_slug: row.certificate_slug,
});

function percentageOf({
  required,
  done,
  required_work,
  approved_work,
}: Pick<ProgressRow, 'required' | 'done' | 'required_work' | 'approved_work'>): number {
  const all = required + required_work;
  return all === 0 ? 0 : Math.floor((100 * (done + approved_work)) / all);
}

import { sql, type SQL } from 'drizzle-orm';
import type { LearnerState } from '@stoa/shared/contract/learning/report-words.ts';
import type { CourseStage, PathDeed, PathLearnerOrder } from '@stoa/shared/contract/market/path-report-words.ts';
import type { PathLearnerFilters } from '@stoa/shared/contract/market/path-reports.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { isWithin } from '../../kernel/database/in-order.ts';
import { type Days, ownDeed } from '../../learning/course-learners/current-learners.ts';
import { pathStanding } from '../learning-paths/standing-sql.ts';
import { requiredWork } from '../path-assignments/required-work.ts';
import type { PathScope } from './path-scope.ts';
import { deedsOfTakers, pathColumn, pathTakers } from './path-takers.ts';

export interface PathLearnerRow {
  user_id: string;
  name: string;
  path: { id: string; title: string; slug: string };
  completed_courses: number;
  required_courses: number;
  percentage: number;
  enrolled_at: Date | string;
  last_activity_at: Date | string | null;
  completed_at: Date | string | null;
}

/** How far the person of `e` is in path `p`: in its courses as `n`, in the work it asks for as `w`. Completed it stays so, whatever joined or left the path since. */
const standing = sql`lateral (
  select (count(*) filter (where s.counts))::int as required_courses,
    (count(*) filter (where s.counts and s.is_done))::int as completed_courses,
    max(s.last_activity_at) filter (where s.learns or s.is_done) as last_activity_at
  from ${pathStanding} s) n
  cross join lateral ${requiredWork} w`;

const percentage = sql`(case when e.completed_at is not null then 100
  when n.required_courses + w.required = 0 then 0
  else 100 * (n.completed_courses + w.approved) / (n.required_courses + w.required) end)`;

const isBegun = sql`(n.last_activity_at is not null or n.completed_courses > 0)`;
const states: Record<LearnerState, SQL> = {
  all: sql`true`,
  not_begun: sql`not ${isBegun} and e.completed_at is null`,
  under_way: sql`${isBegun} and e.completed_at is null`,
  completed: sql`e.completed_at is not null`,
};

const deedIn = (deed: PathDeed, days: Days): SQL =>
  ({
    enrolled: isWithin(sql`e.enrolled_at`, days),
    completed: isWithin(sql`e.completed_at`, days),
    active: sql`exists (
      select from (select e.path_id, e.user_id, e.enrolled_at) ${deedsOfTakers}
      where ${isWithin(sql`v.at`, days)} and ${ownDeed})`,
    certified: sql`exists (
      select from certificates k where k.path_id = e.path_id and k.user_id = e.user_id and k.status = 'issued'
        and ${isWithin(sql`k.issued_at`, days)})`,
  })[deed];

/** The first required course that is left to the person of `e`. */
const here = sql`(select s.course_id from ${pathStanding} s where s.counts and not s.is_done order by s."order" limit 1)`;

export const hasBegun = sql`(s.is_done or s.learns and s.is_begun)`;
const isAt = (stage: CourseStage, courseId: string): SQL =>
  ({
    began: sql`exists (select from ${pathStanding} s where s.course_id = ${courseId} and ${hasBegun})`,
    completed: sql`exists (select from ${pathStanding} s where s.course_id = ${courseId} and s.is_done)`,
    here: sql`(e.completed_at is null and ${here} = ${courseId})`,
  })[stage];

function conditions({ q, state, during, from, to, course_id, stage }: PathLearnerFilters): SQL {
  const days = from === undefined || to === undefined ? undefined : { from, to };
  return sql`${states[state]}
    and ${q === '' ? sql`true` : sql`u.full_name ilike ${likePattern(q)}`}
    and ${during && days ? deedIn(during, days) : sql`true`}
    and ${course_id !== undefined && stage ? isAt(stage, course_id) : sql`true`}`;
}

const found = (scope: PathScope, filters: PathLearnerFilters): SQL => sql`
  select u.id as user_id, u.full_name as name, ${pathColumn} as path, e.path_id, n.completed_courses, n.required_courses,
    ${percentage} as percentage, e.enrolled_at, n.last_activity_at, e.completed_at
  from (select e.path_id, e.user_id, e.enrolled_at, e.completed_at from ${pathTakers(scope)}) e
  join learning_paths p on p.id = e.path_id
  join users u on u.id = e.user_id
  cross join ${standing}
  where ${conditions(filters)}`;

const orders: Record<PathLearnerOrder, SQL> = {
  name: sql`lower(name)`,
  enrolled: sql`enrolled_at`,
  activity: sql`last_activity_at`,
  progress: sql`percentage`,
  completed: sql`completed_at`,
};

export interface PathLearnersAsked extends PathLearnerFilters {
  page: number;
  per_page: number;
  sort: PathLearnerOrder;
  order: 'asc' | 'desc';
}

export async function findPathLearners(
  db: Database,
  scope: PathScope,
  asked: PathLearnersAsked,
): Promise<{ rows: PathLearnerRow[]; total: number }> {
  const direction = asked.order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
  const rows = await rowsOf<PathLearnerRow>(
    db,
    sql`select user_id, name, path, completed_courses, required_courses, percentage, enrolled_at, last_activity_at, completed_at
      from (${found(scope, asked)}) f
      order by ${orders[asked.sort]} ${direction}, lower(name), user_id, path_id ${pageOf(asked)}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${found(scope, asked)}) f`,
  );
  return { rows, total: counted?.total ?? 0 };
}

interface After {
  path_id: string;
  user_id: string;
}

/** Path by path, those after this one: however many there are, few are read at a time. */
export const findPathLearnersAfter = (
  db: Database,
  scope: PathScope,
  { after, limit, ...filters }: PathLearnerFilters & { after: After | undefined; limit: number },
): Promise<PathLearnerRow[]> =>
  rowsOf(
    db,
    sql`${found(scope, filters)}
      and ${after === undefined ? sql`true` : sql`(e.path_id, e.user_id) > (${after.path_id}, ${after.user_id})`}
      order by e.path_id, e.user_id limit ${limit}`,
  );

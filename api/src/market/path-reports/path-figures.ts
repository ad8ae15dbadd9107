import { sql, type SQL } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { endOf, isWithin } from '../../kernel/database/in-order.ts';
import { type Days, ownDeed } from '../../learning/course-learners/current-learners.ts';
import type { PathScope } from './path-scope.ts';
import { deedsOfTakers, pathTakers } from './path-takers.ts';

export interface PathLearning {
  enrolments: number;
  active_learners: number;
  completions: number;
  certificates: number;
  median_days: number | null;
  /** Had taken it by the end of the days, and how many of these had completed it by then. */
  learners: number;
  completed: number;
}

const taken = (scope: PathScope): SQL =>
  sql`taken as (select e.path_id, e.user_id, e.enrolled_at, e.completed_at from ${pathTakers(scope)})`;

const certified = sql`taken join certificates k on k.path_id = taken.path_id and k.user_id = taken.user_id
  and k.status = 'issued'`;

/** Path → what was learnt in it in these days; under null of all together. */
export async function findPathLearning(
  db: Database,
  scope: PathScope,
  days: Days,
): Promise<Map<string | null, PathLearning>> {
  const rows = await rowsOf<PathLearning & { path_id: string | null }>(
    db,
    sql`with ${taken(scope)},
      done as (
        select path_id,
          (count(*) filter (where ${isWithin(sql`enrolled_at`, days)}))::int as enrolments,
          (count(*) filter (where ${isWithin(sql`completed_at`, days)}))::int as completions,
          percentile_cont(0.5) within group (order by extract(epoch from completed_at - enrolled_at)::float8 / 86400)
            filter (where ${isWithin(sql`completed_at`, days)}) as median_days,
          (count(*) filter (where enrolled_at < ${endOf(days.to)}))::int as learners,
          (count(*) filter (where completed_at < ${endOf(days.to)}))::int as completed
        from taken group by grouping sets ((), (path_id))),
      learnt as (
        select taken.path_id, count(distinct taken.user_id)::int as active_learners
        from ${deedsOfTakers} where ${isWithin(sql`v.at`, days)} and ${ownDeed}
        group by grouping sets ((), (taken.path_id))),
      issued as (
        select taken.path_id, count(*)::int as certificates
        from ${certified} where ${isWithin(sql`k.issued_at`, days)} group by grouping sets ((), (taken.path_id)))
    select done.*, coalesce(learnt.active_learners, 0) as active_learners, coalesce(issued.certificates, 0) as certificates
    from done
    left join learnt on learnt.path_id is not distinct from done.path_id
    left join issued on issued.path_id is not distinct from done.path_id`,
  );
  return new Map(rows.map(({ path_id, ...figures }) => [path_id, figures]));
}

export type PathStretch = Pick<PathLearning, 'enrolments' | 'active_learners' | 'completions' | 'certificates'>;
const nothing: PathStretch = { enrolments: 0, active_learners: 0, completions: 0, certificates: 0 };

interface Stretches extends Days {
  /** How many days each has. */
  size: number;
  count: number;
}

/** The same of each stretch of so many days, the first first. */
export async function findPathSeries(db: Database, scope: PathScope, given: Stretches): Promise<PathStretch[]> {
  const at = (moment: SQL): SQL =>
    sql`(((${moment} at time zone 'UTC')::date - ${given.from}::date) / ${given.size}::int)`;
  const rows = await rowsOf<Partial<PathStretch> & { stretch: number }>(
    db,
    sql`with ${taken(scope)}
    select sum(enrolments)::int as enrolments, sum(completions)::int as completions,
      sum(active_learners)::int as active_learners, sum(certificates)::int as certificates, stretch
    from (
      select ${at(sql`enrolled_at`)} as stretch, 1 as enrolments, 0 as completions, 0 as active_learners, 0 as certificates
        from taken where ${isWithin(sql`enrolled_at`, given)}
      union all select ${at(sql`completed_at`)}, 0, 1, 0, 0 from taken where ${isWithin(sql`completed_at`, given)}
      union all select ${at(sql`v.at`)}, 0, 0, count(distinct taken.user_id), 0
        from ${deedsOfTakers} where ${isWithin(sql`v.at`, given)} and ${ownDeed} group by 1
      union all select ${at(sql`k.issued_at`)}, 0, 0, 0, 1 from ${certified} where ${isWithin(sql`k.issued_at`, given)}) told
    group by stretch`,
  );
  const known = new Map(rows.map(({ stretch, ...figures }) => [stretch, figures]));
  return Array.from({ length: given.count }, (_, index) => ({ ...nothing, ...known.get(index) }));
}

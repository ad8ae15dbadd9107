import { sql, type SQL } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { endOf, isWithin } from '../../kernel/database/in-order.ts';
import { currentLearners, type Days, ownDeed, playedIn } from './current-learners.ts';
import type { ReportScope } from './report-scope.ts';

export interface LearningFigures {
  enrolments: number;
  active_learners: number;
  completions: number;
  watched_s: number;
  /** Enrolled by the end of the days, and how many of these had completed by then. */
  learners: number;
  completed: number;
}

/** No course: an equal can be joined by, and nothing is equal to null. */
const ALL = '00000000-0000-0000-0000-000000000000';

/** Course → what was learnt in it in these days; under null of all together. */
export async function findLearningFigures(
  db: Database,
  scope: ReportScope,
  days: Days,
): Promise<Map<string | null, LearningFigures>> {
  const rows = await rowsOf<LearningFigures & { course_id: string | null }>(
    db,
    sql`with taken as (select e.* from ${currentLearners(scope)}),
      done as (
        select course_id,
          (count(*) filter (where ${isWithin(sql`enrolled_at`, days)}))::int as enrolments,
          (count(*) filter (where ${isWithin(sql`completed_at`, days)}))::int as completions,
          (count(*) filter (where enrolled_at < ${endOf(days.to)}))::int as learners,
          (count(*) filter (where completed_at < ${endOf(days.to)}))::int as completed
        from taken group by grouping sets ((), (course_id))),
      learnt as (
        select taken.course_id, count(distinct taken.user_id)::int as active_learners,
          sum(${playedIn})::float8 as watched_s
        from taken join progress_events v on v.enrolment_id = taken.id
        where ${isWithin(sql`v.at`, days)} and ${ownDeed}
        group by grouping sets ((), (taken.course_id)))
    select done.*, coalesce(learnt.active_learners, 0) as active_learners, coalesce(learnt.watched_s, 0) as watched_s
    from done left join learnt on coalesce(learnt.course_id, ${ALL}::uuid) = coalesce(done.course_id, ${ALL}::uuid)`,
  );
  return new Map(rows.map(({ course_id, ...figures }) => [course_id, figures]));
}

export type Stretch = Pick<LearningFigures, 'enrolments' | 'active_learners' | 'completions' | 'watched_s'>;
const nothing: Stretch = { enrolments: 0, active_learners: 0, completions: 0, watched_s: 0 };

interface Stretches extends Days {
  /** How many days each has. */
  size: number;
  count: number;
}

/** The same of each stretch of so many days, the first first. */
export async function findLearningSeries(db: Database, scope: ReportScope, given: Stretches): Promise<Stretch[]> {
  const at = (moment: SQL): SQL =>
    sql`(((${moment} at time zone 'UTC')::date - ${given.from}::date) / ${given.size}::int)`;
  const rows = await rowsOf<Partial<Stretch> & { stretch: number }>(
    db,
    sql`with taken as (select e.* from ${currentLearners(scope)})
    select coalesce(sum(enrolments), 0)::int as enrolments, coalesce(sum(completions), 0)::int as completions,
      coalesce(sum(active_learners), 0)::int as active_learners, coalesce(sum(watched_s), 0)::float8 as watched_s, stretch
    from (
      select ${at(sql`enrolled_at`)} as stretch, 1 as enrolments, 0 as completions, 0 as active_learners, 0::float8 as watched_s
        from taken where ${isWithin(sql`enrolled_at`, given)}
      union all select ${at(sql`completed_at`)}, 0, 1, 0, 0 from taken where ${isWithin(sql`completed_at`, given)}
      union all select ${at(sql`v.at`)}, 0, 0, count(distinct taken.user_id), sum(${playedIn})
        from taken join progress_events v on v.enrolment_id = taken.id
        where ${isWithin(sql`v.at`, given)} and ${ownDeed} group by 1) told
    group by stretch`,
  );
  const known = new Map(rows.map(({ stretch, ...figures }) => [stretch, figures]));
  return Array.from({ length: given.count }, (_, index) => ({ ...nothing, ...known.get(index) }));
}

import { sql, type SQL } from 'drizzle-orm';
import type { LearnerFilters } from '@stoa/shared/contract/learning/course-learners.ts';
import type { LearnerDeed, LearnerOrder, LearnerState } from '@stoa/shared/contract/learning/report-words.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { isWithin } from '../../kernel/database/in-order.ts';
import { currentLearners, type Days, ownDeed, playedIn } from './current-learners.ts';
import type { ReportScope } from './report-scope.ts';

export interface LearnerRow {
  id: string;
  user_id: string;
  name: string;
  course: { id: string; name: string; slug: string };
  percentage: number;
  enrolled_at: Date | string;
  last_activity_at: Date | string | null;
  completed_at: Date | string | null;
  watched_s: number;
}

const states: Record<LearnerState, SQL> = {
  all: sql`true`,
  not_begun: sql`e.last_activity_at is null and e.completed_at is null`,
  under_way: sql`e.last_activity_at is not null and e.completed_at is null`,
  completed: sql`e.completed_at is not null`,
};

const daysOf = ({ from, to }: LearnerFilters): Days | undefined =>
  from === undefined || to === undefined ? undefined : { from, to };

const deedIn = (deed: LearnerDeed, days: Days): SQL =>
  ({
    enrolled: isWithin(sql`e.enrolled_at`, days),
    completed: isWithin(sql`e.completed_at`, days),
    active: sql`exists (
      select from progress_events v where v.enrolment_id = e.id and ${isWithin(sql`v.at`, days)} and ${ownDeed})`,
  })[deed];

/** Whose learners, and what is asked of their enrolments `e`. */
interface Whom {
  scope: ReportScope;
  at: SQL;
}

function matching({ scope, at }: Whom, filters: LearnerFilters): SQL {
  const days = daysOf(filters);
  const { q, state, during } = filters;
  return sql`${currentLearners(scope)} and ${states[state]}
    and ${q === '' ? sql`true` : sql`u.full_name ilike ${likePattern(q)}`}
    and ${during && days ? deedIn(during, days) : sql`true`}
    and ${at}`;
}

const watchedIn = (days: Days | undefined): SQL => sql`(
  select coalesce(sum(${playedIn}), 0)::float8 from progress_events v
  where v.enrolment_id = e.id and v.kind = 'watched' and ${days ? isWithin(sql`v.at`, days) : sql`true`})`;

const learnerRow = (days: Days | undefined): SQL => sql`e.id, u.id as user_id, u.full_name as name,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course,
  e.percentage, e.enrolled_at, e.last_activity_at, e.completed_at,
  ${watchedIn(days)} as watched_s`;

const orders = (days: Days | undefined): Record<LearnerOrder, SQL> => ({
  name: sql`lower(u.full_name)`,
  enrolled: sql`e.enrolled_at`,
  activity: sql`e.last_activity_at`,
  progress: sql`e.percentage`,
  watched: watchedIn(days),
});

export interface LearnersAsked extends LearnerFilters {
  page: number;
  per_page: number;
  sort: LearnerOrder;
  order: 'asc' | 'desc';
}

export async function findLearners(
  db: Database,
  whom: Whom,
  asked: LearnersAsked,
): Promise<{ rows: LearnerRow[]; counted: CappedTotal }> {
  const from = matching(whom, asked);
  const days = daysOf(asked);
  const direction = asked.order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
  const [rows, counted] = await Promise.all([
    rowsOf<LearnerRow>(
      db,
      // Those in the courses first: by the names of all people of the site it would take longer to come upon them.
      sql`with found as materialized (
          select e.id, ${orders(days)[asked.sort]} as sorted, lower(u.full_name) as name from ${from}
        ),
        picked as materialized (
          select id, row_number() over () as place from (
            select id from found order by sorted ${direction}, name, id ${pageOf(asked)}) found
        )
        select ${learnerRow(days)} from picked join enrolments e on e.id = picked.id
        join courses c on c.id = e.course_id join users u on u.id = e.user_id order by picked.place`,
    ),
    countUpToMost(db, sql`from ${from}`),
  ]);
  return { rows, counted };
}

/** In the order in which they enrolled, those after this one: however many there are, few are read at a time. */
export const findLearnersAfter = (
  db: Database,
  whom: Whom,
  asked: LearnerFilters & { after: string | undefined; limit: number },
): Promise<LearnerRow[]> =>
  rowsOf(
    db,
    sql`select ${learnerRow(daysOf(asked))} from ${matching(whom, asked)}
      and ${asked.after === undefined ? sql`true` : sql`e.id > ${asked.after}`} order by e.id limit ${asked.limit}`,
  );

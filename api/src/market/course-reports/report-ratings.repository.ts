import { sql, type SQL } from 'drizzle-orm';
import type { ReportPeriod } from '@stoa/shared/contract/learning/report-period.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { isWithin } from '../../kernel/database/in-order.ts';
import type { ReportScope } from '../../learning/course-learners/report-scope.ts';
import { personColumn, type PersonRow } from '../../people/users/person-column.ts';

const given = (scope: ReportScope, period: ReportPeriod): SQL => sql`course_ratings g
  join courses c on c.id = g.course_id join users u on u.id = g.user_id
  where ${scope} and ${isWithin(sql`g.created_at`, period)}`;

export interface RatingFigures {
  ratings: number;
  rating_mean: number | null;
}

/** Course → what was given in the period; under null of all together. */
export async function findRatingFigures(
  db: Database,
  scope: ReportScope,
  period: ReportPeriod,
): Promise<Map<string | null, RatingFigures>> {
  const rows = await rowsOf<RatingFigures & { course_id: string | null }>(
    db,
    sql`select g.course_id, count(*)::int as ratings, avg(g.rating)::float8 as rating_mean
      from ${given(scope, period)} group by grouping sets ((), (g.course_id))`,
  );
  return new Map(rows.map(({ course_id, ...figures }) => [course_id, figures]));
}

export interface GivenRating {
  id: string;
  course: { id: string; name: string; slug: string };
  rating: number;
  comment: string;
  user: PersonRow;
  created_at: Date | string;
}

export async function findGivenRatings(
  db: Database,
  scope: ReportScope,
  { page, per_page, ...period }: ReportPeriod & { page: number; per_page: number },
): Promise<{ rows: GivenRating[]; total: number }> {
  const from = given(scope, period);
  const rows = await rowsOf<GivenRating>(
    db,
    sql`select g.id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course, g.rating, g.comment,
        ${personColumn(sql`u`)} as "user", g.created_at
      from ${from} order by g.created_at desc, g.id desc ${pageOf({ page, per_page })}`,
  );
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${from}`);
  return { rows, total: counted?.total ?? 0 };
}

/** In the order in which they were given, those after this one: however many there are, few are read at a time. */
export const findRatingsAfter = (
  db: Database,
  scope: ReportScope,
  { after, limit, ...period }: ReportPeriod & { after: string | undefined; limit: number },
): Promise<
  { id: string; course: string; name: string; rating: number; comment: string; created_at: Date | string }[]
> =>
  rowsOf(
    db,
    sql`select g.id, c.name as course, u.full_name as name, g.rating, g.comment, g.created_at
      from ${given(scope, period)} and ${after === undefined ? sql`true` : sql`g.id > ${after}`}
      order by g.id limit ${limit}`,
  );

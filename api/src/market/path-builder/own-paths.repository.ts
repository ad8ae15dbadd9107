import { sql, type SQL } from 'drizzle-orm';
import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { reviewQueueFile } from '@stoa/shared/contract/teaching/review.ts';
import type { ReviewSort } from '@stoa/shared/contract/teaching/review-words.ts';
import type { Batch } from '../../files/list-csv.ts';
import { inOrder, isBehind, never } from '../../kernel/database/in-order.ts';
import type { pathBuilderEndpoints } from '@stoa/shared/contract/market/path-builder.ts';
import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { pageOf, rowsOf, type Database } from '../../kernel/database/database.ts';
import { personColumn, type PersonRow } from '../../people/users/person-column.ts';
import { revenueOf } from '../learning-paths/kept-sql.ts';
import { isTakenSql } from './path-builder.repository.ts';
import { currentPathReviewer } from './path-reviewers.repository.ts';

export interface OwnFilters {
  page: number;
  per_page: number;
  status?: PathStatus | undefined;
  q?: string | undefined;
}

export interface OwnPathRow {
  id: string;
  version: number;
  slug: string;
  title: string;
  status: PathStatus;
  is_taken_off: boolean;
  banner_file_id: string | null;
  course_count: number;
  learner_count: number;
  completion_count: number;
  revenue: Money[];
  is_taken: boolean;
  partner: PersonRow;
  updated_at: string;
}

const columns = sql`
  p.id, p.version, p.slug, p.title, p.status, p.is_taken_off, p.banner_file_id, p.updated_at,
  (select count(*)::int from learning_path_courses pc where pc.path_id = p.id) as course_count,
  (select count(*)::int from learning_path_enrolments e where e.path_id = p.id) as learner_count,
  (select count(*)::int from learning_path_enrolments e where e.path_id = p.id and e.completed_at is not null)
    as completion_count,
  ${revenueOf('learning_path', sql`p.id`)} as revenue, ${isTakenSql} as is_taken, ${personColumn(sql`u`)} as partner`;
const tables = sql`learning_paths p join users u on u.id = p.partner_id`;

const madeBy = (partnerId: string, q: string | undefined): SQL =>
  sql`p.partner_id = ${partnerId} ${q ? sql`and p.title ilike ${likePattern(q)}` : sql``}`;

export const findOwnPaths = (db: Database, partnerId: string, filters: OwnFilters): Promise<OwnPathRow[]> =>
  rowsOf<OwnPathRow>(
    db,
    sql`select ${columns} from ${tables}
        where ${madeBy(partnerId, filters.q)} ${filters.status ? sql`and p.status = ${filters.status}` : sql``}
        order by p.updated_at desc, p.id ${pageOf(filters)}`,
  );

/** How many there are in each status, whatever status is looked at. */
export async function countOwnPaths(db: Database, partnerId: string, q?: string): Promise<Record<string, number>> {
  const rows = await rowsOf<{ status: string; count: number }>(
    db,
    sql`select p.status, count(*)::int as count from learning_paths p where ${madeBy(partnerId, q)} group by 1`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export type QueueQuery = z.output<(typeof pathBuilderEndpoints)['listPathReviewQueue']['query']> & {
  viewer_id: string;
};
type QueueFilters = Omit<z.output<typeof reviewQueueFile>, 'locale'>;
type WaitingRow = OwnPathRow & { submitted_at: string | null };

const sortedBy: Readonly<Record<ReviewSort, (order: Order) => SQL>> = {
  sent: (order) => inOrder(order, sql`coalesce(p.submitted_at, ${never(order)})`, sql`p.id`),
  name: (order) => inOrder(order, sql`lower(p.title)`, sql`p.id`),
};

export const findWaitingPaths = (db: Database, query: QueueQuery): Promise<WaitingRow[]> =>
  rowsOf(
    db,
    sql`select ${columns}, p.submitted_at from ${tables} ${currentPathReviewer}
        where ${isWaitingAs(query)} ${sortedBy[query.sort](query.order)} ${pageOf(query)}`,
  );

export const findWaitingPathsBehind = (
  db: Database,
  filters: QueueFilters,
  { after, limit }: Batch,
): Promise<WaitingRow[]> =>
  rowsOf(
    db,
    sql`select ${columns}, p.submitted_at from ${tables} ${currentPathReviewer}
        where ${isWaitingAs(filters)} and ${isBehind(sql`p.id`, after)} order by p.id limit ${limit}`,
  );

/** How many there are, and how many of them are looked for. */
export async function countWaitingPaths(
  db: Database,
  filters: QueueFilters,
): Promise<{ waiting: number; total: number }> {
  const [row] = await rowsOf<{ waiting: number; total: number }>(
    db,
    sql`select count(*)::int as waiting, (count(*) filter (where ${isWaitingAs(filters)}))::int as total
        from ${tables} ${currentPathReviewer} where p.status = 'in_review'`,
  );
  return row ?? { waiting: 0, total: 0 };
}

function isWaitingAs({ viewer_id, q, category_id, waiting_days, reviewer }: QueueFilters): SQL {
  const and = (isAsked: boolean, condition: SQL) => (isAsked ? sql`and ${condition}` : sql``);
  const named = sql`plain_words(concat_ws(' ', p.title, u.full_name)) like plain_words(${likePattern(q)})`;
  const since = sql`now() - make_interval(days => ${waiting_days ?? 0}::int)`;
  return sql`p.status = 'in_review' ${and(q !== '', named)}
    ${and(category_id !== undefined, sql`p.category_id = ${category_id ?? null}`)}
    ${and(waiting_days !== undefined, sql`p.submitted_at <= ${since}`)}
    ${and(reviewer === 'mine', sql`pr.reviewer_id = ${viewer_id}`)}
    ${and(reviewer === 'nobody', sql`pr.reviewer_id is null`)}`;
}

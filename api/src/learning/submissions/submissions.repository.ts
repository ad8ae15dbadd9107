import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type {
  PhrasePurpose,
  ReviewedStatus,
  SubmissionSort,
  WorkPlace,
} from '@stoa/shared/contract/learning/assignment-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import type { Asked } from '../assignments/assignments.tables.ts';
import { reviewPhrases } from './submissions.tables.ts';

export interface QueueFilters {
  of: WorkPlace;
  status: ReviewedStatus;
  course_id?: string | undefined;
  path_id?: string | undefined;
  search?: string | undefined;
  sort: SubmissionSort;
  page: number;
  per_page: number;
}

/** What the work was made for. */
export interface PlaceOfWork {
  course: { id: string; name: string; slug: string } | null;
  path: { id: string; name: string } | null;
}

export interface QueueRow extends PlaceOfWork {
  id: string;
  user_id: string;
  asked: Asked;
  status: ReviewedStatus;
  attempt: number;
  late: boolean;
  submitted_at: Date | string;
  score: number | null;
}

/** Submission `s`, its learner `u`, and `c` where it is of a course. */
const tables = sql`submissions s join users u on u.id = s.user_id left join courses c on c.id = s.course_id`;
const placeColumns = sql`
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as course,
  case when s.path_id is not null then json_build_object('id', s.path_id, 'name', s.path_title) end as path`;
const placeIds = { course: sql`s.course_id`, path: sql`s.path_id` } as const;

export async function findQueue(
  db: Database,
  judged: SQL,
  { page, per_page, ...filters }: QueueFilters,
): Promise<{ rows: QueueRow[]; total: number }> {
  const where = sql`${judged} and ${asked(filters)}`;
  const order = filters.sort === 'oldest' ? sql`s.submitted_at, s.id` : sql`s.submitted_at desc, s.id desc`;
  const rows = await rowsOf<QueueRow>(
    db,
    sql`select s.id, s.user_id, s.asked, s.status, s.attempt, s.late, s.submitted_at, s.score, ${placeColumns}
        from ${tables} where ${where} order by ${order} limit ${per_page} offset ${(page - 1) * per_page}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${tables} where ${where}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

function asked({ of, status, course_id, path_id, search }: Omit<QueueFilters, 'page' | 'per_page'>): SQL {
  const pattern = search ? likePattern(search) : undefined;
  const placeId = of === 'course' ? course_id : path_id;
  return sql.join(
    [
      sql`${placeIds[of]} is not null`,
      sql`s.status = ${status}`,
      ...(placeId ? [sql`${placeIds[of]} = ${placeId}`] : []),
      ...(pattern ? [sql`(u.full_name ilike ${pattern} or s.asked ->> 'title' ilike ${pattern})`] : []),
    ],
    sql` and `,
  );
}

/** Courses or learning paths with work that may be judged, and how much of it waits; a path by its newest title. */
export function findJudgedPlaces(
  db: Database,
  judged: SQL,
  of: WorkPlace,
): Promise<{ id: string; name: string; waiting: number }[]> {
  const name = of === 'course' ? sql`c.name` : sql`(array_agg(s.path_title order by s.updated_at desc))[1]`;
  return rowsOf(
    db,
    sql`select ${placeIds[of]} as id, ${name} as name, (count(*) filter (where s.status = 'submitted'))::int as waiting
        from ${tables}
        where ${placeIds[of]} is not null and ${judged} and s.status <> 'draft'
        group by ${of === 'course' ? sql`s.course_id, c.name` : sql`s.path_id`} order by 2, 1`,
  );
}

/** Whether this work may be judged by whom `judged` speaks of; what is a draft by now only where that is to be told. */
export async function findJudged(
  db: Database,
  judged: SQL,
  id: string,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<PlaceOfWork | undefined> {
  const [row] = await rowsOf<PlaceOfWork>(
    db,
    sql`select ${placeColumns} from ${tables}
        where s.id = ${id} and (s.status <> 'draft' or ${drafts}) and ${judged}`,
  );
  return row;
}

/** Keeps this person's other windows from saving phrases until the transaction ends. */
export async function lockPhrasesOf(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select id from users where id = ${userId} for no key update`);
}

export const findPhrases = (
  db: Database,
  userId: string,
  purpose: PhrasePurpose,
): Promise<{ id: string; text: string }[]> =>
  db
    .select({ id: reviewPhrases.id, text: reviewPhrases.text })
    .from(reviewPhrases)
    .where(and(eq(reviewPhrases.userId, userId), eq(reviewPhrases.purpose, purpose)))
    .orderBy(asc(reviewPhrases.createdAt), asc(reviewPhrases.id));

export async function findPhrase(
  tx: Database,
  id: string,
  userId: string,
): Promise<{ purpose: PhrasePurpose } | undefined> {
  const [row] = await tx
    .select({ purpose: reviewPhrases.purpose })
    .from(reviewPhrases)
    .where(and(eq(reviewPhrases.id, id), eq(reviewPhrases.userId, userId)));
  return row;
}

export async function updatePhrase(tx: Database, id: string, text: string): Promise<void> {
  await tx.update(reviewPhrases).set({ text }).where(eq(reviewPhrases.id, id));
}

export async function insertPhrase(
  tx: Database,
  phrase: { userId: string; text: string; purpose: PhrasePurpose },
): Promise<{ id: string; text: string }> {
  const [row] = await tx
    .insert(reviewPhrases)
    .values(phrase)
    .returning({ id: reviewPhrases.id, text: reviewPhrases.text });
  return row!;
}

export async function deletePhrase(db: Database, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .delete(reviewPhrases)
    .where(and(eq(reviewPhrases.id, id), eq(reviewPhrases.userId, userId)))
    .returning({ id: reviewPhrases.id });
  return rows.length > 0;
}

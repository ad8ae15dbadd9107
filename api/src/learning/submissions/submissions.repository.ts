import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewedStatus, SubmissionSort } from '@stoa/shared/contract/learning/assignment-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import type { Asked } from '../assignments/assignments.tables.ts';
import { reviewPhrases } from './submissions.tables.ts';

export interface QueueFilters {
  status: ReviewedStatus;
  course_id?: string | undefined;
  search?: string | undefined;
  sort: SubmissionSort;
  page: number;
  per_page: number;
}

export interface QueueRow {
  id: string;
  user_id: string;
  asked: Asked;
  status: ReviewedStatus;
  attempt: number;
  late: boolean;
  submitted_at: Date | string;
  score: number | null;
  course: { id: string; name: string; slug: string };
}

const courseColumn = sql`json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course`;

export async function findQueue(
  db: Database,
  judged: SQL,
  { page, per_page, ...filters }: QueueFilters,
): Promise<{ rows: QueueRow[]; total: number }> {
  const where = sql`${judged} and ${asked(filters)}`;
  const order = filters.sort === 'oldest' ? sql`s.submitted_at, s.id` : sql`s.submitted_at desc, s.id desc`;
  const rows = await rowsOf<QueueRow & { total: number }>(
    db,
    sql`select s.id, s.user_id, s.asked, s.status, s.attempt, s.late, s.submitted_at, s.score, ${courseColumn}
        from submissions s join courses c on c.id = s.course_id join users u on u.id = s.user_id
        where ${where} order by ${order} limit ${per_page} offset ${(page - 1) * per_page}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total
        from submissions s join courses c on c.id = s.course_id join users u on u.id = s.user_id where ${where}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

function asked({ status, course_id, search }: Omit<QueueFilters, 'page' | 'per_page'>): SQL {
  const pattern = search ? likePattern(search) : undefined;
  return sql.join(
    [
      sql`s.status = ${status}`,
      ...(course_id ? [sql`s.course_id = ${course_id}`] : []),
      ...(pattern ? [sql`(u.full_name ilike ${pattern} or s.asked ->> 'title' ilike ${pattern})`] : []),
    ],
    sql` and `,
  );
}

/** Courses with work that may be judged, and how much of it waits. */
export const findJudgedCourses = (
  db: Database,
  judged: SQL,
): Promise<{ id: string; name: string; waiting: number }[]> =>
  rowsOf(
    db,
    sql`select c.id, c.name, (count(*) filter (where s.status = 'submitted'))::int as waiting
        from submissions s join courses c on c.id = s.course_id
        where ${judged} and s.status <> 'draft'
        group by c.id, c.name order by c.name, c.id`,
  );

/** Whether this work may be judged by whom `judged` speaks of; what is a draft by now only where that is to be told. */
export async function findJudged(
  db: Database,
  judged: SQL,
  id: string,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<{ course: QueueRow['course'] } | undefined> {
  const [row] = await rowsOf<{ course: QueueRow['course'] }>(
    db,
    sql`select ${courseColumn} from submissions s join courses c on c.id = s.course_id
        where s.id = ${id} and (s.status <> 'draft' or ${drafts}) and ${judged}`,
  );
  return row;
}

/** Keeps this person's other windows from saving phrases until the transaction ends. */
export async function lockPhrasesOf(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select id from users where id = ${userId} for no key update`);
}

export const findPhrases = (db: Database, userId: string): Promise<{ id: string; text: string }[]> =>
  db
    .select({ id: reviewPhrases.id, text: reviewPhrases.text })
    .from(reviewPhrases)
    .where(eq(reviewPhrases.userId, userId))
    .orderBy(asc(reviewPhrases.createdAt), asc(reviewPhrases.id));

export async function insertPhrase(
  tx: Database,
  phrase: { userId: string; text: string },
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

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DiscussionSort } from '@stoa/shared/contract/learning/discussion-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { tsqueryOf } from '../../kernel/search-words.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { discussionColumns, discussionTables, type DiscussionShapeRow } from './discussion-shape.ts';
import { type DiscussionRow, discussions, discussionVotes } from './discussions.tables.ts';

export interface Slice {
  /** The last text of the page before. */
  after?: string | undefined;
  limit: number;
}

interface DiscussionFilters {
  lessonId: string | undefined;
  /** Lessons that are closed to the viewer. */
  without: readonly string[];
  /** As people type them, without accents. Undefined: no search; none: nothing is found. */
  words: string[] | undefined;
  sort: DiscussionSort;
}

/**
 * A removed text keeps its place as long as a reply to it can be read. One is looked for by the index: asked with `exists`, the
 * planner may read all the replies of the site instead.
 */
const isShown = sql`(d.deleted_at is null
  or (select true from discussions r where r.parent_id = d.id and r.deleted_at is null limit 1))`;

/** Neither an accepted answer nor one of the course's team. */
const isUnanswered = sql`d.kind = 'question' and d.parent_id is null and d.deleted_at is null
  and (a.id is null or a.deleted_at is not null)
  and not exists (select from discussions r where r.parent_id = d.id and r.by_team and r.deleted_at is null)`;

/** What a list is in order of, read of `x`. */
const keys: Record<DiscussionSort, (x: SQL) => SQL> = {
  newest: (x) => sql`${x}.pinned, ${x}.created_at, ${x}.id`,
  unanswered: (x) => sql`${x}.pinned, ${x}.created_at, ${x}.id`,
  votes: (x) => sql`${x}.pinned, ${x}.upvotes, ${x}.created_at, ${x}.id`,
};
const orders: Record<DiscussionSort, SQL> = {
  newest: sql`d.pinned desc, d.created_at desc, d.id desc`,
  unanswered: sql`d.pinned desc, d.created_at desc, d.id desc`,
  votes: sql`d.pinned desc, d.upvotes desc, d.created_at desc, d.id desc`,
};

export function findDiscussions(
  db: Database,
  { courseId, viewerId }: { courseId: string; viewerId: string },
  { lessonId, without, words, sort, after, limit }: DiscussionFilters & Slice,
): Promise<DiscussionShapeRow[]> {
  const key = keys[sort];
  const rules = [sql`d.course_id = ${courseId} and d.parent_id is null and ${isShown}`];
  if (lessonId !== undefined) rules.push(sql`d.lesson_id = ${lessonId}`);
  if (without.length > 0) {
    rules.push(sql`(d.lesson_id is null or d.lesson_id <> all(${sql.param([...without])}::uuid[]))`);
  }
  if (sort === 'unanswered') rules.push(isUnanswered);
  if (words !== undefined) rules.push(words.length === 0 ? sql`false` : saying(words));
  if (after !== undefined) {
    rules.push(sql`(${key(sql`d`)}) < (select ${key(sql`o`)} from discussions o where o.id = ${after})`);
  }
  return rowsOf<DiscussionShapeRow>(
    db,
    sql`select ${discussionColumns(viewerId)} from ${discussionTables} where ${sql.join(rules, sql` and `)}
        order by ${orders[sort]} limit ${limit}`,
  );
}

/** In its own words, or in those of a reply that can be read. */
const saying = (words: readonly string[]): SQL => sql`exists (
  select from discussions s where (s.id = d.id or s.parent_id = d.id) and s.deleted_at is null
    and s.document @@ to_tsquery('stoa', ${tsqueryOf(words)}))`;

/** The accepted one first, then oldest first. Those that were removed are left out: nothing hangs on them. */
export function findReplies(
  db: Database,
  { threadId, viewerId }: { threadId: string; viewerId: string },
  { after, limit }: Slice,
): Promise<DiscussionShapeRow[]> {
  const key = (x: SQL) => sql`${x}.id is distinct from t.accepted_reply_id, ${x}.created_at, ${x}.id`;
  const isAfter = after
    ? sql`(${key(sql`d`)}) > (select ${key(sql`o`)} from discussions o where o.id = ${after})`
    : sql`true`;
  return rowsOf<DiscussionShapeRow>(
    db,
    sql`select ${discussionColumns(viewerId)} from ${discussionTables}
        where d.parent_id = ${threadId} and d.deleted_at is null and ${isAfter}
        order by ${key(sql`d`)} limit ${limit}`,
  );
}

export async function findDiscussion(
  db: Database,
  id: string,
  viewerId: string,
): Promise<DiscussionShapeRow | undefined> {
  const [row] = await rowsOf<DiscussionShapeRow>(
    db,
    sql`select ${discussionColumns(viewerId)} from ${discussionTables} where d.id = ${id}`,
  );
  return row;
}

type OpenQuestionRow = DiscussionShapeRow & { course: { id: string; name: string; slug: string } };

/** Of the courses that this person grades, asked by others. */
const isAskedOf = (userId: string): SQL =>
  sql`${teaches(userId, 'grade')} and c.deleted_at is null and d.user_id is distinct from ${userId} and ${isUnanswered}`;

export function findOpenQuestions(
  db: Database,
  userId: string,
  { courseId, after, limit }: Slice & { courseId: string | undefined },
): Promise<OpenQuestionRow[]> {
  const rules = [isAskedOf(userId)];
  if (courseId !== undefined) rules.push(sql`d.course_id = ${courseId}`);
  if (after !== undefined) {
    rules.push(sql`(d.created_at, d.id) > (select o.created_at, o.id from discussions o where o.id = ${after})`);
  }
  return rowsOf<OpenQuestionRow>(
    db,
    sql`select ${discussionColumns(userId)}, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course
        from ${discussionTables} join courses c on c.id = d.course_id
        where ${sql.join(rules, sql` and `)} order by d.created_at, d.id limit ${limit}`,
  );
}

export const findWaitingCourses = (
  db: Database,
  userId: string,
): Promise<{ id: string; name: string; waiting: number }[]> =>
  rowsOf(
    db,
    sql`select c.id, c.name, count(*)::int as waiting
        from ${discussionTables} join courses c on c.id = d.course_id
        where ${isAskedOf(userId)} group by c.id, c.name order by c.name, c.id`,
  );

export async function findDiscussionRow(db: Database, id: string): Promise<DiscussionRow | undefined> {
  const [row] = await db.select().from(discussions).where(eq(discussions.id, id));
  return row;
}

/** `no key`: a vote, which refers to it, is counted meanwhile. */
export async function lockDiscussion(tx: Database, id: string): Promise<DiscussionRow | undefined> {
  const [row] = await tx.select().from(discussions).where(eq(discussions.id, id)).for('no key update');
  return row;
}

/** False where a text has this id already. Its time is taken now: replies come one after another. */
export async function insertDiscussion(
  tx: Database,
  row: Omit<typeof discussions.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(discussions)
    .values({ ...row, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: discussions.id });
  return rows.length > 0;
}

export async function updateDiscussionRow(tx: Database, id: string, change: Partial<DiscussionRow>): Promise<void> {
  await tx.update(discussions).set(change).where(eq(discussions.id, id));
}

export async function insertVote(tx: Database, vote: typeof discussionVotes.$inferInsert): Promise<void> {
  await tx.insert(discussionVotes).values(vote).onConflictDoNothing();
}

export async function deleteVote(tx: Database, { discussionId, userId }: typeof discussionVotes.$inferInsert) {
  await tx
    .delete(discussionVotes)
    .where(and(eq(discussionVotes.discussionId, discussionId), eq(discussionVotes.userId, userId)));
}

/** Who takes part in a discussion and still belongs to the course, and its author. */
export const findThreadPeople = (
  db: Database,
  { threadId, ownerId }: { threadId: string; ownerId: string },
): Promise<{ id: string; full_name: string }[]> =>
  rowsOf(
    db,
    sql`select u.id, u.full_name from users u
        where u.id = ${ownerId} or exists (
          select from discussions x
          where x.user_id = u.id and (x.id = ${threadId} or x.parent_id = ${threadId}) and x.deleted_at is null
            and (x.by_team or exists (
              select from enrolments e
              where e.course_id = x.course_id and e.user_id = u.id and e.status in ('active', 'completed'))))
        order by u.id`,
  );

export async function findLessonTitle(
  db: Database,
  { courseId, lessonId }: { courseId: string; lessonId: string },
): Promise<string | undefined> {
  const [row] = await rowsOf<{ title: string }>(
    db,
    sql`select title from lessons where id = ${lessonId} and course_id = ${courseId}`,
  );
  return row?.title;
}

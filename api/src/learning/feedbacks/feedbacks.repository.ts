import { eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { Feedback, feedbackFilters } from '@stoa/shared/contract/learning/feedbacks.ts';
import type {
  FeedbackBox,
  FeedbackSort,
  FeedbackStatus,
  FeedbackSubject,
} from '@stoa/shared/contract/learning/feedback-words.ts';
import type { Batch } from '../../files/list-csv.ts';
import { type Database, instantOf, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { inOrder, isBehind, isWithin } from '../../kernel/database/in-order.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { personColumn, personOfRow, type PersonRow } from '../../people/users/person-column.ts';
import { type FeedbackRow, feedbacks } from './feedbacks.tables.ts';

/** What is said of the site is the same for all who read it. */
type Box = { box: 'platform'; viewerId?: string } | { box: FeedbackBox; viewerId: string };

type Filters = Box &
  z.output<typeof feedbackFilters> & {
    subject?: FeedbackSubject | undefined;
    course_id?: string | undefined;
  };

/** Feedbacks as `f`, the course as `c`, its lesson as `l`, who wrote as `u` and who receives it as `r`. */
const joined = sql`feedbacks f join users u on u.id = f.user_id left join users r on r.id = f.receiver_id
  left join courses c on c.id = f.course_id left join lessons l on l.id = f.lesson_id`;

/** Those who grade a course read what is said of it beside its owner; what is said of a teacher is theirs alone. */
const isReceivedBy = (userId: string): SQL =>
  sql`(f.receiver_id = ${userId} or (f.course_id is not null and f.user_id <> ${userId} and ${teaches(userId, 'grade')}))`;

/** A course that was deleted takes what its teacher received with it; who wrote it keeps their own words. */
function inBox(of: Box): SQL {
  if (of.box === 'platform') return sql`f.subject = 'platform'`;
  if (of.box === 'sent') return sql`f.user_id = ${of.viewerId}`;
  return sql`${isReceivedBy(of.viewerId)} and c.deleted_at is null`;
}

function matching(filters: Filters): SQL {
  const { search, status, subject, course_id } = filters;
  const rules = [inBox(filters), isWithin(sql`f.created_at`, filters)];
  if (search)
    rules.push(sql`plain_words(concat_ws(' ', f.text, u.full_name)) like plain_words(${likePattern(search)})`);
  if (status) rules.push(sql`f.status = ${status}`);
  if (subject) rules.push(sql`f.subject = ${subject}`);
  if (course_id) rules.push(sql`f.course_id = ${course_id}`);
  return sql.join(rules, sql` and `);
}

interface ShapeRow extends Omit<Feedback, 'author'> {
  author: PersonRow;
}

const columns = sql`f.id, f.subject, f.rating, f.text, f.status, f.created_at, ${personColumn(sql`u`)} as author,
  case f.subject when 'course' then c.id when 'assignment' then l.id when 'instructor' then r.id end as subject_id,
  case f.subject when 'course' then c.name when 'assignment' then l.title when 'instructor' then r.full_name end
    as subject_name,
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as course`;

const feedbackOf = ({ author, created_at, ...row }: ShapeRow): Feedback => ({
  ...row,
  author: personOfRow(author),
  created_at: instantOf(created_at),
});

/** What came without stars is neither the best nor the worst. */
const sortedBy: Readonly<Record<FeedbackSort, (order: Order) => SQL>> = {
  created: (order) => inOrder(order, sql`f.created_at`, sql`f.id`),
  stars: (order) =>
    inOrder('ascending', sql`f.rating is null`, order === 'ascending' ? sql`f.rating` : sql`-f.rating`, sql`f.id`),
};

export async function findFeedbacks(
  db: Database,
  filters: Filters,
  { sort, order, ...page }: { sort: FeedbackSort; order: Order; page: number; per_page: number },
): Promise<Feedback[]> {
  const rows = await rowsOf<ShapeRow>(
    db,
    sql`select ${columns} from ${joined} where ${matching(filters)}
        ${sortedBy[sort](order)} ${pageOf(page)}`,
  );
  return rows.map(feedbackOf);
}

export async function findFeedbacksBehind(
  db: Database,
  filters: Filters,
  { after, limit }: Batch,
): Promise<Feedback[]> {
  const rows = await rowsOf<ShapeRow>(
    db,
    sql`select ${columns} from ${joined} where ${matching(filters)} and ${isBehind(sql`f.id`, after)}
        order by f.id limit ${limit}`,
  );
  return rows.map(feedbackOf);
}

export async function findFeedback(db: Database, id: string): Promise<Feedback | undefined> {
  const [row] = await rowsOf<ShapeRow>(db, sql`select ${columns} from ${joined} where f.id = ${id}`);
  return row && feedbackOf(row);
}

export async function summarizeFeedbacks(
  db: Database,
  filters: Filters,
): Promise<{ total: number; rated: number; mean: number | null }> {
  const [row] = await rowsOf<{ total: number; rated: number; mean: number | null }>(
    db,
    sql`select count(*)::int as total, count(f.rating)::int as rated, avg(f.rating)::float8 as mean
        from ${joined} where ${matching(filters)}`,
  );
  return row ?? { total: 0, rated: 0, mean: null };
}

export const findFeedbackCourses = (db: Database, of: Box): Promise<{ id: string; name: string }[]> =>
  rowsOf(
    db,
    sql`select c.id, c.name from ${joined} where ${inBox(of)} and c.id is not null
        group by c.id, c.name order by c.name, c.id`,
  );

export async function findFeedbackRow(db: Database, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(feedbacks).where(eq(feedbacks.id, id));
  return row;
}

/** Whether it is in this person's box of what they received. */
export async function hasReceived(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 as received from feedbacks f left join courses c on c.id = f.course_id
        where f.id = ${id} and ${isReceivedBy(userId)}`,
  );
  return rows.length > 0;
}

/** False where feedback has this id already. */
export async function insertFeedback(tx: Database, row: typeof feedbacks.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(feedbacks).values(row).onConflictDoNothing().returning({ id: feedbacks.id });
  return rows.length > 0;
}

export async function updateFeedbackStatus(db: Database, id: string, status: FeedbackStatus): Promise<void> {
  await db.update(feedbacks).set({ status }).where(eq(feedbacks.id, id));
}

/** How much of what is told together nobody has looked at. */
export async function countNew(
  db: Database,
  { subject, courseId, receiverId }: Pick<FeedbackRow, 'subject' | 'courseId' | 'receiverId'>,
): Promise<number> {
  const together = subject === 'platform' ? sql`f.subject = 'platform'` : sql`f.receiver_id = ${receiverId}`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from feedbacks f
        where ${together} and f.course_id is not distinct from ${courseId}::uuid and f.status = 'new'`,
  );
  return row?.count ?? 0;
}

/** The course of an assignment; undefined where the lesson is none, or in no course. */
export async function findAssignmentCourse(db: Database, lessonId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ course_id: string }>(
    db,
    sql`select course_id from lessons where id = ${lessonId} and kind = 'assignment'`,
  );
  return row?.course_id;
}

/** Whether this person ever took a course: this one, or any of a teacher's. */
export async function wasEnrolled(
  db: Database,
  userId: string,
  taken: { courseId: string } | { ownerId: string },
): Promise<boolean> {
  const which = 'courseId' in taken ? sql`c.id = ${taken.courseId}` : sql`c.owner_id = ${taken.ownerId}`;
  const rows = await rowsOf(
    db,
    sql`select 1 as taken from enrolments e join courses c on c.id = e.course_id
        where e.user_id = ${userId} and ${which} limit 1`,
  );
  return rows.length > 0;
}

export async function findPersonName(db: Database, id: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ full_name: string }>(db, sql`select full_name from users where id = ${id}`);
  return row?.full_name;
}

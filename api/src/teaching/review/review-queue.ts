import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { courseQueueFile, reviewEndpoints, ReviewQueueRow } from '@stoa/shared/contract/teaching/review.ts';
import type { ReviewSort } from '@stoa/shared/contract/teaching/review-words.ts';
import type { Batch } from '../../files/list-csv.ts';
import { inOrder, isBehind, never } from '../../kernel/database/in-order.ts';
import { coverUrlOf } from '../courses/course-cards.ts';
import type { Context } from '../../kernel/context.ts';
import { findCategoryTrails } from '../courses/category-trails.ts';
import { findCoursesAtWork } from '../courses/find-course.ts';
import { openRevision, standsAt } from '../courses/work-status-sql.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findReviewers } from '../course-reviewers/course-reviewers.repository.ts';
import type { Claimed } from '../course-reviewers/review-claim.ts';
import { currentReviewer } from '../course-reviewers/current-reviewer.ts';
import { countUpToMost } from '../../kernel/database/counts.ts';
import { instantOrNull, pageOf, rowsOf, type Database } from '../../kernel/database/database.ts';

type Queue = z.input<(typeof reviewEndpoints)['listReviewQueue']['reply']>;
type QueueQuery = z.output<(typeof reviewEndpoints)['listReviewQueue']['query']> & { viewer_id: string };
type QueueFilters = Omit<z.output<typeof courseQueueFile>, 'locale'>;
type Reading = Pick<Context, 'db' | 'files'>;
interface FoundRow {
  id: string;
  open_comments: number;
}
const queued: CourseStatus[] = ['in_review', 'changes_requested', 'approved', 'published'];

export async function listReviewQueue(
  context: Reading,
  { user }: Viewer,
  asked: Omit<QueueQuery, 'viewer_id'>,
): Promise<Queue> {
  const { db } = context;
  const query = { ...asked, viewer_id: user.id };
  const [items, counts, counted] = await Promise.all([
    findQueue(db, query).then((rows) => queueRowsOf(context, rows)),
    countQueue(db),
    countUpToMost(db, foundBy(query)),
  ]);
  return { items, page: query.page, per_page: query.per_page, ...counted, counts };
}

export const findQueueRowsBehind = async (context: Reading, filters: QueueFilters, batch: Batch) =>
  queueRowsOf(context, await findQueueBehind(context.db, filters, batch));

async function queueRowsOf({ db, files }: Reading, rows: readonly FoundRow[]): Promise<ReviewQueueRow[]> {
  const ids = rows.map(({ id }) => id);
  const [works, reviewers] = await Promise.all([findCoursesAtWork(db, ids), findReviewers(db, ids)]);
  const waiting = rows.flatMap(({ id, open_comments }) => {
    const work = works.get(id);
    return work ? [{ work, open_comments, ...shownOf(work) }] : [];
  });
  const [people, trails] = await Promise.all([
    findPeople(
      db,
      waiting.map(({ work }) => work.course.ownerId),
    ),
    findCategoryTrails(
      db,
      waiting.map(({ categoryId }) => categoryId),
    ),
  ]);
  return waiting.map(
    ({
      work,
      open_comments,
      name,
      coverFileId,
      categoryId,
      lessonCount,
      durationS,
      submittedAt,
      isMicro,
    }): ReviewQueueRow => ({
      id: work.course.id,
      name,
      slug: work.course.slug,
      status: workStatus(work),
      cover_url: coverUrlOf(files, { cover_file_id: coverFileId, status: work.course.status }),
      creator: requirePerson(people, work.course.ownerId),
      category: (categoryId !== null && trails.get(categoryId)) || null,
      lesson_count: lessonCount,
      duration_s: durationS,
      submitted_at: instantOrNull(submittedAt),
      round: work.course.reviewRound,
      open_comments,
      is_micro: isMicro,
      reviewer: reviewerOf(reviewers.get(work.course.id)),
    }),
  );
}

const reviewerOf = (found: Claimed | undefined) => (found ? { id: found.id, name: found.name } : null);

/** Of a revision what it would become, of a course what it is. */
function shownOf({ course, revision }: CourseAtWork) {
  if (!revision) {
    const { name, coverFileId, finalCategoryId, lessonCount, durationS, submittedAt, isMicro } = course;
    return { name, coverFileId, categoryId: finalCategoryId, lessonCount, durationS, submittedAt, isMicro };
  }
  const { fields, modules } = revision.content;
  const lessons = modules.flatMap((module) => module.lessons);
  return {
    name: fields.name,
    coverFileId: fields.cover_file_id,
    categoryId: fields.final_category_id,
    lessonCount: lessons.length,
    durationS: lessons.reduce((sum, lesson) => sum + lesson.duration_s, 0),
    submittedAt: revision.submittedAt,
    isMicro: fields.is_micro,
  };
}

const sentAt = sql`coalesce(r.submitted_at, c.submitted_at)`;
const columns = sql`c.id,
  (select count(*)::int from review_comments k where k.course_id = c.id and k.blocking and k.resolved_at is null)
    as open_comments`;

const sortedBy: Readonly<Record<ReviewSort, (order: Order) => SQL>> = {
  sent: (order) => inOrder(order, sql`coalesce(${sentAt}, ${never(order)})`, sql`c.id`),
  name: (order) => inOrder(order, sql`lower(c.name)`, sql`c.id`),
};

const findQueue = (db: Database, query: QueueQuery) =>
  rowsOf<FoundRow>(db, sql`select ${columns} ${foundBy(query)} ${sortedBy[query.sort](query.order)} ${pageOf(query)}`);

const findQueueBehind = (db: Database, filters: QueueFilters, { after, limit }: Batch) =>
  rowsOf<FoundRow>(
    db,
    sql`select ${columns} ${foundBy(filters)} and ${isBehind(sql`c.id`, after)} order by c.id limit ${limit}`,
  );

function foundBy({ viewer_id, status, q, category_id, micro, waiting_days, reviewer }: QueueFilters): SQL {
  const and = (isAsked: boolean, condition: SQL) => (isAsked ? sql`and ${condition}` : sql``);
  const named = sql`plain_words(concat_ws(' ', c.name, u.full_name)) like plain_words(${likePattern(q)})`;
  const since = sql`now() - make_interval(days => ${waiting_days ?? 0}::int)`;
  return sql`from courses c ${openRevision} ${currentReviewer} join users u on u.id = c.owner_id
      left join final_categories f on f.id = c.final_category_id
      left join sub_categories s on s.id = f.sub_category_id
    where c.deleted_at is null and ${standsAt(status)} ${and(q !== '', named)}
      ${and(category_id !== undefined, sql`s.category_id = ${category_id ?? null}`)}
      ${and(micro !== undefined, sql`c.is_micro = ${micro ?? null}`)}
      ${and(waiting_days !== undefined, sql`${sentAt} <= ${since}`)}
      ${and(reviewer === 'mine', sql`cr.reviewer_id = ${viewer_id}`)}
      ${and(reviewer === 'nobody', sql`cr.reviewer_id is null`)}`;
}

async function countQueue(db: Database): Promise<Record<string, number>> {
  const counts = queued.map((status) =>
    status === 'published'
      ? // Nearly all of them: counted in the index, less those whose revision waits.
        sql`select ${status}, (select count(*) from courses where status = ${status} and deleted_at is null)::int - count(*)::int
          from course_revisions r join courses c on c.id = r.course_id and c.status = ${status} and c.deleted_at is null
          where r.status not in ('published', 'draft')`
      : sql`select ${status}::text as status, count(*)::int as count
          from courses c ${openRevision} where c.deleted_at is null and ${standsAt(status)}`,
  );
  const rows = await rowsOf<{ status: string; count: number }>(db, sql.join(counts, sql` union all `));
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

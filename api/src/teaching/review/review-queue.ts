import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { reviewEndpoints, ReviewQueueRow } from '@stoa/shared/contract/teaching/review.ts';
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
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { instantOrNull, pageOf, rowsOf, type Database } from '../../kernel/database/database.ts';

type Queue = z.input<(typeof reviewEndpoints)['listReviewQueue']['reply']>;
type QueueQuery = z.output<(typeof reviewEndpoints)['listReviewQueue']['query']>;
const queued: CourseStatus[] = ['in_review', 'changes_requested', 'approved', 'published'];

export async function listReviewQueue({ db, files }: Context, viewer: Viewer, query: QueueQuery): Promise<Queue> {
  const rows = await findQueue(db, viewer, query);
  const ids = rows.map(({ id }) => id);
  const [works, counts, counted, reviewers] = await Promise.all([
    findCoursesAtWork(db, ids),
    countQueue(db),
    countFound(db, viewer, query),
    findReviewers(db, ids),
  ]);
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
  const items = waiting.map(
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
  return { items, page: query.page, per_page: query.per_page, ...counted, counts };
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

const findQueue = (db: Database, viewer: Viewer, query: QueueQuery) =>
  rowsOf<{ id: string; open_comments: number }>(
    db,
    sql`select c.id,
          (select count(*)::int from review_comments k where k.course_id = c.id and k.blocking and k.resolved_at is null)
            as open_comments
        ${foundBy(viewer, query)}
        order by coalesce(r.submitted_at, c.submitted_at) nulls last, c.id
        ${pageOf(query)}`,
  );

const countFound = (db: Database, viewer: Viewer, query: QueueQuery): Promise<CappedTotal> =>
  countUpToMost(db, foundBy(viewer, query));

function foundBy({ user }: Viewer, { status, q, category_id, micro, waiting_days, reviewer }: QueueQuery): SQL {
  const and = (isAsked: boolean, condition: SQL) => (isAsked ? sql`and ${condition}` : sql``);
  const named = sql`plain_words(concat_ws(' ', c.name, u.full_name)) like plain_words(${likePattern(q)})`;
  const since = sql`now() - make_interval(days => ${waiting_days ?? 0}::int)`;
  return sql`from courses c ${openRevision} ${currentReviewer} join users u on u.id = c.owner_id
      left join final_categories f on f.id = c.final_category_id
      left join sub_categories s on s.id = f.sub_category_id
    where c.deleted_at is null and ${standsAt(status)} ${and(q !== '', named)}
      ${and(category_id !== undefined, sql`s.category_id = ${category_id ?? null}`)}
      ${and(micro !== undefined, sql`c.is_micro = ${micro ?? null}`)}
      ${and(waiting_days !== undefined, sql`coalesce(r.submitted_at, c.submitted_at) <= ${since}`)}
      ${and(reviewer === 'mine', sql`cr.reviewer_id = ${user.id}`)}
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

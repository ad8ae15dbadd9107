import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { reviewEndpoints, ReviewQueueRow } from '@stoa/shared/contract/teaching/review.ts';
import { coverUrlOf } from '../courses/course-cards.ts';
import type { Context } from '../../kernel/context.ts';
import { findCategoryTrails } from '../courses/category-trails.ts';
import { findCoursesAtWork } from '../courses/find-course.ts';
import { openRevision, workStatusSql } from '../courses/work-status-sql.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { instantOrNull, pageOf, rowsOf, type Database } from '../../kernel/database/database.ts';

type Queue = z.input<(typeof reviewEndpoints)['listReviewQueue']['reply']>;
const queued: CourseStatus[] = ['in_review', 'changes_requested', 'approved', 'published'];

export async function listReviewQueue(
  { db, files }: Context,
  query: { page: number; per_page: number; status: CourseStatus },
): Promise<Queue> {
  const rows = await findQueue(db, query);
  const [works, counts] = await Promise.all([
    findCoursesAtWork(
      db,
      rows.map(({ id }) => id),
    ),
    countQueue(db),
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
    }),
  );
  return { items, page: query.page, per_page: query.per_page, total: counts[query.status] ?? 0, counts };
}

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

const findQueue = (db: Database, query: { page: number; per_page: number; status: CourseStatus }) =>
  rowsOf<{ id: string; open_comments: number }>(
    db,
    sql`select c.id,
          (select count(*)::int from review_comments k where k.course_id = c.id and k.blocking and k.resolved_at is null)
            as open_comments
        from courses c ${openRevision}
        where c.deleted_at is null and ${workStatusSql} = ${query.status}
        order by coalesce(r.submitted_at, c.submitted_at) nulls last, c.id
        ${pageOf(query)}`,
  );

async function countQueue(db: Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ status: string; count: number }>(
    db,
    sql`select ${workStatusSql} as status, count(*)::int as count
        from courses c ${openRevision} where c.deleted_at is null group by 1`,
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(queued.map((status) => [status, counts.get(status) ?? 0]));
}

import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { EnrolledCourse, Enrolment, enrolmentEndpoints } from '@stoa/shared/contract/learning/enrolments.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import type { Context } from '../../kernel/context.ts';
import { isOwner, isTeam } from '../../teaching/courses/courses.policy.ts';
import { lockCourse } from '../../teaching/courses/find-course.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { restoreCertificate } from '../certificates/certificates.service.ts';
import { findClosedIn } from './find-closed.ts';
import { announceEnrolment } from './followed-enrolment.ts';
import { isLearning } from './enrolments.policy.ts';
import {
  findEnrolled,
  findEnrolment,
  findOwnEnrolment,
  insertEnrolment,
  lockEnrolment,
  recountEnrolments,
  updateEnrolment,
  type EnrolmentFilters,
} from './enrolments.repository.ts';
import type { EnrolmentRow } from './enrolments.tables.ts';

type EnrolledCourses = z.input<(typeof enrolmentEndpoints)['listEnrolments']['reply']>;

export const enrol = ({ db, nouns }: Context, viewer: Viewer, courseId: string): Promise<Enrolment> =>
  db.transaction(async (tx) => {
    const course = (await lockCourse(tx, { id: courseId }))?.course;
    // What was never published is nobody's business but its team's: not even that it is there.
    if (course === undefined || (course.publishedAt === null && !isTeam(viewer, course))) throw notFound();
    const before = await findEnrolment(tx, viewer.user.id, courseId);
    if (isLearning(before)) throw new Problem('already_enrolled', 'You are already enrolled in this course.');
    if (course.status !== 'published') {
      throw new Problem('course_not_open', 'You cannot enroll in an unpublished course.');
    }
    if (isOwner(viewer, course)) throw new Problem('own_course', 'This is your own course: open it without enrolling.');
    // Who had it before and left comes back without paying again.
    if (course.type === 'paid' && before?.status !== 'unenrolled') {
      throw new Problem('payment_required', 'You need to complete the payment for this course before enrolling.');
    }
    const enrolment = await insertEnrolment(tx, { userId: viewer.user.id, courseId, ended: ['unenrolled'] });
    if (enrolment === undefined) throw new Problem('course_not_open', 'This enrolment cannot be opened again.');
    await recountEnrolments(tx, courseId);
    await announceEnrolment({ db: tx, nouns }, { userId: viewer.user.id, courseId });
    await tellEnrolled(tx, viewer.user.id, course);
    return enrolmentOf(enrolment);
  });

const tellEnrolled = (tx: Database, userId: string, { name, slug }: CourseRow): Promise<void> =>
  notify(tx, userId, { kind: 'enrolled', params: { course: name }, link: to.player({ slug }) });

/** How far somebody is with a course; undefined: they never took it. */
export const getEnrolmentStatus = async (
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<EnrolmentRow['status'] | undefined> => (await findEnrolment(db, userId, courseId))?.status;

/**
 * Opens a course that was paid for, in the transaction of the payment; once more to whom it was refunded or who left.
 * False where it opened nothing: this person has it already, or it is gone.
 */
export async function grantEnrolment(
  tx: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<boolean> {
  const course = (await lockCourse(tx, { id: courseId }))?.course;
  if (course === undefined) return false;
  const ended = ['unenrolled', 'refunded', 'expired', 'pending_payment'] as const;
  const enrolment = await insertEnrolment(tx, { userId, courseId, ended });
  if (enrolment === undefined) return false;
  if (enrolment.status === 'completed') await restoreCertificate(tx, { userId, courseId });
  await recountEnrolments(tx, courseId);
  await tellEnrolled(tx, userId, course);
  return true;
}

/** Closes a course whose money went back: to one who had left it, too, for they could come back without paying. */
export async function withdrawEnrolment(
  tx: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  // The course before the enrolment, as everyone locks them.
  await lockCourse(tx, { id: courseId });
  const enrolment = await findEnrolment(tx, userId, courseId);
  if (enrolment === undefined) return;
  await updateEnrolment(tx, enrolment.id, { status: 'refunded' });
  await recountEnrolments(tx, courseId);
}

/** `id` is the enrolment. Leaving twice is no error. */
export const unenrol = ({ db, nouns }: Context, viewer: Viewer, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const own = await findOwnEnrolment(tx, viewer.user.id, id);
    if (own === undefined) throw notFound();
    // The course before the enrolment, as everyone locks them.
    await lockCourse(tx, { id: own.courseId });
    const enrolment = await lockEnrolment(tx, id);
    if (!isLearning(enrolment)) return;
    await updateEnrolment(tx, id, { status: 'unenrolled' });
    await recountEnrolments(tx, own.courseId);
    await announceEnrolment({ db: tx, nouns }, { userId: viewer.user.id, courseId: own.courseId });
  });

export async function listEnrolments(
  { db, files, nouns }: Context,
  viewer: Viewer,
  filters: EnrolmentFilters,
): Promise<EnrolledCourses> {
  const { rows, total } = await findEnrolled(db, viewer.user.id, filters);
  const ids = rows.map((row) => row.course_id);
  const cards = await courseCardsById(db, files, ids, viewer.user.id);
  const closed = await findClosedIn({ db, nouns }, viewer, ids);
  const items = rows.flatMap(({ next_lessons, ...row }): EnrolledCourse[] => {
    const course = cards.get(row.course_id);
    if (!course) return [];
    return [
      {
        ...row,
        next_lesson: next_lessons.find(({ id }) => !closed.has(id)) ?? null,
        enrolled_at: instantOf(row.enrolled_at),
        completed_at: instantOrNull(row.completed_at),
        last_activity_at: instantOrNull(row.last_activity_at),
        archived_at: instantOrNull(row.archived_at),
        course,
      },
    ];
  });
  return { items, page: filters.page, per_page: filters.per_page, total };
}

export const enrolmentOf = (row: EnrolmentRow): Enrolment => ({
  id: row.id,
  course_id: row.courseId,
  status: row.status,
  percentage: row.percentage,
  enrolled_at: instantOf(row.enrolledAt),
  completed_at: instantOrNull(row.completedAt),
});

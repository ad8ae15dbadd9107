import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOrNull } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { isTeam } from '../../teaching/courses/courses.policy.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { isLearning } from './enrolments.policy.ts';
import { findEnrolled, findEnrolment } from './enrolments.repository.ts';
import { enrolmentOf } from './enrolments.service.ts';
import { enrolments, type EnrolmentRow } from './enrolments.tables.ts';

interface Page {
  page: number;
  per_page: number;
}

export async function listEnrolledCourses(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { user }: Viewer,
  page: Page,
): Promise<Reply<'listEnrolledCourses'>> {
  const { rows, total } = await findEnrolled(db, user.id, { ...page, sort: 'recent' });
  const ids = rows.map(({ course_id }) => course_id);
  const cards = await courseCardsById(db, files, ids, user.id);
  return { items: ids.flatMap((id) => cards.get(id) ?? []), ...page, total };
}

/** What was never published is nobody's business but its team's. */
export async function getOwnEnrolment(
  db: Database,
  viewer: Viewer,
  courseId: string,
): Promise<Reply<'getOwnEnrolment'>> {
  const course = await findCourse(db, { id: courseId });
  if (course === undefined || (course.publishedAt === null && !isTeam(viewer, course))) throw notFound();
  const enrolment = await findEnrolment(db, viewer.user.id, courseId);
  return { is_enrolled: isLearning(enrolment), enrollment: enrolment ? enrolmentOf(enrolment) : null };
}

export async function listOwnEnrolments(
  db: Database,
  { user }: Viewer,
  { status, page, per_page }: Page & { status?: EnrolmentRow['status'] | undefined },
): Promise<Reply<'listOwnEnrolments'>> {
  const wanted = and(
    eq(enrolments.userId, user.id),
    isNull(courses.deletedAt),
    status && eq(enrolments.status, status),
  );
  const rows = await db
    .select({ enrolment: enrolments, course: { id: courses.id, name: courses.name, slug: courses.slug } })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(wanted)
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [all] = await db
    .select({ total: count() })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(wanted);
  const items = rows.map(({ enrolment, course }) => ({
    ...enrolmentOf(enrolment),
    course,
    last_activity_at: instantOrNull(enrolment.lastActivityAt),
    archived_at: instantOrNull(enrolment.archivedAt),
  }));
  return { items, page, per_page, total: all?.total ?? 0 };
}

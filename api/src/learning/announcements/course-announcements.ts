import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { requireReader } from './announcements.policy.ts';
import {
  findAnnouncement,
  findReadable,
  isReadable,
  type ReadableRow,
  updateRead,
} from './announcements.repository.ts';

export async function listCourseAnnouncements(
  db: Database,
  viewer: Viewer,
  courseId: string,
  page: { page: number; per_page: number },
) {
  const userId = viewer.user.id;
  requireReader(viewer, await findCourse(db, { id: courseId }), await findEnrolment(db, userId, courseId));
  const { rows, total, unread } = await findReadable(db, { courseId, userId }, page);
  return { items: rows.map((row) => readableOf(row, userId)), ...page, total, unread };
}

export async function readAnnouncement(db: Database, viewer: Viewer, id: string): Promise<{ ok: true }> {
  await requireReadable(db, viewer, id);
  await updateRead(db, { id, userId: viewer.user.id });
  return { ok: true };
}

/** What was sent to others is not to be told from what is not there. */
export async function requireReadable(db: Database, viewer: Viewer, id: string): Promise<void> {
  const userId = viewer.user.id;
  const row = await findAnnouncement(db, id);
  if (row === undefined) throw notFound();
  const { courseId } = row;
  requireReader(viewer, await findCourse(db, { id: courseId }), await findEnrolment(db, userId, courseId));
  if (!(await isReadable(db, { id, courseId, userId }))) throw notFound();
}

const readableOf = ({ author, author_id, ...row }: ReadableRow, viewerId: string) => ({
  ...row,
  author: author && personOfRow(author),
  sent_at: instantOf(row.sent_at),
  is_own: author_id === viewerId,
});

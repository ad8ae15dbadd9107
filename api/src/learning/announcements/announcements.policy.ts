import type { AnnouncementState } from '@stoa/shared/contract/learning/announcement-words.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { holdersIn, requireRight } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { canTakeAlong } from '../enrolments/enrolments.policy.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import type { AnnouncementRow } from './announcements.tables.ts';

/** Who answers to the learners of a course writes to them: its owner, and co-instructors who grade. */
export function requireAnnouncer(viewer: Viewer, course: CourseRow | undefined): asserts course is CourseRow {
  if (course === undefined) throw notFound();
  requireRight(viewer, course, 'grade');
}

/** Moderators judge what others wrote; what is theirs they cancel as its author. */
export function requireOthers({ user }: Viewer, { authorId }: Pick<AnnouncementRow, 'authorId'>): void {
  if (authorId === user.id) throw new Problem('own_content', 'Cancel what you wrote yourself as its author.');
}

/** What waits is sent in the name of its writer, as long as they still may. */
export const mayStillAnnounce = (course: CourseRow | undefined, authorId: string | null): course is CourseRow =>
  course !== undefined && authorId !== null && holdersIn(course, 'grade').includes(authorId);

export function requireReader(
  viewer: Viewer,
  course: CourseRow | undefined,
  enrolment: EnrolmentRow | undefined,
): asserts course is CourseRow {
  if (course === undefined) throw notFound();
  if (!canTakeAlong(viewer, course, enrolment)) {
    throw new Problem('not_enrolled', 'Enrol in this course to read its announcements.');
  }
}

export function stateOf(row: {
  [K in 'sentAt' | 'cancelledAt' | 'deletedAt']: AnnouncementRow[K] | string;
}): AnnouncementState {
  if (row.deletedAt !== null) return 'removed';
  if (row.cancelledAt !== null) return 'cancelled';
  return row.sentAt === null ? 'waiting' : 'sent';
}

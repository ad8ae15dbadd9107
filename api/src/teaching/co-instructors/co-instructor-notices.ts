import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notify, notifyAll } from '../../telling/notifications/notifications.service.ts';
import { deleteAbout } from '../../telling/notifications/notice-subject.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import type { Seat } from './co-instructors.repository.ts';

type Named = Pick<CourseRow, 'id' | 'name' | 'slug' | 'ownerId'>;

const wordsOf = ({ user }: Viewer, { name }: Named) => ({ author: user.fullName, course: name });

export const tellOfInvitation = (
  tx: Database,
  viewer: Viewer,
  { course, userId }: { course: Named; userId: string },
): Promise<void> =>
  notifyAll(tx, [userId], {
    kind: 'course_invitation',
    about: course.id,
    params: wordsOf(viewer, course),
    link: to.manageCourses(),
  });

/** Answered, or taken back: there is nothing left to answer. */
export const settleInvitation = (tx: Database, { courseId, userId }: Seat): Promise<void> =>
  deleteAbout(tx, { kind: 'course_invitation', about: courseId }, [userId]);

export const tellOfAnswer = (
  tx: Database,
  viewer: Viewer,
  { course, accept }: { course: Named; accept: boolean },
): Promise<void> => (accept ? tellOwner(tx, viewer, course, 'course_joined') : tellOfLeaving(tx, viewer, course));

export const tellOfLeaving = (tx: Database, viewer: Viewer, course: Named): Promise<void> =>
  tellOwner(tx, viewer, course, 'course_left');

const tellOwner = (tx: Database, viewer: Viewer, course: Named, kind: 'course_joined' | 'course_left'): Promise<void> =>
  notify(tx, course.ownerId, {
    kind,
    params: wordsOf(viewer, course),
    link: to.editCourse({ slug: course.slug }, { section: 'team' }),
  });

export const tellOfEnd = (
  tx: Database,
  viewer: Viewer,
  { course, userId }: { course: Named; userId: string },
): Promise<void> =>
  notify(tx, userId, { kind: 'course_access_ended', params: wordsOf(viewer, course), link: to.manageCourses() });

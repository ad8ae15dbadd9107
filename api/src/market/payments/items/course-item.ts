import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Viewer } from '../../../kernel/viewer.ts';
import { restoreCertificate } from '../../../learning/certificates/certificates.service.ts';
import { isLearning } from '../../../learning/enrolments/enrolments.policy.ts';
import { getEnrolmentStatus, grantEnrolment } from '../../../learning/enrolments/enrolments.service.ts';
import { isOwner, isTeam } from '../../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../../teaching/courses/find-course.ts';
import { closeCourse } from './close-course.ts';
import type { Item, ItemKind } from './item-kind.ts';
import { findPathsToRestore } from './line-courses.repository.ts';

export const courseItem: ItemKind = {
  transactionKind: 'course',
  goesWithOthers: true,
  keepsCard: false,
  find: async (db, viewer, id) => {
    const course = await findCourse(db, { id });
    if (course === undefined || !isKnownTo(viewer, course)) {
      return { obstacle: rule('This course does not exist.') };
    }
    const obstacle = await obstacleTo(db, viewer, course);
    return obstacle === undefined ? itemOf(course) : { obstacle };
  },
  coursesOf: (_db, { itemId }) => Promise.resolve([itemId]),
  open: async (tx, { userId, line: { itemId: courseId } }) => {
    if (!(await grantEnrolment(tx, { userId, courseId }))) return false;
    for (const pathId of await findPathsToRestore(tx, { userId, courseId })) {
      await restoreCertificate(tx, { userId, pathId });
    }
    return true;
  },
  close: (tx, { userId, line, why }) => closeCourse(tx, { userId, lineId: line.id, courseId: line.itemId, why }),
};

/** What was never published is nobody's business but its team's: not even that it is there. */
const isKnownTo = (viewer: Viewer | undefined, course: CourseRow): boolean =>
  course.status === 'published' || (viewer !== undefined && (course.publishedAt !== null || isTeam(viewer, course)));

async function obstacleTo(db: Database, viewer: Viewer | undefined, course: CourseRow): Promise<string | undefined> {
  if (isOwner(viewer, course)) return rule('This is your own course: open it without paying.');
  const status = viewer && (await getEnrolmentStatus(db, { userId: viewer.user.id, courseId: course.id }));
  if (status !== undefined && isLearning({ status })) return rule('You already have this course.');
  if (course.status !== 'published') return rule('This course is not on sale: it is not published.');
  if (course.type === 'free') return rule('This course is free: enrol without paying.');
  return status === 'unenrolled'
    ? rule('You left this course and can come back without paying: enrol on its page.')
    : undefined;
}

const itemOf = ({ id, name, slug, priceMinor, currency, ownerId }: CourseRow): Item => ({
  id,
  name,
  slug,
  priceMinor,
  currency,
  sellerId: ownerId,
  courseIds: [id],
});

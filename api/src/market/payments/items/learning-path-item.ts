import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { revokeCertificate } from '../../../learning/certificates/certificates.service.ts';
import { findPath } from '../../learning-paths/learning-paths.repository.ts';
import type { PathRow } from '../../learning-paths/learning-paths.tables.ts';
import {
  findPathCourses,
  findPathLine,
  keepLineCourses,
  endPathEnrolment,
  moveToLine,
  keepPathEnrolment,
  openCourses,
  type PathCourse,
} from '../../learning-paths/path-courses.ts';
import { closeCourse } from './close-course.ts';
import type { ItemKind, Withdrawal } from './item-kind.ts';
import { findCoursesToClose, findCoursesToLock } from './line-courses.repository.ts';

/**
 * All courses that are in a path when it is paid for; what its partner adds later, those who bought it open by enrolling
 * once more.
 */
export const learningPathItem: ItemKind = {
  transactionKind: 'learning_path',
  goesWithOthers: true,
  keepsCard: false,
  find: async (db, viewer, id) => {
    const path = await findPath(db, { id });
    const isKnown = path?.status === 'published' || (viewer !== undefined && path?.publishedAt);
    if (path === undefined || !isKnown) {
      return { obstacle: rule('This learning path does not exist.') };
    }
    const courses = await findPathCourses(db, id, viewer?.user.id);
    const obstacle = await obstacleTo(db, viewer?.user.id, path, courses);
    if (obstacle !== undefined) return { obstacle };
    const { title: name, slug, amountMinor: priceMinor, currency, partnerId: sellerId } = path;
    const courseIds = courses.flatMap((course) => (course.is_had ? [] : [course.id]));
    return { id, name, slug, priceMinor, currency, sellerId, courseIds };
  },
  coursesOf: (db, line) => findCoursesToLock(db, line),
  open: async (tx, { userId, line }) => {
    // Money of a payment that was given up, and comes after another one opened the path, goes back.
    if (await findPathLine(tx, { userId, pathId: line.itemId })) return false;
    const courses = await findPathCourses(tx, line.itemId, userId);
    const opened = await openCourses(tx, { userId, courses });
    if (opened.size === 0) return false;
    await keepPathEnrolment(tx, { userId, pathId: line.itemId, lineId: line.id, opened });
    await keepLineCourses(tx, { lineId: line.id, courses, opened });
    return true;
  },
  close: async (tx, { userId, line, why }) => {
    // Bought under two accounts that became one, it is paid for still.
    const other = await findPathLine(tx, { userId, pathId: line.itemId, except: line.id });
    if (other !== undefined) {
      await moveToLine(tx, line.id, other.id);
    } else if (await endPathEnrolment(tx, line.id)) {
      await revokeCertificate(tx, { userId, pathId: line.itemId }, reasons[why]);
    }
    let hasClosed = false;
    for (const courseId of await findCoursesToClose(tx, line.id)) {
      hasClosed = (await closeCourse(tx, { userId, lineId: line.id, courseId, why })) || hasClosed;
    }
    return hasClosed;
  },
};

const reasons: Record<Withdrawal, string> = {
  refunded: 'The money of its learning path went back.',
  voided: 'The payment of its learning path was undone.',
};

async function obstacleTo(
  db: Database,
  userId: string | undefined,
  { id, partnerId, status, fee }: PathRow,
  courses: readonly PathCourse[],
): Promise<string | undefined> {
  if (partnerId === userId) return rule('This is your own learning path: you cannot buy it.');
  const isBought = userId !== undefined && (await findPathLine(db, { userId, pathId: id })) !== undefined;
  if (isBought) return rule('You already have this learning path.');
  if (status !== 'published' || courses.length === 0) {
    return rule('This learning path is not on sale: it is not published.');
  }
  if (fee === 'free') return rule('This learning path is free: enrol without paying.');
  if (fee === 'subscription') return rule('This learning path comes with a plan: subscribe to one.');
  return courses.every(({ is_had }) => is_had)
    ? rule('You already have every course of this learning path.')
    : undefined;
}

import type { Database } from '../../../kernel/database/database.ts';
import { revokeCertificate } from '../../../learning/certificates/certificates.service.ts';
import { withdrawEnrolment } from '../../../learning/enrolments/enrolments.service.ts';
import type { Withdrawal } from './item-kind.ts';
import { findHolder, findPathsEarnedBy, takeOver } from './line-courses.repository.ts';

/**
 * Closes a course whose line was paid back, and its certificate with it. False where another line still gives it: that one
 * closes it in its turn.
 */
export async function closeCourse(
  tx: Database,
  { why, ...course }: { userId: string; lineId: string; courseId: string; why: Withdrawal },
): Promise<boolean> {
  const holder = await findHolder(tx, course);
  if (holder !== undefined) {
    await takeOver(tx, { lineId: holder, courseId: course.courseId });
    return false;
  }
  await withdrawEnrolment(tx, course);
  const { userId } = course;
  await revokeCertificate(tx, { userId, courseId: course.courseId }, reasons[why]);
  for (const pathId of await findPathsEarnedBy(tx, course))
    await revokeCertificate(tx, { userId, pathId }, reasons[why]);
  return true;
}

const reasons: Record<Withdrawal, string> = {
  refunded: 'The money of its course went back.',
  voided: 'The payment of its course was undone.',
};

import type { Database } from '../../../kernel/database/database.ts';
import { withdrawEnrolment } from '../../../learning/enrolments/enrolments.service.ts';
import { findHolder, takeOver } from './line-courses.repository.ts';

/** Closes a course whose line was paid back; where another line still gives it, that one closes it in its turn. */
export async function closeCourse(
  tx: Database,
  course: { userId: string; lineId: string; courseId: string },
): Promise<void> {
  const holder = await findHolder(tx, course);
  if (holder === undefined) await withdrawEnrolment(tx, course);
  else await takeOver(tx, { lineId: holder, courseId: course.courseId });
}

import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { isTaughtBy } from '../../teaching/courses/courses.policy.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { findClosedTo } from '../enrolments/find-closed.ts';
import {
  findEnrolmentsWithOpenings,
  findOpenedLessons,
  type OpenedLesson,
  saveToldUntil,
} from './lesson-openings.repository.ts';

const NAMED = 3;

/** Who learns in a course is told once of what the clock opens to them, at most once a day in each course. */
export async function tellOfOpenings({ db, nouns }: WithNouns, now = new Date()): Promise<void> {
  for (const id of await findEnrolmentsWithOpenings(db, now)) {
    await db.transaction(async (tx) => {
      // Another process may have told it meanwhile.
      const enrolment = await lockEnrolment(tx, id);
      if (enrolment) await tellOf({ db: tx, nouns }, enrolment, now);
    });
  }
}

async function tellOf({ db: tx, nouns }: WithNouns, enrolment: EnrolmentRow, now: Date): Promise<void> {
  const { id, userId, courseId } = enrolment;
  const lessons = await findOpenedLessons(tx, id, now);
  const course = await findCourse(tx, { id: courseId });
  if (lessons.length === 0 || course === undefined) return;
  // What still waits for another lesson or course is not open, whatever the clock says.
  const closed = await findClosedTo({ db: tx, nouns }, userId, { course, enrolment, now });
  const open = isTaughtBy(course, userId) ? [] : lessons.filter((lesson) => !closed.has(lesson.id));
  await saveToldUntil(tx, id, { now, hasTold: open.length > 0 });
  const [first] = open;
  if (first === undefined) return;
  await notify(tx, userId, {
    kind: 'lesson_opened',
    params: { course: course.name, ...namesOf(open) },
    link: to.player({ slug: course.slug }, { lesson: first.id }),
  });
}

const namesOf = (open: readonly OpenedLesson[]) => ({
  count: open.length,
  lessons: open
    .slice(0, NAMED)
    .map(({ title }) => title)
    .join(' · '),
  more: Math.max(0, open.length - NAMED),
});

import type { WithNouns } from '../../kernel/context.ts';
import { sql } from 'drizzle-orm';
import { v7 as uuidV7 } from 'uuid';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment, lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { recordEvents } from '../progress/record-events.ts';
import { attendanceStatus } from './attendance.repository.ts';

/**
 * Completes the live lessons of a course to whose class this person came, or whose recording they have watched. It looks at
 * what is true by now, so it may be called whenever one of both may have become true: a mark, a recording that was put to
 * its class later, a lesson that was published later.
 */
export async function completeAttended({ db, nouns }: WithNouns, { userId, courseId }: OfLearner): Promise<void> {
  // Most have none: nobody's row is locked for that.
  if ((await findAttended(db, { userId, courseId })).length === 0) return;
  await db.transaction(async (tx) => {
    const found = await findEnrolment(tx, userId, courseId);
    const enrolment = found && (await lockEnrolment(tx, found.id));
    if (enrolment !== undefined && isLearning(enrolment)) await completeAttendedOf({ db: tx, nouns }, enrolment);
  });
}

/** The same under the lock of the enrolment's row. @returns the lessons that are done by it */
export async function completeAttendedOf(at: WithNouns, enrolment: EnrolmentRow): Promise<string[]> {
  const attended = await findAttended(at.db, enrolment);
  if (attended.length === 0) return [];
  await recordEvents(
    at,
    enrolment,
    attended.map(({ lesson_id, came }) => ({
      lessonId: lesson_id,
      kind: came ? 'class_attended' : 'recording_watched',
      source: 'review',
      idemKey: uuidV7(),
      detail: {},
    })),
  );
  return attended.map(({ lesson_id }) => lesson_id);
}

interface OfLearner {
  userId: string;
  courseId: string;
}

/** Live lessons that are not completed yet, and should be. */
const findAttended = (db: Database, { userId, courseId }: OfLearner): Promise<{ lesson_id: string; came: boolean }[]> =>
  rowsOf(
    db,
    sql`select s.lesson_id, coalesce(bool_or(${attendanceStatus} in ('present', 'late')), false) as came
        from live_sessions s
        join lessons l on l.id = s.lesson_id and l.course_id = ${courseId} and l.kind = 'live'
        join enrolments e on e.course_id = s.course_id and e.user_id = ${userId} and e.status in ('active', 'completed')
        left join attendances a on a.class_id = s.id and a.user_id = ${userId}
        left join lesson_progress r on r.enrolment_id = e.id and r.lesson_id = s.recording_lesson_id
        where s.course_id = ${courseId} and s.cancelled_at is null
          and ((a.id is not null and ${attendanceStatus} in ('present', 'late')) or r.completed_at is not null)
          and not exists (select from lesson_progress p
            where p.enrolment_id = e.id and p.lesson_id = s.lesson_id and p.completed_at is not null)
        group by s.lesson_id`,
  );

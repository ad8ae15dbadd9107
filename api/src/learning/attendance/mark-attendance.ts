import type { ClassStudent } from '@stoa/shared/contract/learning/attendance.ts';
import type { AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { completeAttended } from './attended-lessons.ts';
import { canMark, seenStatus } from './attendance.policy.ts';
import { findRegistered, lockClass, removeMark, saveMark, type RegisterRow } from './attendance.repository.ts';
import { requireTaughtClass, studentOf, timesOf } from './attendance.service.ts';

interface Marking {
  /** Of the class. */
  id: string;
  user_id: string;
  status: AttendanceStatus | null;
  remarks: string;
}

/**
 * Writes down what a person says of somebody's attendance, or takes that back.
 *
 * @throws `own_work` of oneself; `class_closed` before the door opens, or where the class was called off; `not_enrolled` of
 *   somebody who neither learns in the course nor stands in the register; `invalid` where what the door saw is corrected
 *   without a reason
 */
export async function markAttendance(
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, user_id: userId, status, remarks }: Marking,
  now = new Date(),
): Promise<ClassStudent> {
  // Before the lock: who keeps no register holds nobody up.
  await requireTaughtClass(db, viewer, id);
  const marked = await db.transaction(async (tx) => {
    await lockClass(tx, id);
    // Under the lock: the class may have been moved or called off.
    const taught = await requireTaughtClass(tx, viewer, id);
    if (userId === viewer.user.id) throw new Problem('own_work', 'You cannot mark yourself.');
    const of = { classId: id, courseId: taught.course.id };
    if (!canMark(timesOf(taught), now)) {
      throw new Problem('class_closed', 'Attendance is written down from 15 minutes before a class.');
    }
    const before = await findRegistered(tx, of, userId);
    if (before === undefined) throw new Problem('not_enrolled', 'This person does not learn in the course.');
    if (status === null) await removeMark(tx, id, userId);
    else {
      requireReason(before, { startsAt: timesOf(taught).startsAt, status, remarks });
      const mark = { markedStatus: status, markedBy: viewer.user.id, markedAt: now, remarks };
      await saveMark(tx, { classId: id, userId, ...mark });
    }
    // Whoever left the course, and was in the register by a mark alone, is in it no more.
    const gone = { ...before, joined_at: null, seconds: null, marked_status: null, remarks: null };
    const student = studentOf(taught, (await findRegistered(tx, of, userId)) ?? gone, now);
    return { student, courseId: taught.course.id };
  });
  await completeAttended({ db, nouns }, { userId, courseId: marked.courseId });
  return marked.student;
}

/** What the door saw is evidence: who says otherwise says why. */
function requireReason(
  { joined_at: joinedAt }: RegisterRow,
  { startsAt, status, remarks }: { startsAt: Date; status: AttendanceStatus; remarks: string },
): void {
  const seen = seenStatus({ startsAt }, joinedAt === null ? null : new Date(joinedAt));
  if (seen === null || seen === status || remarks !== '') return;
  const reason = rule('Say why you correct what was recorded.');
  throw new Problem('invalid', reason, { errors: { remarks: [reason] } });
}

import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/kernel/database/database.ts';
import { attendances, type AttendanceRow } from '../../src/learning/attendance/attendance.tables.ts';
import { completeAttended } from '../../src/learning/attendance/attended-lessons.ts';
import { nouns } from '../../src/nouns.ts';
import { demoAttendance } from '../content/live-classes.ts';
import { demoId } from './demo-id.ts';

interface Student {
  class_id: string;
  course_id: string;
  starts_at: Date | string;
  host_id: string;
  user_id: string;
  email: string;
}

const MINUTE_MS = 60_000;

/** The registers of classes that are over, of everyone who learnt in the course by then. */
export async function loadAttendance(tx: Database): Promise<void> {
  const students = await rowsOf<Student>(
    tx,
    sql`select s.id as class_id, s.course_id, s.starts_at, s.host_id, u.id as user_id, u.email
        from live_sessions s join enrolments e on e.course_id = s.course_id and e.enrolled_at < s.starts_at
        join users u on u.id = e.user_id
        where s.starts_at < now() order by s.starts_at, s.id, u.email`,
  );
  const entries = students.flatMap((student, index) => entryOf(student, demoAttendance[index % demoAttendance.length]));
  if (entries.length > 0) await tx.insert(attendances).values(entries);
  // Who came has taken its lesson.
  for (const { user_id: userId, course_id: courseId } of students) {
    await completeAttended({ db: tx, nouns }, { userId, courseId });
  }
}

function entryOf(
  { class_id: classId, starts_at, host_id: markedBy, user_id: userId, email }: Student,
  given: (typeof demoAttendance)[number],
): (Pick<AttendanceRow, 'classId' | 'userId'> & Partial<AttendanceRow>)[] {
  if (given === undefined) return [];
  const startsAt = new Date(starts_at);
  const entry = { id: demoId(`attendance ${classId} ${email}`), classId, userId };
  return 'marked' in given
    ? [{ ...entry, markedStatus: given.marked, markedBy, markedAt: startsAt, remarks: given.remarks }]
    : [{ ...entry, joinedAt: new Date(startsAt.getTime() + given.joinedMin * MINUTE_MS) }];
}

import {
  readAttendanceQuery,
  type Attendance,
  type ClassStudent,
  type TaughtClass,
} from '@stoa/shared/contract/learning/attendance.ts';
import { attendanceFields } from '@stoa/shared/contract/learning/attendance-words.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { statusOf } from '../live-classes/live-classes.policy.ts';
import { attendanceOf, canMark, joinedIn } from './attendance.policy.ts';
import {
  findAttendances,
  findRegister,
  findTaughtClass,
  findTaughtClasses,
  type RegisterRow,
  type TaughtClassRow,
} from './attendance.repository.ts';

interface Page {
  page: number;
  per_page: number;
}

export async function listTaughtClasses(db: Database, viewer: Viewer, page: Page, now = new Date()) {
  const { rows, total } = await findTaughtClasses(db, viewer, page);
  return { ...page, total, items: rows.map((row) => taughtClassOf(row, now)) };
}

export async function listAttendances(db: Database, viewer: Viewer, { query, ...page }: Page & { query: string }) {
  const { rows, total } = await findAttendances(db, viewer, { ...requireSearch(query), ...page });
  const attendances = rows.map(({ is_marked, joined_at, ...row }): Attendance => ({
    ...row,
    joined_at: instantOrNull(joined_at),
    source: is_marked ? 'manual' : 'join',
  }));
  return { ...page, total, attendances, searchBy: [...attendanceFields] };
}

function requireSearch(query: string) {
  const search = readAttendanceQuery(query);
  if (search === undefined) throw new Error(`The contract let through what it refuses: ${query}`);
  return search;
}

export async function getRegister(
  db: Database,
  viewer: Viewer,
  { id, ...asked }: Page & { id: string; search: string },
  now = new Date(),
) {
  const row = await requireTaughtClass(db, viewer, id);
  const { rows, total } = await findRegister(db, { classId: id, courseId: row.course.id }, asked);
  return {
    page: asked.page,
    per_page: asked.per_page,
    total,
    items: rows.map((student) => studentOf(row, student, now)),
    class: taughtClassOf(row, now),
  };
}

/** Not to be told from a missing class by those who do not keep its register. */
export async function requireTaughtClass(db: Database, viewer: Viewer, id: string): Promise<TaughtClassRow> {
  const row = await findTaughtClass(db, viewer, id);
  if (row === undefined) throw notFound();
  return row;
}

export const timesOf = ({ starts_at, duration_min, cancelled_at }: TaughtClassRow) => ({
  startsAt: new Date(starts_at),
  durationMin: duration_min,
  cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
});

function taughtClassOf(row: TaughtClassRow, now: Date): TaughtClass {
  const { id, course, title, starts_at, duration_min, time_zone, came, students } = row;
  const times = timesOf(row);
  return {
    ...{ id, course, title, duration_min, time_zone, came, students },
    starts_at: instantOf(starts_at),
    status: statusOf(times, now),
    can_mark: canMark(times, now),
  };
}

export function studentOf(
  taught: TaughtClassRow,
  { joined_at, seconds, marked_status, remarks, ...student }: RegisterRow,
  now: Date,
): ClassStudent {
  const times = timesOf(taught);
  const joinedAt = joinedIn(times, joined_at === null ? null : new Date(joined_at));
  return {
    ...student,
    status: attendanceOf(times, { joinedAt, markedStatus: marked_status }, now),
    joined_at: instantOrNull(joinedAt),
    // Who came before a class was put off has not been in it.
    minutes: joinedAt === null || seconds === null ? null : Math.floor(seconds / 60),
    source: marked_status ? 'manual' : joinedAt ? 'join' : null,
    remarks: remarks ?? '',
  };
}

import type { AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { opensAtOf, statusOf } from '../live-classes/live-classes.policy.ts';
import type { LiveClassRow } from '../live-classes/live-classes.tables.ts';
import type { AttendanceRow } from './attendance.tables.ts';

/** Who comes later than this after the start is late. */
export const LATE_AFTER_MIN = 10;
const MINUTE_MS = 60_000;

type Times = Pick<LiveClassRow, 'startsAt' | 'durationMin' | 'cancelledAt'>;
export type Entry = Pick<AttendanceRow, 'joinedAt' | 'markedStatus'>;

/** Who came before a class was put off has not come to it. */
export const joinedIn = (liveClass: Pick<Times, 'startsAt'>, joinedAt: Date | null): Date | null =>
  joinedAt !== null && joinedAt >= opensAtOf(liveClass) ? joinedAt : null;

/** What the door saw; null: nothing. */
export function seenStatus(liveClass: Pick<Times, 'startsAt'>, joinedAt: Date | null): AttendanceStatus | null {
  const came = joinedIn(liveClass, joinedAt);
  if (came === null) return null;
  return came.getTime() > liveClass.startsAt.getTime() + LATE_AFTER_MIN * MINUTE_MS ? 'late' : 'present';
}

/** What a person wrote down counts more than what the door saw; null: nothing is known of a class that is not over. */
export function attendanceOf(liveClass: Times, entry: Entry | undefined, now: Date): AttendanceStatus | null {
  if (entry?.markedStatus) return entry.markedStatus;
  const seen = seenStatus(liveClass, entry?.joinedAt ?? null);
  return seen ?? (statusOf(liveClass, now) === 'ended' ? 'absent' : null);
}

/** From when the door opens, for as long as the class is known; never of one that was called off. */
export const canMark = (liveClass: Times, now: Date): boolean =>
  liveClass.cancelledAt === null && now >= opensAtOf(liveClass);

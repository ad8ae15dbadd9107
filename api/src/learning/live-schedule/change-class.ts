import type { z } from 'zod';
import type { liveScheduleEndpoints, PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { offeredRooms } from '../class-room/offered-rooms.ts';
import { endsAtOf, statusOf } from '../live-classes/live-classes.policy.ts';
import type { LiveClassRow } from '../live-classes/live-classes.tables.ts';
import { checkHosts, checkLesson, checkPlace, checkTimes, type Span } from './check-class.ts';
import {
  type ClassChange,
  findFollowing,
  type PlannedRow,
  replaceCoHosts,
  updateClass,
} from './live-schedule.repository.ts';
import { openClass, plannedAmong } from './live-schedule.service.ts';
import { tellLater } from './tell-schedule.ts';
import { daysBetween, daysLater, momentOf, wallClockOf } from './wall-clock.ts';

type Body = z.output<(typeof liveScheduleEndpoints)['changeClass']['body']>;
type Change = Body['change'];
export interface Reach {
  /** Of the class. */
  id: string;
  /** The version that this was decided on. */
  version: number;
  following: boolean;
}

/**
 * Changes a class, and where it is wished those of its series that follow. Moved to another day, they move by as many days.
 *
 * @throws `edit_conflict` where it was changed since; `class_closed` where it is over or called off
 */
export const changeClass = (
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  viewer: Viewer,
  { change, ...reach }: Reach & { change: Change },
  now = new Date(),
): Promise<PlannedClass[]> =>
  db.transaction(async (tx) => {
    const { row, work } = await openClass(tx, viewer, reach.id);
    requireVersion(row, reach);
    requireAhead(row.liveClass, now);
    const rows = [row, ...(await followingOf(tx, row, reach, now))];
    if (change.host_ids) await checkHosts(tx, work, change.host_ids);
    if (change.lesson_id !== undefined) await checkLesson(tx, work, change.lesson_id);
    for (const { liveClass } of rows)
      checkPlace({ ...placeOf(liveClass), ...definedOf(change) }, offeredRooms(settings));
    const moved = rows.map(({ liveClass }) => ({
      liveClass,
      span: spanAfter(liveClass, { first: row.liveClass, change }),
    }));
    const movedSpans = moved.filter(({ liveClass, span }) => isMoved(liveClass, span)).map(({ span }) => span);
    const except = rows.map(({ liveClass }) => liveClass.id);
    await checkTimes(tx, movedSpans, { courseId: work.course.id, except, field: 'date', now });
    for (const { liveClass, span } of moved) await applyChange(tx, liveClass, { change, span });
    await tellLater(tx, work.course.id, now);
    return plannedAmong(tx, except, now);
  });

export function requireVersion({ liveClass }: PlannedRow, { version }: Pick<Reach, 'version'>): void {
  if (liveClass.version === version) return;
  throw new Problem('edit_conflict', 'This class was changed since you opened it.');
}

function requireAhead(liveClass: LiveClassRow, now: Date): void {
  if (['ended', 'cancelled'].includes(statusOf(liveClass, now))) {
    throw new Problem('class_closed', 'A class that is over or was called off is not changed any more.');
  }
}

/** Of its series, what has not begun and takes place. */
export async function followingOf(
  tx: Database,
  { liveClass }: PlannedRow,
  { following }: Reach,
  now: Date,
): Promise<PlannedRow[]> {
  if (!following) return [];
  const rows = await findFollowing(tx, liveClass);
  return rows.filter((row) => statusOf(row.liveClass, now) === 'upcoming');
}

const placeOf = ({ room, joinUrl, hostUrl, capacity }: LiveClassRow) => ({
  room,
  join_url: joinUrl,
  host_url: hostUrl,
  capacity,
});

const definedOf = <T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;

/** When it is held then. Where neither day nor clock nor zone is changed, it stays at its moment. */
function spanAfter(liveClass: LiveClassRow, { first, change }: { first: LiveClassRow; change: Change }): Span {
  const isSetAnew = [change.date, change.time, change.time_zone].some((part) => part !== undefined);
  const before = wallClockOf(liveClass.startsAt, liveClass.timeZone);
  const days =
    change.date === undefined ? 0 : daysBetween(wallClockOf(first.startsAt, first.timeZone).date, change.date);
  const startsAt = isSetAnew
    ? momentOf({
        date: daysLater(before.date, days),
        time: change.time ?? before.time,
        timeZone: change.time_zone ?? liveClass.timeZone,
      })
    : liveClass.startsAt;
  return { startsAt, endsAt: endsAtOf({ startsAt, durationMin: change.duration_min ?? liveClass.durationMin }) };
}

const isMoved = (liveClass: LiveClassRow, { startsAt, endsAt }: Span): boolean =>
  startsAt.getTime() !== liveClass.startsAt.getTime() || endsAt.getTime() !== endsAtOf(liveClass).getTime();

async function applyChange(
  tx: Database,
  liveClass: LiveClassRow,
  { change, span }: { change: Change; span: Span },
): Promise<void> {
  const [hostId, ...coHosts] = [...new Set(change.host_ids)];
  const told = definedOf({ title: change.title, description: change.description, timeZone: change.time_zone });
  const isNews =
    isMoved(liveClass, span) || Object.entries(told).some(([field, to]) => liveClass[field as 'title'] !== to);
  const next: ClassChange = {
    ...told,
    ...definedOf({
      lessonId: change.lesson_id,
      durationMin: change.duration_min,
      capacity: change.capacity,
      room: change.room,
      joinUrl: change.join_url,
      hostUrl: change.host_url,
      hostId,
    }),
    startsAt: span.startsAt,
    // Calendars take a class for changed by this alone.
    ...(isNews && { icsSequence: liveClass.icsSequence + 1 }),
  };
  await updateClass(tx, liveClass.id, next);
  if (change.host_ids) await replaceCoHosts(tx, liveClass.id, coHosts);
}

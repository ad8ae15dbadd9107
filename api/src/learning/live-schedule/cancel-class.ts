import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { endsAtOf } from '../live-classes/live-classes.policy.ts';
import { followingOf, requireVersion, type Reach } from './change-class.ts';
import { checkTimes } from './check-class.ts';
import { findFollowing, updateClass } from './live-schedule.repository.ts';
import { openClass, plannedAmong } from './live-schedule.service.ts';
import { tellLater } from './tell-schedule.ts';

/**
 * Calls a class off. It stays in the schedule, and in calendars as what was cancelled.
 *
 * @throws `edit_conflict` where it was changed since; `class_closed` where it is over
 */
export const cancelClass = (
  db: Database,
  viewer: Viewer,
  { reason, ...reach }: Reach & { reason: string },
  now = new Date(),
): Promise<PlannedClass[]> =>
  db.transaction(async (tx) => {
    const { row } = await openClass(tx, viewer, reach.id);
    // Pressed twice, or sent again after a lost answer.
    if (row.liveClass.cancelledAt !== null) return plannedAmong(tx, [reach.id], now);
    requireVersion(row, reach);
    if (endsAtOf(row.liveClass) <= now) throw new Problem('class_closed', 'A class that is over is not called off.');
    const rows = [row, ...(await followingOf(tx, row, reach, now))];
    for (const { liveClass } of rows) {
      const { id, icsSequence } = liveClass;
      await updateClass(tx, id, { cancelledAt: now, cancelReason: reason, icsSequence: icsSequence + 1 });
    }
    const ids = rows.map(({ liveClass }) => liveClass.id);
    await tellLater(tx, row.liveClass.courseId, now);
    return plannedAmong(tx, ids, now);
  });

/**
 * Holds after all what was called off. `following`: those of its series that were called off with it.
 *
 * @throws `invalid` at `date` where it has begun by now, or another class takes place meanwhile
 */
export const restoreClass = (db: Database, viewer: Viewer, reach: Reach, now = new Date()): Promise<PlannedClass[]> =>
  db.transaction(async (tx) => {
    const { row } = await openClass(tx, viewer, reach.id);
    const { cancelledAt } = row.liveClass;
    if (cancelledAt === null) return plannedAmong(tx, [reach.id], now);
    requireVersion(row, reach);
    const others = reach.following ? await findFollowing(tx, row.liveClass) : [];
    const together = others.filter(({ liveClass }) => liveClass.cancelledAt?.getTime() === cancelledAt.getTime());
    const classes = [row, ...together].map(({ liveClass }) => liveClass);
    const spans = classes.map((liveClass) => ({ startsAt: liveClass.startsAt, endsAt: endsAtOf(liveClass) }));
    await checkTimes(tx, spans, { courseId: row.liveClass.courseId, except: [], field: 'date', now });
    for (const { id, icsSequence } of classes) {
      await updateClass(tx, id, { cancelledAt: null, cancelReason: '', icsSequence: icsSequence + 1 });
    }
    const ids = classes.map(({ id }) => id);
    await tellLater(tx, row.liveClass.courseId, now);
    return plannedAmong(tx, ids, now);
  });

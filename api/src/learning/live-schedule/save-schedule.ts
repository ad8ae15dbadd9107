import { v7 as uuidV7 } from 'uuid';
import type { PlannedClass, ScheduleDraft } from '@stoa/shared/contract/learning/live-schedule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { offeredRooms } from '../class-room/offered-rooms.ts';
import { checkHosts, checkLesson, checkPlace, checkTimes } from './check-class.ts';
import { findSavedBy, insertClass } from './live-schedule.repository.ts';
import { lockSchedule, plannedAmong } from './live-schedule.service.ts';
import { plannedOf } from './planned-class.ts';
import { tellLater } from './tell-schedule.ts';
import { momentOf } from './wall-clock.ts';

const MINUTE_MS = 60_000;

/**
 * Schedules a class on each of the dates. Sent again under the same key it answers what was scheduled then.
 *
 * @throws `invalid` with the field and the rule; nothing is scheduled then
 */
export function saveLiveSchedule(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  viewer: Viewer,
  draft: ScheduleDraft,
  now = new Date(),
): Promise<PlannedClass[]> {
  checkPlace(draft, offeredRooms(settings));
  return db.transaction(async (tx) => {
    const work = await lockSchedule(tx, viewer, draft.course_id);
    const saved = await findSavedBy(tx, draft.key);
    if (saved.some(({ liveClass }) => liveClass.courseId !== draft.course_id)) {
      throw new Problem('conflict', 'There is something under this key already. Make a new one.');
    }
    if (saved.length > 0) return plannedOf(tx, saved, now);
    await checkHosts(tx, work, draft.host_ids);
    await checkLesson(tx, work, draft.lesson_id);
    const spans = spansOf(draft);
    await checkTimes(tx, spans, { courseId: draft.course_id, except: [], field: 'dates', now });
    const ids = await insertAll(tx, draft, spans);
    await tellLater(tx, draft.course_id, now);
    return plannedAmong(tx, ids, now);
  });
}

/** One for each date, however often it is named. */
const spansOf = ({ dates, time, time_zone: timeZone, duration_min }: ScheduleDraft) =>
  [...new Set(dates)].toSorted().map((date) => {
    const startsAt = momentOf({ date, time, timeZone });
    return { startsAt, endsAt: new Date(startsAt.getTime() + duration_min * MINUTE_MS) };
  });

async function insertAll(tx: Database, draft: ScheduleDraft, spans: ReturnType<typeof spansOf>): Promise<string[]> {
  const [hostId = null, ...coHosts] = [...new Set(draft.host_ids)];
  const seriesId = spans.length > 1 ? uuidV7() : null;
  const ids: string[] = [];
  for (const { startsAt } of spans) {
    const id = uuidV7();
    const values = {
      id,
      courseId: draft.course_id,
      lessonId: draft.lesson_id,
      title: draft.title,
      description: draft.description,
      startsAt,
      durationMin: draft.duration_min,
      timeZone: draft.time_zone,
      hostId,
      room: draft.room,
      joinUrl: draft.join_url,
      hostUrl: draft.host_url,
      capacity: draft.capacity,
      seriesId,
      scheduleKey: draft.key,
      icsUid: `${id}@stoa`,
    };
    await insertClass(tx, values, coHosts);
    ids.push(id);
  }
  return ids;
}

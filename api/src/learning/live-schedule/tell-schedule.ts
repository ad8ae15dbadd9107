import { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { defineWork, enqueue } from '../../kernel/work/work.ts';
import type { ClassWithCourse } from '../live-classes/live-classes.repository.ts';
import { newsOf, type ClassNews } from './class-news.ts';
import { findAudience, findUntold, markTold } from './tell-schedule.repository.ts';
import { tellOfClasses } from './tell-of-classes.ts';

/** What is undone, or changed once more, within that time is told once, or not at all. */
const PAUSE_MS = 30_000;

/** Tells who learns in the course, and who holds them, what is new of its classes. */
export const tellScheduleWork = defineWork({
  kind: 'tell schedule',
  payload: z.object({ courseId: z.uuid() }),
  attempts: 8,
  leaseS: 300,
  run: ({ db, settings }, { courseId }) => db.transaction((tx) => tellSchedule({ db: tx, settings }, courseId)),
});

/** Give it the transaction of the change. */
export const tellLater = (tx: Database, courseId: string, now: Date): Promise<void> =>
  enqueue(tx, tellScheduleWork, { courseId }, { key: courseId, dueAt: new Date(now.getTime() + PAUSE_MS) });

async function tellSchedule({ db: tx, settings }: Pick<Context, 'db' | 'settings'>, courseId: string): Promise<void> {
  const untold = await findUntold(tx, courseId);
  const byNews = Map.groupBy(untold, ({ liveClass }) => newsOf(liveClass));
  for (const [news, classes] of byNews) {
    if (news !== undefined) await tell({ db: tx, settings }, news, classes);
  }
  await markTold(
    tx,
    untold.map(({ liveClass }) => liveClass.id),
  );
}

async function tell(
  { db: tx, settings }: Pick<Context, 'db' | 'settings'>,
  news: ClassNews,
  classes: readonly ClassWithCourse[],
): Promise<void> {
  const [first] = classes;
  if (first === undefined) return;
  const userIds = await findAudience(tx, { courseId: first.course.id, classes });
  await tellOfClasses(tx, { userIds, kind: `class_${news}`, classes, link: to.home(), settings });
}

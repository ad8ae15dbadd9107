import { and, inArray, isNull, sql } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findClassesAmong } from '../live-classes/live-classes.repository.ts';
import { liveClasses } from '../live-classes/live-classes.tables.ts';
import { findAudience } from './tell-schedule.repository.ts';
import { tellOfClasses } from './tell-of-classes.ts';

/** A day and an hour before the start. Who heard of a class later than that heard of it soon enough. */
const reminders = [
  { column: 'dayRemindedOf', fromMin: 12 * 60, toMin: 24 * 60 },
  { column: 'hourRemindedOf', fromMin: 15, toMin: 60 },
] as const;

/** Each start is reminded of once; one that was moved is another start. */
export async function remindOfClasses({ db, settings }: Pick<Context, 'db' | 'settings'>): Promise<void> {
  for (const reminder of reminders) {
    for (const id of await findDue(db, reminder)) {
      await db.transaction(async (tx) => {
        if (await claim(tx, id, reminder.column)) await remind({ db: tx, settings }, id);
      });
    }
  }
}

async function findDue(db: Database, { column, fromMin, toMin }: (typeof reminders)[number]): Promise<string[]> {
  const rows = await db
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(
      and(
        isNull(liveClasses.cancelledAt),
        sql`${liveClasses.startsAt} > now() + make_interval(mins => ${fromMin})`,
        sql`${liveClasses.startsAt} <= now() + make_interval(mins => ${toMin})`,
        sql`${liveClasses[column]} is distinct from ${liveClasses.startsAt}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** False where another process was there first, or the class was called off. */
async function claim(tx: Database, id: string, column: (typeof reminders)[number]['column']): Promise<boolean> {
  const rows = await tx
    .update(liveClasses)
    .set({ [column]: sql`${liveClasses.startsAt}` })
    .where(
      and(
        inArray(liveClasses.id, [id]),
        isNull(liveClasses.cancelledAt),
        sql`${liveClasses[column]} is distinct from ${liveClasses.startsAt}`,
      ),
    )
    .returning({ id: liveClasses.id });
  return rows.length > 0;
}

async function remind({ db: tx, settings }: Pick<Context, 'db' | 'settings'>, id: string): Promise<void> {
  const classes = await findClassesAmong(tx, [id]);
  const [found] = classes;
  // Its course was deleted.
  if (found === undefined) return;
  const userIds = await findAudience(tx, { courseId: found.course.id, classes });
  const link = found.liveClass.room === 'builtin' ? to.classRoom({ id }) : to.home();
  await tellOfClasses(tx, { userIds, kind: 'class_reminder', classes, link, settings });
}

import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isDemoAddress } from '../../kernel/demo-address.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { weekOf } from './week-of.ts';
import { claimReminder, findReminded, type Reminded } from './weekly-goal.repository.ts';
import { countMinutes } from './weekly-goal.service.ts';

/** Two days and a half are left then, and nobody is disturbed at night. */
const FRIDAY = 5;
const HOURS = { from: 9, to: 20 };

/** Once a week, by the clock of each who asked for it, and only while something is left of the goal. */
export async function remindOfGoals({ db }: Pick<Context, 'db'>, now = new Date()): Promise<void> {
  for (const person of await findReminded(db)) {
    if (!isDemoAddress(person.email)) await remind(db, person, now);
  }
}

async function remind(db: Database, { user_id, time_zone, weekly_minutes }: Reminded, now: Date): Promise<void> {
  const { monday, startsAt, weekday, hour } = weekOf(now, time_zone ?? 'UTC');
  if (weekday !== FRIDAY || hour < HOURS.from || hour >= HOURS.to) return;
  await db.transaction(async (tx) => {
    const learnt = await countMinutes(tx, user_id, startsAt);
    if (learnt >= weekly_minutes || !(await claimReminder(tx, user_id, monday))) return;
    await notify(tx, user_id, {
      kind: 'weekly_goal',
      params: { left: weekly_minutes - learnt, learnt, goal: weekly_minutes },
      link: to.home(),
    });
  });
}

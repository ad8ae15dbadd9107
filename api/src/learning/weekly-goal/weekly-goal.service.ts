import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { WeeklyGoal } from '@stoa/shared/contract/learning/weekly-goal.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findWeeklyMinutes, saveWeeklyMinutes } from '../../people/profile/weekly-minutes.ts';
import { type Week, weekOf } from './week-of.ts';
import { findLearntSeconds, isReminded } from './weekly-goal.repository.ts';

export async function getWeeklyGoal(
  db: Database,
  { user }: Viewer,
  { time_zone }: { time_zone?: string | undefined },
): Promise<WeeklyGoal> {
  const { monday, startsAt } = requireWeek(user.timeZone ?? time_zone ?? 'UTC');
  return {
    weekly_minutes: await findWeeklyMinutes(db, user.id),
    learnt_minutes: await countMinutes(db, user.id, startsAt),
    week: monday,
    is_reminded: await isReminded(db, user.id),
  };
}

function requireWeek(timeZone: string): Week {
  try {
    return weekOf(new Date(), timeZone);
  } catch (cause) {
    throw cause instanceof RangeError ? invalid({ time_zone: rule('Choose a time zone.') }) : cause;
  }
}

export const countMinutes = async (db: Database, userId: string, since: Date): Promise<number> =>
  Math.floor((await findLearntSeconds(db, userId, since)) / 60);

export async function setWeeklyGoal(
  db: Database,
  { user }: Viewer,
  { weekly_minutes }: Pick<WeeklyGoal, 'weekly_minutes'>,
): Promise<Pick<WeeklyGoal, 'weekly_minutes'>> {
  await saveWeeklyMinutes(db, user.id, weekly_minutes);
  return { weekly_minutes };
}

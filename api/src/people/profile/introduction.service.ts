import type { Introduction } from '@stoa/shared/contract/people/profile.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCategoryIds, findIntroductionRow, replaceIntroduction } from './introduction.repository.ts';
import { updateUser } from './profile.repository.ts';
import { findWeeklyMinutes, saveWeeklyMinutes } from './weekly-minutes.ts';

/** Null before it was told, and when none of the chosen categories is left. */
export async function findIntroduction(db: Database, userId: string): Promise<Introduction | null> {
  const row = await findIntroductionRow(db, userId);
  if (row === undefined) return null;
  const there = await findCategoryIds(db, row.interests);
  const interests = row.interests.filter((id) => there.has(id));
  if (interests.length === 0) return null;
  return {
    goal: row.goal,
    interests,
    level: row.level,
    weekly_minutes: (await findWeeklyMinutes(db, userId)) ?? row.weeklyMinutes,
    language: row.language,
  };
}

/** Keeps what a person wants to learn; who never chose a language of the site reads it in theirs from now on. */
export function updateIntroduction(db: Database, { user }: Viewer, told: Introduction): Promise<Introduction> {
  const interests = [...new Set(told.interests)];
  return db.transaction(async (tx) => {
    await requireCategories(tx, told.interests);
    const { goal, level, language, weekly_minutes: weeklyMinutes } = told;
    await replaceIntroduction(tx, { userId: user.id, goal, interests, level, language, weeklyMinutes });
    await saveWeeklyMinutes(tx, user.id, weeklyMinutes);
    await updateUser(tx, user.id, { firstLogin: false, ...(user.locale === null ? { locale: language } : {}) });
    return { ...told, interests };
  });
}

export async function skipIntroduction(db: Database, { user }: Viewer): Promise<{ ok: true }> {
  await updateUser(db, user.id, { firstLogin: false });
  return { ok: true };
}

async function requireCategories(tx: Database, ids: readonly string[]): Promise<void> {
  const there = await findCategoryIds(tx, ids);
  const unknown = ids.flatMap((id, index) =>
    there.has(id) ? [] : [[`interests.${index}`, rule('Choose an interest of the list.')] as const],
  );
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
}

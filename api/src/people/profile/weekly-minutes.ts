import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { weeklyGoals } from './profile.tables.ts';

/** How many minutes a week this person wants to learn; null where they set no goal. */
export async function findWeeklyMinutes(db: Database, userId: string): Promise<number | null> {
  const [row] = await db.select().from(weeklyGoals).where(eq(weeklyGoals.userId, userId));
  return row?.weeklyMinutes ?? null;
}

/** Null takes the goal back. */
export async function saveWeeklyMinutes(db: Database, userId: string, weeklyMinutes: number | null): Promise<void> {
  if (weeklyMinutes === null) await db.delete(weeklyGoals).where(eq(weeklyGoals.userId, userId));
  else {
    await db
      .insert(weeklyGoals)
      .values({ userId, weeklyMinutes })
      .onConflictDoUpdate({ target: weeklyGoals.userId, set: { weeklyMinutes, updatedAt: sql`now()` } });
  }
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { categories } from '../../taxonomy/taxonomy.tables.ts';
import { introductions } from './profile.tables.ts';

export async function findIntroductionRow(
  db: Database,
  userId: string,
): Promise<typeof introductions.$inferSelect | undefined> {
  const [row] = await db.select().from(introductions).where(eq(introductions.userId, userId));
  return row;
}

export async function replaceIntroduction(db: Database, row: typeof introductions.$inferInsert): Promise<void> {
  await db
    .insert(introductions)
    .values(row)
    .onConflictDoUpdate({ target: introductions.userId, set: { ...row, updatedAt: sql`now()` } });
}

/** Those of them that there are. */
export async function findCategoryIds(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

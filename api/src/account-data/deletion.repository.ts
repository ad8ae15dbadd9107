import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { users } from '../kernel/users.tables.ts';
import type { Database } from '../kernel/database/database.ts';

/** The first time counts: whoever asks twice does not wait longer. Null where it was scheduled before. */
export async function scheduleDeletion(tx: Database, userId: string, at: Date): Promise<Date | null> {
  const [row] = await tx
    .update(users)
    .set({ deletesAt: at })
    .where(and(eq(users.id, userId), isNull(users.deletesAt)))
    .returning({ deletesAt: users.deletesAt });
  return row?.deletesAt ?? null;
}

/** Whether there was something to take back. */
export async function unscheduleDeletion(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ deletesAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletesAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function findDueDeletions(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletesAt, sql`now()`));
  return rows.map(({ id }) => id);
}

export interface Leaving {
  email: string;
  firstName: string;
  fullName: string;
  locale: Locale | null;
}

/** The person, held until the transaction ends; undefined where somebody else was faster, or it was taken back. */
export async function lockLeaving(tx: Database, userId: string): Promise<Leaving | undefined> {
  const [row] = await tx
    .select({ email: users.email, firstName: users.firstName, fullName: users.fullName, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletesAt, sql`now()`)))
    .for('update');
  return row;
}

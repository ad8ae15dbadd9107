import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { countSince } from '../database/counts.ts';
import type { Database } from '../database/database.ts';
import { work, type WorkRow } from './work.tables.ts';

/** What failed at its last try, the newest first. */
export const findGivenUpWork = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<WorkRow[]> =>
  db
    .select()
    .from(work)
    .where(isNotNull(work.givenUpAt))
    .orderBy(desc(work.givenUpAt), work.id)
    .limit(limit)
    .offset(offset);

export async function findGivenUpWorkLocked(tx: Database, id: string): Promise<WorkRow | undefined> {
  const [row] = await tx
    .select()
    .from(work)
    .where(and(eq(work.id, id), isNotNull(work.givenUpAt)))
    .for('update');
  return row;
}

export const countGivenUpWork = (db: Database): Promise<number> => db.$count(work, isNotNull(work.givenUpAt));

export const countSinceGivenUp = (db: Database) =>
  countSince(db, sql`given_up_at`, sql`work where given_up_at is not null`);

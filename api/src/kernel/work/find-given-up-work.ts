import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { countSince } from '../database/counts.ts';
import type { Database } from '../database/database.ts';
import { work, type WorkRow } from './work.tables.ts';

const givenUp = (kind?: string) => and(isNotNull(work.givenUpAt), kind === undefined ? undefined : eq(work.kind, kind));

/** What failed at its last try, the newest first; of one kind, or of all. */
export const findGivenUpWork = (
  db: Database,
  { kind, limit, offset }: { kind?: string | undefined; limit: number; offset: number },
): Promise<WorkRow[]> =>
  db.select().from(work).where(givenUp(kind)).orderBy(desc(work.givenUpAt), work.id).limit(limit).offset(offset);

export const countGivenUpWork = (db: Database, kind?: string): Promise<number> => db.$count(work, givenUp(kind));

export const countGivenUpKinds = (db: Database): Promise<{ kind: string; count: number }[]> =>
  db.select({ kind: work.kind, count: count() }).from(work).where(givenUp()).groupBy(work.kind).orderBy(work.kind);

/** Of two who decide on the same at once, the second finds nothing. */
export async function findGivenUpLocked(tx: Database, id: string): Promise<WorkRow | undefined> {
  const [row] = await tx
    .select()
    .from(work)
    .where(and(eq(work.id, id), givenUp()))
    .for('update');
  return row;
}

export const deleteGivenUp = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(work).where(and(eq(work.id, id), givenUp()));
};

export const countSinceGivenUp = (db: Database) =>
  countSince(db, sql`given_up_at`, sql`work where given_up_at is not null`);

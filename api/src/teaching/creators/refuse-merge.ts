import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Merging } from '../../kernel/merge-rule.ts';

const statusesOf = async (db: Database, { from, into }: Merging): Promise<string[]> =>
  (
    await rowsOf<{ creator_status: string }>(
      db,
      sql`select creator_status from users where id in (${from}, ${into}) order by creator_status`,
    )
  ).map(({ creator_status }) => creator_status);

/** Of a person one request waits at a time. */
export const haveTwoRequests = async (db: Database, merging: Merging): Promise<boolean> =>
  (await statusesOf(db, merging)).every((status) => status === 'pending');

/** Who may no longer teach would again, as the other. */
export async function isRevokedHalf(db: Database, merging: Merging): Promise<boolean> {
  const statuses = await statusesOf(db, merging);
  return statuses.includes('revoked') && (statuses.includes('granted') || statuses.includes('pending'));
}

import { asc, inArray, sql } from 'drizzle-orm';
import { type Database, instantOf, rowsOf } from '../../kernel/database/database.ts';
import { verificationEvents, type VerificationEventRow } from './creators.tables.ts';

type NewEvent = Pick<VerificationEventRow, 'verificationId' | 'action'> &
  Partial<Pick<VerificationEventRow, 'actorId' | 'note' | 'at'>>;

export async function insertVerificationEvent(tx: Database, event: NewEvent): Promise<void> {
  await tx.insert(verificationEvents).values(event);
}

/** Of each of these requests, oldest first. */
export async function findVerificationEvents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, VerificationEventRow[]>> {
  const events = new Map<string, VerificationEventRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return events;
  const rows = await db
    .select()
    .from(verificationEvents)
    .where(inArray(verificationEvents.verificationId, [...ids]))
    .orderBy(asc(verificationEvents.at), asc(verificationEvents.id));
  for (const row of rows) events.get(row.verificationId)?.push(row);
  return events;
}

/** What happened last tells whether an appeal waits for its answer. */
export function openAppealOf(events: readonly VerificationEventRow[]): { at: string; note: string } | null {
  const last = events.at(-1);
  return last?.action === 'appeal' && last.note !== null ? { at: instantOf(last.at), note: last.note } : null;
}

/** The same in SQL, of a row of `creator_verifications`. */
export const hasOpenAppeal = sql`coalesce((select e.action = 'appeal' from verification_events e
  where e.verification_id = creator_verifications.id order by e.at desc, e.id desc limit 1), false)`;

export async function countOpenAppeals(db: Database): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from creator_verifications where status = 'revoked' and ${hasOpenAppeal}`,
  );
  return row?.count ?? 0;
}

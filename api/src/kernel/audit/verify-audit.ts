import { asc, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEntries, auditHead } from './audit.tables.ts';
import { hashOf, NOTHING_BEFORE } from './seal-entry.ts';

const BATCH = 1_000;

/**
 * `brokenAt`: the first entry that is not what was written there, does not follow the one before it, or is gone from the
 * end.
 */
export interface AuditVerdict {
  entries: number;
  brokenAt: number | null;
}

/** Reads the whole log, computes each hash anew, and holds its end against the head that is kept beside it. */
export async function verifyAudit(db: Database): Promise<AuditVerdict> {
  // Read first: what is written meanwhile only makes the log longer.
  const [head] = await db.select().from(auditHead);
  let previous = NOTHING_BEFORE;
  let seq = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, seq))
      .orderBy(asc(auditEntries.seq))
      .limit(BATCH);
    for (const { hash, ...entry } of rows) {
      const follows = entry.seq === seq + 1 && entry.previous === previous;
      const isAsHeld = entry.seq !== head?.entries || hash === head.hash;
      if (!follows || !isAsHeld || hashOf(entry) !== hash) return { entries: seq, brokenAt: entry.seq };
      seq = entry.seq;
      previous = hash;
    }
    if (rows.length < BATCH) return { entries: seq, brokenAt: seq < (head?.entries ?? 0) ? seq + 1 : null };
  }
}

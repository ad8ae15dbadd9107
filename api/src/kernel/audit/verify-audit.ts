import { asc, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEntries } from './audit.tables.ts';
import { hashOf, NOTHING_BEFORE } from './seal-entry.ts';

const BATCH = 1_000;

/** `brokenAt`: the first entry that is not what was written there, or does not follow the one before it. */
export interface AuditVerdict {
  entries: number;
  brokenAt: number | null;
}

/** Reads the whole log and computes each hash anew. */
export async function verifyAudit(db: Database): Promise<AuditVerdict> {
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
      if (!follows || hashOf(entry) !== hash) return { entries: seq, brokenAt: entry.seq };
      seq = entry.seq;
      previous = hash;
    }
    if (rows.length < BATCH) return { entries: seq, brokenAt: null };
  }
}

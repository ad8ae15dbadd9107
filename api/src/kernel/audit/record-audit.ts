import { desc, sql } from 'drizzle-orm';
import type { AuditKind, AuditSubject } from '@stoa/shared/contract/people/audit-words.ts';
import type { Database } from '../database/database.ts';
import { auditEntries, type AuditFacts } from './audit.tables.ts';
import { hashOf, NOTHING_BEFORE } from './seal-entry.ts';

/** An act of somebody who runs the site. */
export interface AuditedAct {
  kind: AuditKind;
  /** Who did it; null where the site did it by itself. */
  actorId: string | null;
  /** `name`: as it is called today; of a person none, whom the account names. */
  subject: { type: AuditSubject; id: string; name?: string | undefined };
  why?: string | undefined;
  before?: AuditFacts;
  after?: AuditFacts;
}

/**
 * Writes an act down in its own transaction, as the last thing done there: from here until it ends nobody else's act is
 * written. What was refused or undone leaves no entry.
 */
export async function recordAudit(tx: Database, { kind, actorId, subject, why, before, after }: AuditedAct) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit log', 0))`);
  const [last] = await tx.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
  const entry = wellFormed({
    seq: (last?.seq ?? 0) + 1,
    at: new Date(),
    kind,
    actorId,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectName: subject.name ?? null,
    why: why ?? '',
    before: before ?? {},
    after: after ?? {},
    previous: last?.hash ?? NOTHING_BEFORE,
  });
  await tx.insert(auditEntries).values({ ...entry, hash: hashOf(entry) });
}

/** Half a character becomes U+FFFD, as the database keeps it: what is hashed is what will be read. */
const wellFormed = <T>(value: T): T => {
  if (typeof value === 'string') return value.toWellFormed() as T;
  if (Array.isArray(value)) return value.map(wellFormed) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)])) as T;
};

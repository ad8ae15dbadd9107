import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { AuditLogEntry, AuditLogFilters } from '@stoa/shared/contract/people/audit-log.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { countAuditEntries, findAuditEntries, type NamedEntry } from './audit-log.repository.ts';

export async function listAuditLog(
  db: Database,
  { page, per_page, ...filters }: AuditLogFilters & { page: number; per_page: number },
): Promise<Reply<'listAuditLog'>> {
  const [rows, total] = await Promise.all([
    findAuditEntries(db, { ...filters, limit: per_page, offset: (page - 1) * per_page }),
    countAuditEntries(db, filters),
  ]);
  return { items: rows.map(auditLogEntryOf), page, per_page, total };
}

const auditLogEntryOf = ({ entry, actorName, subjectName }: NamedEntry): AuditLogEntry => ({
  seq: entry.seq,
  at: instantOf(entry.at),
  kind: entry.kind,
  actor: entry.actorId === null ? null : { id: entry.actorId, name: actorName ?? '' },
  subject: { type: entry.subjectType, id: entry.subjectId, name: subjectName ?? entry.subjectName },
  why: entry.why,
  before: factsOf(entry.before),
  after: factsOf(entry.after),
  hash: entry.hash,
});

const factsOf = (facts: NamedEntry['entry']['before']): AuditLogEntry['before'] =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, isList(value) ? [...value] : value]));

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

import { and, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditLogFilters } from '@stoa/shared/contract/people/audit-log.ts';
import { auditEntries, type AuditRow } from '../../kernel/audit/audit.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { users } from '../../kernel/users.tables.ts';

export interface NamedEntry {
  entry: AuditRow;
  actorName: string | null;
  /** Of a person. */
  subjectName: string | null;
}

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

interface Asked extends AuditLogFilters {
  limit: number;
  offset?: number;
  /** Only older ones. */
  before?: number | undefined;
}

/** Newest first. */
export const findAuditEntries = (
  db: Database,
  { limit, offset = 0, before, ...filters }: Asked,
): Promise<NamedEntry[]> =>
  db
    .select({ entry: getTableColumns(auditEntries), actorName: actors.fullName, subjectName: subjects.fullName })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(subjects, isSubject)
    .where(and(isListed(filters), before === undefined ? undefined : lt(auditEntries.seq, before)))
    .orderBy(desc(auditEntries.seq))
    .limit(limit)
    .offset(offset);

export async function countAuditEntries(db: Database, filters: AuditLogFilters): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(auditEntries)
    .leftJoin(subjects, isSubject)
    .where(isListed(filters));
  return row?.total ?? 0;
}

/** Compared as a UUID, which the key of accounts is: as text every entry would be held against every account. */
const isSubject = sql`${subjects.id} = case ${auditEntries.subjectType} when 'person' then ${auditEntries.subjectId}::uuid end`;

function isListed({ kind, actor_id, subject_id, q, from, to }: AuditLogFilters): SQL | undefined {
  return and(
    kind && eq(auditEntries.kind, kind),
    actor_id === undefined ? undefined : eq(auditEntries.actorId, actor_id),
    subject_id ? eq(auditEntries.subjectId, subject_id) : undefined,
    q === '' ? undefined : isNamed(q),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, sql`(${to}::timestamp + interval '1 day') at time zone 'UTC'`),
  );
}

const isNamed = (q: string): SQL => sql`plain_words(concat_ws(' ', ${auditEntries.why}, ${auditEntries.subjectName},
  ${subjects.fullName}, ${subjects.email})) like plain_words(${likePattern(q)})`;

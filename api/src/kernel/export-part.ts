import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { type Database, rowsOf } from './database/database.ts';

/** Whose copy is made, from which session it was asked, and in which language. */
export interface ExportOf {
  userId: string;
  sessionId: string;
  locale: Locale;
}

/**
 * What one noun keeps about a person, as plain values with ISO dates: theirs alone. Names of courses and the like may stand
 * beside it, so that it can be read; nothing that another person wrote or did. Rows of an async iterable are written one by one.
 */
export type ExportPart = (db: Database, of: ExportOf) => Promise<unknown>;

/** The rows of a query as JSON: columns in snake case, instants in ISO 8601 and UTC. */
export async function exportedRows(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const rows = await rowsOf<{ value: Record<string, unknown> }>(
    db,
    sql`select row_to_json(exported) as value from (${query}) as exported`,
  );
  return rows.map(({ value }) => inUtc(value) as Record<string, unknown>);
}

/** The one row of a query, or null. */
export const exportedRow = async (db: Database, query: SQL): Promise<Record<string, unknown> | null> =>
  (await exportedRows(db, query))[0] ?? null;

/** As PostgreSQL writes an instant in JSON, in the zone of its connection. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;

function inUtc(value: unknown): unknown {
  if (typeof value === 'string') return INSTANT.test(value) ? new Date(value).toISOString() : value;
  if (Array.isArray(value)) return value.map(inUtc);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inUtc(inner)]));
}

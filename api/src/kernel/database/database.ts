import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  rows: T[];
}
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The database, or a transaction in it: what both drivers share. Repositories take it first.
 *
 * PGlite has one connection. Inside `db.transaction(async (tx) => …)` speak to `tx` only, and await
 * nothing of the outside world: a query on `db` in there would wait for itself for ever.
 */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

/** Rows of a hand-written query. Cast in SQL what drivers read differently: `count(*)::int`, `x::float8`. */
export async function rowsOf<T extends object>(db: Database, query: SQL): Promise<T[]> {
  const result = await db.execute<T & Record<string, unknown>>(query);
  return result.rows;
}

/** An instant as the contract writes it, from a Date or from the text a raw query gives. */
export const instantOf = (value: Date | string): string => new Date(value).toISOString();
export const instantOrNull = (value: Date | string | null): string | null => (value === null ? null : instantOf(value));

/** `limit … offset …` of a page. */
export const pageOf = ({ page, per_page }: { page: number; per_page: number }): SQL =>
  sql`limit ${per_page} offset ${(page - 1) * per_page}`;

/** PostgreSQL's code of a broken unique rule, whichever driver threw it and however deep. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causesOf(error).some(
    (cause) => cause.code === '23505' && (constraint === undefined || cause.constraint === constraint),
  );
}

/** PostgreSQL's codes where another row still names the one to delete. */
export const isReferredTo = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === '23503' || code === '23001');

/** An error and what caused it, outermost first. */
export function causesOf(error: unknown): { code?: unknown; constraint?: unknown; message?: unknown }[] {
  const causes: object[] = [];
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : undefined) {
    causes.push(at);
  }
  return causes;
}

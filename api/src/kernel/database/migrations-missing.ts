import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';
import { readMigrations } from './migrate.ts';

/** How many migrations this code has, and how many of them did not run in the database. */
export async function findMissingMigrations(db: Database): Promise<{ known: number; missing: number }> {
  const [files, rows] = await Promise.all([
    readMigrations(),
    rowsOf<{ name: string }>(db, sql`select name from migrations`),
  ]);
  const run = new Set(rows.map(({ name }) => name));
  return { known: files.length, missing: files.filter(({ name }) => !run.has(name)).length };
}

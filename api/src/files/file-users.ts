import { type SQL, sql } from 'drizzle-orm';
import { columnOf, type Noun } from '../kernel/noun.ts';

declare module '../kernel/noun.ts' {
  interface Noun {
    /** Its columns that name a file (`table.column`). */
    filesIn?: readonly string[];
    /** Whether it needs this file of its owner's, in what no column of `filesIn` tells: a revision, an attempt. */
    needsFile?: (id: SQL, ownerId: SQL) => SQL;
    /** Whether it shows this file to everyone. */
    showsFile?: (id: SQL) => SQL;
  }
}

/** Whether nothing names this file. */
export const isUnused = (nouns: readonly Noun[], id: SQL): SQL =>
  sql.join(
    [
      sql`true`,
      ...nouns
        .flatMap(({ filesIn = [] }) => filesIn)
        .map((name) => {
          const { table, column } = columnOf(name);
          return sql`not exists (select from ${table} x where x.${column} = ${id})`;
        }),
    ],
    sql` and `,
  );

/** Whether something shows this file to everyone. */
export const isShown = (nouns: readonly Noun[], id: SQL): SQL =>
  sql`(${sql.join([sql`false`, ...nouns.flatMap(({ showsFile }) => showsFile?.(id) ?? [])], sql` or `)})`;

/** Whether something needs this file that no column names it for. */
export const isNeeded = (nouns: readonly Noun[], id: SQL, ownerId: SQL): SQL =>
  sql`(${sql.join([sql`false`, ...nouns.flatMap(({ needsFile }) => needsFile?.(id, ownerId) ?? [])], sql` or `)})`;

import { type SQL, sql } from 'drizzle-orm';
import { columnOf, type Noun } from '../kernel/noun.ts';

declare module '../kernel/noun.ts' {
  interface Noun {
    /** Its columns that name a file (`table.column`). */
    filesIn?: readonly string[];
    /** Whether something that is not yet public names this file of its owner's, in what no column tells. */
    plansFile?: (id: SQL, ownerId: SQL) => SQL;
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

/** Whether something that is not yet public shall show this file. */
export const isPlanned = (nouns: readonly Noun[], id: SQL, ownerId: SQL): SQL =>
  sql`(${sql.join([sql`false`, ...nouns.flatMap(({ plansFile }) => plansFile?.(id, ownerId) ?? [])], sql` or `)})`;

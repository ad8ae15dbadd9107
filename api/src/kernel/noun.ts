import { type SQL, sql } from 'drizzle-orm';
import type { Routes } from './context.ts';
import type { ExportPart } from './export-part.ts';
import type { MergeRules } from './merge-rule.ts';
import type { Job } from './schedule.ts';

/** What a noun says of itself, once. `nouns.ts` lists them all; whatever must know of every noun reads it there. */
export interface Noun {
  /** As its folder is called, and its part of the API's reading page. */
  name: string;
  /** What its calls are about, for that page. */
  about: string;
  /** None where it works by itself alone. */
  routes?: Routes;
  /** Money is spoken of in its calls: a card's number is refused wherever it is sent to one. A test knows who is missing. */
  speaksOfMoney?: true;
  /**
   * Table → the columns that other quarters may ask in SQL; of its other columns and tables they ask a file that finds what
   * they want. `npm run check` reads it, and names what is asked and not offered, or offered and not asked.
   */
  offers?: Readonly<Record<string, readonly string[]>>;
  /** What is done again and again, without anybody asking. */
  jobs?: readonly Job[];
  /** Its columns that name a person (`table.column`), and what becomes of them when that person is gone. */
  people?: Partial<Record<PersonLeft, readonly string[]>>;
  /** The same columns, and what becomes of them when two accounts of one person become one (docs/decisions/0064). */
  merges?: MergeRules;
  /** `{name}.json` in the copy of a person's data → what it holds. */
  exports?: Readonly<Record<string, ExportPart>>;
}

/**
 * `deleted`: the rows go. `emptied`: they stay and name nobody. `kept`: others rely on them; they stay with the emptied
 * account, a former member without name or address (docs/decisions/0021).
 */
export type PersonLeft = 'deleted' | 'emptied' | 'kept';

/** The columns of all nouns that end in the same way. */
export const columnsOfPeople = (nouns: readonly Noun[], left: PersonLeft): string[] =>
  nouns.flatMap(({ people }) => people?.[left] ?? []);

/** The jobs of all nouns. */
export const jobsOf = (nouns: readonly Noun[]): Job[] => nouns.flatMap(({ jobs }) => jobs ?? []);

/** `table.column`, as a noun names it, for a statement. */
export function columnOf(name: string): { table: SQL; column: SQL } {
  const [table = '', column = ''] = name.split('.');
  return { table: sql`${sql.identifier(table)}`, column: sql`${sql.identifier(column)}` };
}

/** The files of the copy of a person's data. */
export const exportsOf = (nouns: readonly Noun[]): Readonly<Record<string, ExportPart>> =>
  Object.assign({}, ...nouns.map((noun) => noun.exports));

import { quarters } from '../../../../api/quarters.ts';
import { askedColumns, type ColumnsOf } from './asked-columns.ts';
import { type DeclaredTable, declaredTables } from './declared-tables.ts';
import { type Named, namedIn } from './named-tables.ts';
import { type Offer, offersIn } from './offers.ts';
import { type Column, readStatements } from './read-statements.ts';

export type Quarter = (typeof quarters)[number];

export const SOURCE = 'api/src';
/** What SQL alone speaks of: no `….tables.ts` says whose these are, nor which columns they have. */
const spokenOf: Readonly<Record<string, { quarter: Quarter; columns?: readonly string[] }>> = {
  jobs: { quarter: 'kernel' },
  rate_limits: { quarter: 'kernel' },
  caption_lines: {
    quarter: 'files',
    columns: ['file_id', 'place', 'start_s', 'text', 'words', 'next_words'],
  },
  category_texts: { quarter: 'market' },
  course_search: { quarter: 'market' },
  course_search_due: { quarter: 'market' },
  facet_cells: { quarter: 'market', columns: ['final_category_id', 'courses'] },
  facet_values: { quarter: 'market', columns: ['facet', 'value', 'courses'] },
  listed_courses: { quarter: 'market', columns: ['id', 'final_category_id', 'enrolment_count'] },
  rating_totals: { quarter: 'market', columns: ['course_id', 'rating_count', 'rating_sum', 'shown'] },
  search_words: { quarter: 'market' },
  shared_boxes: { quarter: 'people' },
  site_counts: { quarter: 'market' },
  vocabulary: { quarter: 'market' },
};

/** What the files of the API (by their path) say to the database. */
export interface ApiStatements {
  ownerOf: ReadonlyMap<string, Quarter>;
  /** File → the tables that it names. */
  named: ReadonlyMap<string, readonly Named[]>;
  /** File → the columns that it asks. */
  asked: ReadonlyMap<string, readonly Column[]>;
  offers: readonly Offer[];
}

export function readApiStatements(sources: ReadonlyMap<string, string>): ApiStatements {
  const tables = declaredTables(sources);
  const statements = new Map([...sources].map(([file, text]) => [file, readStatements(file, text, tables)]));
  return {
    ownerOf: ownersOf(tables),
    named: new Map([...statements].map(([file, said]) => [file, namedIn(said)])),
    asked: askedColumns(statements, columnsOf(tables)),
    offers: offersIn(sources),
  };
}

export const quarterOf = (file: string): Quarter | undefined =>
  quarters.find((quarter) => file.startsWith(`${SOURCE}/${quarter}/`));

function ownersOf(tables: ReadonlyMap<string, DeclaredTable>): Map<string, Quarter> {
  const owners = new Map(Object.entries(spokenOf).map(([table, { quarter }]) => [table, quarter]));
  for (const [exported, { name }] of tables) {
    const quarter = quarterOf(exported);
    if (quarter !== undefined) owners.set(name, quarter);
  }
  return owners;
}

const columnsOf = (tables: ReadonlyMap<string, DeclaredTable>): ColumnsOf =>
  new Map([
    ...Object.entries(spokenOf).map(([table, { columns }]) => [table, new Set(columns)] as const),
    ...[...tables.values()].map(({ name, columns }) => [name, new Set(columns.values())] as const),
  ]);

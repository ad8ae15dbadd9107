/**
 * A quarter of the API asks only the tables of its own and of those before it, and writes only its own: lint sees imports,
 * and no statement. The kernel's are everyone's. Tests and migrations speak of all, as account-data does, which is above all.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { quarters } from '../../../../api/quarters.ts';
import { root } from '../start/run-command.ts';
import { type Named, namedIn } from './named-tables.ts';

type Quarter = (typeof quarters)[number];

const SOURCE = 'api/src';
/** What SQL alone speaks of: no `….tables.ts` says whose these are. */
const spokenOf: Readonly<Record<string, Quarter>> = {
  jobs: 'kernel',
  rate_limits: 'kernel',
  category_texts: 'market',
  course_search: 'market',
  course_search_due: 'market',
  rating_totals: 'market',
  search_words: 'market',
};

/** Files that ask a table of a quarter above them, and why. */
const upwards: Readonly<Record<string, { tables: readonly string[]; because: string }>> = {
  'people/referrals/referrals.repository.ts': {
    tables: ['enrolments'],
    because: 'who was referred qualifies by a completed course, counted anew each time so that it is never late',
  },
  'taxonomy/taxonomy.repository.ts': {
    tables: ['courses'],
    because: 'a category says how many courses it has, in the one question for the whole tree',
  },
  'teaching/courses/course-cards.ts': {
    tables: ['certificates', 'enrolments', 'rating_totals'],
    because: 'a card says how a course is rated and how far its viewer is, and lists of cards are one question',
  },
  'teaching/courses/own-courses.repository.ts': {
    tables: ['enrolments'],
    because: 'an author sees how many completed each course, in the one question for the list',
  },
};

/** @throws naming the files that reach into another quarter's tables, and tables that are nobody's. */
export async function checkTables(): Promise<void> {
  const sources = await readAll([`${SOURCE}/**/*.ts`, '!**/*.test.ts', `!${SOURCE}/testing/**`]);
  const migrations = await readAll([`${SOURCE}/kernel/database/migrations/*.sql`]);
  const wrong = [...nobodys(migrations, ownersOf(sources)), ...misusesOf(sources), ...outdated(sources)];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** What files (by their path) do to tables of other quarters. */
export function misusesOf(sources: ReadonlyMap<string, string>): string[] {
  const ownerOf = ownersOf(sources);
  const tables = tablesOf(sources);
  return [...sources].flatMap(([file, text]) => misuses(file, namedIn(file, text, tables), ownerOf));
}

async function readAll(patterns: string[]): Promise<Map<string, string>> {
  const files = globSync(patterns, { cwd: root }).sort();
  const texts = await Promise.all(files.map(async (file) => readFile(join(root, file), 'utf8')));
  return new Map(files.map((file, at) => [file, texts[at]!]));
}

const quarterOf = (file: string): Quarter | undefined =>
  quarters.find((quarter) => file.startsWith(`${SOURCE}/${quarter}/`));

/** `file#export` → the table that it declares. */
function tablesOf(sources: ReadonlyMap<string, string>): Map<string, string> {
  const tables = new Map<string, string>();
  for (const [file, text] of sources) {
    if (!file.endsWith('.tables.ts')) continue;
    for (const [, name, table] of text.matchAll(/\bconst (\w+) = pgTable\(\s*'(\w+)'/g)) {
      tables.set(`${file}#${name}`, table!);
    }
  }
  return tables;
}

function ownersOf(sources: ReadonlyMap<string, string>): Map<string, Quarter> {
  const owners = new Map(Object.entries(spokenOf));
  for (const [exported, table] of tablesOf(sources)) {
    const quarter = quarterOf(exported);
    if (quarter !== undefined) owners.set(table, quarter);
  }
  return owners;
}

function nobodys(migrations: ReadonlyMap<string, string>, ownerOf: ReadonlyMap<string, Quarter>): string[] {
  const made = [...migrations].flatMap(([file, text]) =>
    [...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table]) => ({ file, table })),
  );
  return made
    .filter(({ table }) => !ownerOf.has(table!))
    .map(({ file, table }) => `${file} makes the table ${table}, of which no .tables.ts says whose it is.`);
}

function misuses(file: string, named: readonly Named[], ownerOf: ReadonlyMap<string, Quarter>): string[] {
  const quarter = quarterOf(file);
  if (quarter === undefined || quarter === 'account-data') return [];
  return named.flatMap(({ table, isWritten }) => {
    const owner = ownerOf.get(table);
    if (owner === undefined || owner === quarter || owner === 'kernel') return [];
    if (quarters.indexOf(owner) > quarters.indexOf(quarter)) {
      return mayAsk(file, table) ? [] : [`${file} asks ${table}, which is of ${owner}, above it.`];
    }
    return isWritten ? [`${file} writes ${table}, which is of ${owner}: let that quarter write it.`] : [];
  });
}

const mayAsk = (file: string, table: string): boolean =>
  upwards[file.slice(SOURCE.length + 1)]?.tables.includes(table) ?? false;

/** What is listed and no longer asked. */
function outdated(sources: ReadonlyMap<string, string>): string[] {
  const all = tablesOf(sources);
  return Object.entries(upwards).flatMap(([file, { tables }]) => {
    const path = `${SOURCE}/${file}`;
    const named = new Set(namedIn(path, sources.get(path) ?? '', all).map(({ table }) => table));
    return tables
      .filter((table) => !named.has(table))
      .map((table) => `${path} no longer asks ${table}: take it off the list.`);
  });
}

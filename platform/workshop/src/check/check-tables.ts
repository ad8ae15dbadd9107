/**
 * A quarter of the API writes only its own tables, and asks only its own and what quarters before it offer of theirs
 * (`offers` of a noun): lint sees imports, and no statement. The kernel's are everyone's, but for those of which a noun
 * offers something. Tests and migrations speak of all, as account-data does, which is above all.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { quarters } from '../../../../api/quarters.ts';
import { root } from '../start/run-command.ts';
import { type ApiStatements, type Quarter, quarterOf, readApiStatements, SOURCE } from './api-statements.ts';
import { idleOffersIn, isFenced, ownersOf, unofferedIn } from './offered-columns.ts';

/** Files that ask a table of a quarter above them, and why. */
const upwards: Readonly<Record<string, { tables: readonly string[]; because: string }>> = {
  'people/referrals/referrals.repository.ts': {
    tables: ['enrolments'],
    because: 'who was referred qualifies by a completed course, counted anew each time so that it is never late',
  },
  'taxonomy/taxonomy.repository.ts': {
    tables: ['facet_cells', 'listed_courses'],
    because: 'a category says how many courses it has, in the one question for the whole tree',
  },
  'teaching/courses/course-cards.ts': {
    tables: ['certificates', 'enrolments', 'rating_totals'],
    because: 'a card says how a course is rated and how far its viewer is, and lists of cards are one question',
  },
  'teaching/courses/courses-in-taxonomy.ts': {
    tables: ['facet_cells', 'facet_values'],
    because:
      'a desk says how many published courses stand in a category or teach a skill, which the catalogue has counted',
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
  const api = readApiStatements(sources);
  const wrong = [...nobodys(migrations, api.ownerOf), ...misusesIn(api), ...outdated(api)];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** What files (by their path) do to tables of other quarters. */
export const misusesOf = (sources: ReadonlyMap<string, string>): string[] => misusesIn(readApiStatements(sources));

const misusesIn = (api: ApiStatements): string[] => [...straysIn(api), ...unofferedIn(api), ...idleOffersIn(api)];

async function readAll(patterns: string[]): Promise<Map<string, string>> {
  const files = globSync(patterns, { cwd: root }).sort();
  const texts = await Promise.all(files.map(async (file) => readFile(join(root, file), 'utf8')));
  return new Map(files.map((file, at) => [file, texts[at]!]));
}

function nobodys(migrations: ReadonlyMap<string, string>, ownerOf: ReadonlyMap<string, Quarter>): string[] {
  const made = [...migrations].flatMap(([file, text]) =>
    [...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table]) => ({ file, table })),
  );
  return made
    .filter(({ table }) => !ownerOf.has(table!))
    .map(({ file, table }) => `${file} makes the table ${table}, of which no .tables.ts says whose it is.`);
}

/** What is asked of above, or written elsewhere. */
const straysIn = (api: ApiStatements): string[] =>
  [...api.named].flatMap(([file, tables]) => {
    const quarter = quarterOf(file);
    if (quarter === undefined || quarter === 'account-data') return [];
    return tables.flatMap(({ table, isWritten }) => {
      if (!isFenced(api, file, table)) return [];
      const owners = ownersOf(api, table);
      if (isWritten) return [`${file} writes ${table}, which is of ${owners.at(-1)}: let that quarter write it.`];
      const isAbove = quarters.indexOf(owners[0]!) > quarters.indexOf(quarter);
      return isAbove && !mayAsk(file, table) ? [`${file} asks ${table}, which is of ${owners[0]}, above it.`] : [];
    });
  });

const mayAsk = (file: string, table: string): boolean =>
  upwards[file.slice(SOURCE.length + 1)]?.tables.includes(table) ?? false;

/** What is listed and no longer asked. */
const outdated = ({ named }: ApiStatements): string[] =>
  Object.entries(upwards).flatMap(([file, { tables }]) => {
    const path = `${SOURCE}/${file}`;
    const asked = named.get(path)?.map(({ table }) => table) ?? [];
    return tables
      .filter((table) => !asked.includes(table))
      .map((table) => `${path} no longer asks ${table}: take it off the list.`);
  });

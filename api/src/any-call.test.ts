import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import { problemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rowsOf } from './kernel/database/database.ts';
import { arbitraryOf, type Known } from './testing/arbitrary-of.ts';
import { aSignedIn, marker, signIn } from './testing/builders.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { inject, type Given } from './testing/call.ts';
import { aFullLife, takePart } from './testing/full-life.ts';

/** A failure prints its seed. To see it again: `STOA_SEED=… npx jest --selectProjects api any-call -t <the call>`. */
const givenSeed = process.env['STOA_SEED'];
const seed = Date.now() % 2 ** 30;
const RUNS = 6;

/** What takes away comes last: the others need something to be there. */
const takesAway = (name: string) => /^(remove|delete|discard|moderate|unenrol|revoke|unpublish)/.test(name);
const names = (Object.keys(routes) as RouteName[]).sort((a, b) => Number(takesAway(a)) - Number(takesAway(b)));

let it: TestApp;
let kept: Awaited<ReturnType<typeof readKept>>;
const people = new Map<string, { id: string }>();

beforeAll(async () => {
  it = await buildTestApp();
  const everything = await aFullLife(it, 'Wanda');
  const learner = await aSignedIn(it.db, { firstName: 'Lea' });
  await takePart(it.db, learner, 'Lea', everything);
  people.set('everything', everything.user).set('learner', learner.user);
  for (const role of ['teacher', 'admin'] as const) people.set(role, (await aSignedIn(it.db, { roles: [role] })).user);
  kept = await readKept();
});
afterAll(() => it.close());

interface Column {
  table_name: string;
  column_name: string;
}

/** Of every table the first ids and names. */
async function readKept(): Promise<(Column & { values: string[] })[]> {
  const columns = await rowsOf<Column>(
    it.db,
    sql`select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and column_name in ('id', 'slug', 'email', 'code', 'token', 'name', 'title')`,
  );
  return Promise.all(
    columns.map(async ({ table_name, column_name }) => {
      const column = sql`${sql.identifier(column_name)}::text`;
      const rows = await rowsOf<{ value: string }>(
        it.db,
        sql`select ${column} as value from ${sql.identifier(table_name)} where ${column} is not null limit 3`,
      );
      return { table_name, column_name, values: rows.map(({ value }) => value) };
    }),
  );
}

/** `community_posts` → `post`, as calls and fields name it. */
const nounOf = (table: string): string =>
  table
    .split('_')
    .at(-1)!
    .replace(/(ment)?s$/, '');

/** What call and field are about, by their names, and else anything. */
function knownTo(name: RouteName): Known {
  const valuesOf = (columns: typeof kept) => columns.flatMap(({ values }) => values);
  const about = (field: string, columns: typeof kept) => {
    const words = `${name} ${routes[name]} ${field}`.toLowerCase();
    const named = columns.filter(({ table_name }) => words.includes(nounOf(table_name)));
    return valuesOf(valuesOf(named).length > 0 ? named : columns);
  };
  const ids = kept.filter(({ column_name }) => column_name === 'id');
  return {
    ids: (field) => about(field, ids).filter((id) => /^[0-9a-f-]{36}$/.test(id)),
    words: (field) => valuesOf(kept.filter(({ column_name }) => column_name === field)),
  };
}

/** Addresses hold texts alone, and no half of a pair of surrogates. */
const asInAddress = (values: unknown): unknown =>
  values &&
  Object.fromEntries(Object.entries(values as object).map(([key, value]) => [key, String(value).toWellFormed()]));

/** What the contract describes of a call, by anybody. */
function anyCall(name: RouteName) {
  const endpoint: Endpoint = endpoints[name];
  const known = knownTo(name);
  const part = (which: 'params' | 'query' | 'body') =>
    endpoint[which] ? arbitraryOf(endpoint[which], known) : fc.constant(undefined);
  return fc.record({
    who: fc.constantFrom('guest', ...people.keys(), 'everything', 'everything'),
    params: part('params').map(asInAddress),
    query: part('query').map(asInAddress),
    body: part('body'),
  });
}

const headersOf = async (who: string): Promise<Record<string, string>> => {
  const person = people.get(who);
  return person ? signIn(it.db, person) : marker;
};

/** Calls of which no question fitted its contract. */
const unfitted = new Set<RouteName>(names);

test.each(names)('%s answers whatever its contract describes', async (name) => {
  const { params, query, body }: Endpoint = endpoints[name];
  await fc.assert(
    fc.asyncProperty(anyCall(name), async ({ who, ...given }) => {
      const fits = [params?.safeParse(given.params), query?.safeParse(given.query), body?.safeParse(given.body)];
      if (fits.every((one) => one?.success ?? true)) unfitted.delete(name);
      const reply = await inject(it.app, name, { ...(given as Given), headers: await headersOf(who) });
      expect([reply.statusCode < 500, reply.body]).toEqual([true, reply.body]);
      if (reply.statusCode >= 400) expect(problemBody.parse(reply.json()).code).toBeTruthy();
    }),
    { seed: givenSeed ? Number(givenSeed) : seed + names.indexOf(name), numRuns: RUNS },
  );
});

// A generator that makes refused questions alone would find nothing; a few forms are hard to guess in six attempts.
test('nearly every call was asked what fits', () => {
  expect(unfitted.size).toBeLessThan(names.length / 20);
});

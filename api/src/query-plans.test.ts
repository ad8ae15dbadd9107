import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { listsOf, type Who } from '../bench/lists-of-a-site.ts';
import { timeStatements } from '../bench/time-statements.ts';
import { buildApp } from './app.ts';
import { type Database, rowsOf } from './kernel/database/database.ts';
import { readSettings } from './kernel/settings.ts';
import { keepSiteCounts } from './market/catalogue/catalogue.repository.ts';
import { aSignedIn, signIn } from './testing/builders.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { aFullLife, takePart } from './testing/full-life.ts';

/** Why a table may be read from one end to the other → those that may. */
const small: Readonly<Record<string, readonly string[]>> = {
  'one row': ['audit_head', 'site_counts', 'site_settings'],
  'made by those who run the site': [
    'categories',
    'sub_categories',
    'final_categories',
    'skills',
    'learning_paths',
    'subscription_plans',
  ],
  'counts of the catalogue, by what courses have in common': ['facet_cells'],
  'one a teacher, and read by the desk of categories alone': ['creator_verifications'],
  'counted by the desks of categories and of help alone, once for their few pages': ['introductions', 'help_answers'],
  'few of the payments, and those of one report': ['refunds'],
};
const mayBeRead = new Set(Object.values(small).flat());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Plan[];
}

/** Tables that a plan reads as a whole. What is cut off after so many rows, whichever they are, reads no more than these. */
function wholeTablesIn(plan: Plan, isCutOff = false): string[] {
  const type = plan['Node Type'];
  const isWhole = type === 'Seq Scan' && !(isCutOff && plan.Filter === undefined);
  const isCutOffBelow = type === 'Limit' || (isCutOff && ['Append', 'Nested Loop', 'Result'].includes(type));
  return [
    ...(isWhole ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap((below) => wholeTablesIn(below, isCutOffBelow)),
  ];
}

const server = process.env['TEST_DATABASE_URL'];
// Its planner is the same, but a statement of its only connection cannot be written down on the way.
const onServer = server === undefined ? test.skip : test;

let it: TestApp;
let pool: pg.Pool;
let app: FastifyInstance;
let asked: ReturnType<typeof timeStatements>;
beforeAll(async () => {
  it = await buildTestApp();
  if (server === undefined) return;
  const [own] = await rowsOf<{ name: string }>(it.db, sql`select current_database() as name`);
  pool = new pg.Pool({ connectionString: Object.assign(new URL(server), { pathname: `/${own?.name}` }).href });
  pool.on('error', () => undefined);
  asked = timeStatements(pool);
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Database;
  app = await buildApp({ ...it.connection, db }, { ...readSettings({}), dataDir: it.dataDir });
  await app.ready();
});
afterAll(async () => {
  await app?.close();
  await pool?.end();
  await it.close();
});

/** Every question of every list, by its text; and which list asked it first. */
async function questions(): Promise<Map<string, { address: string; values: unknown[] }>> {
  const everything = await aFullLife(it, 'Wanda');
  const learner = await aSignedIn(it.db, { firstName: 'Lea' });
  await takePart(it.db, learner, 'Lea', everything);
  const admin = await aSignedIn(it.db, { roles: ['super-admin'] });
  await keepSiteCounts(it.db);
  const teaching = await signIn(it.db, everything.user);
  const headers: Record<Who, Record<string, string>> = {
    guest: {},
    learner: await signIn(it.db, learner.user),
    teacher: teaching,
    partner: teaching,
    admin: await signIn(it.db, admin.user),
  };
  const found = new Map<string, { address: string; values: unknown[] }>();
  for (const { who, address } of await listsOf(it.db, {
    learner: learner.user.email,
    teacher: everything.user.email,
  })) {
    asked.take();
    await app.inject({ url: `${API_PREFIX}/${address}`, headers: headers[who] });
    for (const { text, values } of asked.take()) {
      if (/^\s*(with|select)\b/i.test(text) && !found.has(text)) found.set(text, { address, values });
    }
  }
  return found;
}

async function planOf(client: pg.PoolClient, text: string, values: unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  return rows[0]!['QUERY PLAN'][0].Plan;
}

onServer(
  'no list reads a table that grows from one end to the other: an index serves each',
  async () => {
    const statements = await questions();
    const client = await pool.connect();
    // A small table is read fastest as a whole. With these off, what is read so all the same has no index that serves.
    await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
    const wrong: string[] = [];
    for (const [text, { address, values }] of statements) {
      const whole = wholeTablesIn(await planOf(client, text, values)).filter((table) => !mayBeRead.has(table));
      wrong.push(...whole.map((table) => `${address} reads all of ${table}: ${text}`));
    }
    client.release(true);
    expect(wrong).toEqual([]);
    expect(statements.size).toBeGreaterThan(200);
  },
  120_000,
);

onServer('a table that no index serves is found', async () => {
  const client = await pool.connect();
  await client.query('set enable_seqscan = off');
  const plan = await planOf(client, 'select id from users where about = $1', ['']);
  const cutOff = await planOf(client, 'select count(*) from (select from users limit 10) few', []);
  client.release(true);
  expect([wholeTablesIn(plan), wholeTablesIn(cutOff)]).toEqual([['users'], []]);
});

/**
 * How long the database takes for every list of a large site, for those who see most of it. Prints JSON: one object a list, with
 * the median and the 95th percentile in milliseconds, and its slowest statement. `DATABASE_URL=… node api/bench/measure-lists.ts`;
 * words after it are the lists to measure, `--plans` adds how the slowest statement was answered.
 */
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { buildApp } from '../src/app.ts';
import { connect } from '../src/kernel/database/connect.ts';
import { type Database, rowsOf } from '../src/kernel/database/database.ts';
import { readSettings } from '../src/kernel/settings.ts';
import { signIn } from '../src/testing/builders.ts';
import { timeStatements, type Timed } from './time-statements.ts';
import { type Asked, listsOf, type Who } from './lists-of-a-site.ts';

const ROUNDS = 15;
/** Beyond it a statement is cut off: the list is much too slow, by however much. */
const LONGEST_MS = 10_000;
const { values, positionals } = parseArgs({
  options: { plans: { type: 'boolean', default: false } },
  allowPositionals: true,
});

interface Measured {
  list: string;
  p50: number;
  p95: number;
  slowest: string;
  plan?: string[];
}

const settings = readSettings(process.env);
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 20, statement_timeout: LONGEST_MS });
const timing = timeStatements(pool);
const connection = await connect(settings);
const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Database;
const app = await buildApp({ ...connection, db }, settings);
await app.ready();

/** The demonstration's people, signed in. */
async function headersOf(): Promise<Record<Who, Record<string, string>>> {
  const of = async (name: string) => {
    const [user] = await rowsOf<{ id: string }>(
      connection.db,
      sql`select id from users where email = ${`${name}@demo.stoa.example`}`,
    );
    if (!user) throw new Error(`${name} is not there: load the demo content first.`);
    return signIn(connection.db, user);
  };
  return {
    guest: {},
    learner: await of('learner'),
    teacher: await of('teacher'),
    partner: await of('partner'),
    admin: await of('super-admin'),
  };
}

/** Undefined where they have no right to it. */
async function ask({ address }: Asked, headers: Record<string, string>): Promise<Timed[] | undefined> {
  timing.take();
  const reply = await app.inject({ url: `${API_PREFIX}/${address}`, headers });
  if ([401, 403, 404].includes(reply.statusCode)) return undefined;
  const timed = timing.take();
  const isCut = timed.some(({ from, to }) => to - from >= LONGEST_MS);
  if (reply.statusCode !== 200 && !isCut)
    throw new Error(`${address} answered ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  return timed;
}

/** The time in which at least one statement was under way. */
function timeIn(statements: readonly Timed[]): number {
  let end = 0;
  let total = 0;
  for (const { from, to } of statements.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}

async function measure(asked: Asked, headers: Record<string, string>): Promise<Measured | undefined> {
  const rounds: Timed[][] = [];
  const begun = performance.now();
  // What takes seconds is known after a few of them.
  while (rounds.length <= ROUNDS && (rounds.length < 3 || performance.now() - begun < 6000)) {
    const round = await ask(asked, headers);
    if (!round) return undefined;
    rounds.push(round);
  }
  const times = rounds
    .slice(1)
    .map(timeIn)
    .toSorted((a, b) => a - b);
  const [slowest] = (rounds.at(-1) ?? []).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const at = (share: number) => Math.round(10 * (times[Math.floor(share * (times.length - 1))] ?? 0)) / 10;
  return {
    list: `${asked.who} ${asked.address}`,
    p50: at(0.5),
    p95: at(0.95),
    slowest: slowest?.text.replaceAll(/\s+/g, ' ').slice(0, 200) ?? '',
    ...(values.plans && slowest && { plan: await planOf(slowest) }),
  };
}

async function planOf({ text, values: given, from, to }: Timed): Promise<string[]> {
  if (to - from >= LONGEST_MS) return [`More than ${LONGEST_MS} ms.`];
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, given);
  return rows.map((row) => row['QUERY PLAN']);
}

const headers = await headersOf();
for (const asked of await listsOf(connection.db)) {
  if (positionals.length > 0 && !positionals.some((word) => asked.address.includes(word))) continue;
  const measured = await measure(asked, headers[asked.who]);
  if (measured) process.stdout.write(`${JSON.stringify(measured)}\n`);
}
await app.close();
await connection.close();
await pool.end();

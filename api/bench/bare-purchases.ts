/**
 * What purchases are measured against: bare Fastify that runs the statements of one purchase, with other people and other
 * courses. It makes a purchase through the real application first, and writes its statements down. BENCH_PURCHASE says by
 * whom and of what, as JSON; listens on API_PORT.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { v7 } from 'uuid';
import pg from 'pg';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { buildApp } from '../src/app.ts';
import { connect } from '../src/kernel/database/connect.ts';
import type { Database } from '../src/kernel/database/database.ts';
import { readSettings } from '../src/kernel/settings.ts';
import { newReference } from '../src/market/payments/reference.ts';
import { type Recorded, recordStatements, replay } from './replay-statements.ts';

interface Given {
  buyer: { id: string; headers: Record<string, string> };
  course: { id: string; priceMinor: number };
}

const settings = readSettings(process.env);
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 20 });

/** The statements of one purchase, and what in them is its own. */
async function recordPurchase({ buyer, course }: Given): Promise<{ statements: Recorded[]; own: string[] }> {
  const own = new pg.Pool({ connectionString: settings.databaseUrl, max: 1 });
  const recording = recordStatements(own);
  const connection = await connect(settings);
  const app = await buildApp(
    { ...connection, db: drizzle(own, { casing: 'snake_case' }) as unknown as Database },
    settings,
  );
  await app.ready();
  recording.take();
  const key = v7();
  const reply = await app.inject({
    method: 'POST',
    url: `${API_PREFIX}/payments/pay`,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...buyer.headers },
    payload: {
      key,
      items: [{ kind: 'course', id: course.id }],
      expected_minor: course.priceMinor,
      card: { kind: 'token', token: 'a token of the bench', save: false },
    },
  });
  const { id, reference, status } = reply.json<{ id: string; reference: string; status: string }>();
  if (status !== 'paid') throw new Error(`The purchase to be written down answered ${reply.body}`);
  const statements = recording.take();
  await app.close();
  await connection.close();
  await own.end();
  return { statements, own: [id, key, reference] };
}

const given = JSON.parse(process.env['BENCH_PURCHASE'] ?? '{}') as Given;
const { statements, own } = await recordPurchase(given);
const written = new Set(statements.flatMap(({ values }) => values.filter((value) => typeof value === 'string')));
/** Ids that the application makes, such as those of lines and entries. */
const made = [...written].filter((text) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/.test(text) && !own.includes(text));
const known = [given.buyer.id, given.course.id];

const app = Fastify();
app.get('/healthz', async () => ({ ok: true, statements: statements.length }));
app.post<{ Body: { buyer: string; course: string } }>('/purchases', async ({ body }) => {
  const [id, key, reference] = own as [string, string, string];
  const names = new Map<string | number, string | number>([
    [given.buyer.id, body.buyer],
    [given.course.id, body.course],
    [id, v7()],
    [key, v7()],
    [reference, newReference()],
    ...made.filter((text) => !known.includes(text)).map((text): [string, string] => [text, v7()]),
  ]);
  const client = await pool.connect();
  try {
    await replay(client, statements, names);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { ok: true };
});
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: settings.port, host: settings.host });

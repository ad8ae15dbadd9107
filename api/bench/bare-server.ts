/**
 * What the API is measured against: bare Fastify, the same driver, the same SQL, and the rows sent as they come; without
 * contract, checks, rights or shaping. Takes the addresses to answer as arguments, asks the real application which
 * statements it runs for each, and listens on API_PORT.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { connect, type Statement } from '../src/kernel/database/connect.ts';
import type { Database } from '../src/kernel/database/database.ts';
import { readSettings } from '../src/kernel/settings.ts';

const settings = readSettings(process.env);
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 20 });

async function statementsOf(addresses: readonly string[]): Promise<Map<string, Statement[]>> {
  let heard: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }) };
  const db = drizzle(pool, { casing: 'snake_case', logger }) as unknown as Database;
  const connection = await connect(settings);
  const app = await buildApp({ ...connection, db }, settings);
  const found = new Map<string, Statement[]>();
  for (const address of addresses) {
    heard = [];
    const reply = await app.inject(address);
    if (reply.statusCode !== 200 || heard.length === 0) throw new Error(`${address} answered ${reply.statusCode}.`);
    found.set(address, heard);
  }
  await app.close();
  await connection.close();
  return found;
}

const known = await statementsOf(process.argv.slice(2));
const app = Fastify();
app.get('/healthz', async () => ({ ok: true }));
// All statements at once: as fast as any route could be.
app.get('/*', async (request) => {
  const results = await Promise.all((known.get(request.url) ?? []).map(({ text, values }) => pool.query(text, values)));
  return results.map(({ rows }) => rows as unknown[]);
});
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: settings.port, host: settings.host });

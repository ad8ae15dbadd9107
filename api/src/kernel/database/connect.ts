import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzleOverPg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleOverPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from './database.ts';
import { lockFolder } from './lock-folder.ts';

/** PGlite must be given its extensions at every open, not only at `create extension`. */
export const pgliteExtensions = { pg_trgm, unaccent };

export interface Statement {
  text: string;
  values?: unknown[];
}

export interface Connection {
  db: Database;
  /** One plain statement, for libraries that speak the `pg` way. */
  query: (statement: Statement) => Promise<{ rows: unknown[] }>;
  /** Runs scripts of many statements in one transaction; `run` may also ask. */
  inScript: <T>(work: (script: Script) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

export interface Script {
  run: (statements: string) => Promise<void>;
  ask: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** A server when `databaseUrl` is given, else PGlite in `{dataDir}/pglite`. */
export function connect({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  return databaseUrl === undefined ? connectFolder(join(dataDir, 'pglite')) : connectServer(databaseUrl);
}

async function connectFolder(folder: string): Promise<Connection> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const client = await PGlite.create(folder, { extensions: pgliteExtensions });
  const connection = overPglite(client);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await unlock();
    },
  };
}

export function overPglite(client: PGlite): Connection {
  return {
    db: drizzleOverPglite(client, { casing: 'snake_case' }) as unknown as Database,
    query: ({ text, values }) => client.query(text, values),
    inScript: (work) =>
      client.transaction((tx) =>
        work({
          run: async (statements) => {
            await tx.exec(statements);
          },
          ask: (text, values) => tx.query<Record<string, unknown>>(text, values),
        }),
      ),
    close: () => client.close(),
  };
}

async function connectServer(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 10_000 });
  // An idle connection that dies is replaced by the pool; unhandled, its event would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    db: drizzleOverPg(pool, { casing: 'snake_case' }) as unknown as Database,
    query: ({ text, values }) => pool.query(text, values),
    inScript: (work) => inPoolTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function inPoolTransaction<T>(pool: pg.Pool, work: (script: Script) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work({
      run: async (statements) => {
        await client.query(statements);
      },
      ask: (text, values) => client.query<Record<string, unknown>>(text, values),
    });
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { connect, type Connection, overPglite, pgliteExtensions } from '../kernel/database/connect.ts';
import { migrate, readMigrations } from '../kernel/database/migrate.ts';

/**
 * An empty, migrated database of one's own: PGlite in memory, or a new database on the server that
 * TEST_DATABASE_URL names. Both are copies of a template that is migrated once.
 */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? openInMemory() : openOnServer(server);
}

async function openInMemory(): Promise<Connection> {
  const template = join(tmpdir(), `stoa-test-${await fingerprint()}.tar`);
  const kept = await readFile(template).catch(() => undefined);
  if (kept !== undefined) {
    return overPglite(await PGlite.create({ extensions: pgliteExtensions, loadDataDir: new Blob([kept]) }));
  }
  const client = await PGlite.create({ extensions: pgliteExtensions });
  const connection = overPglite(client);
  await migrate(connection);
  const dump = await client.dumpDataDir('none');
  const aside = `${template}.${randomUUID()}`;
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, template);
  return connection;
}

async function openOnServer(server: string): Promise<Connection> {
  const template = `stoa_template_${await fingerprint()}`;
  const own = `stoa_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (ask) => {
    await ask(`select pg_advisory_lock(71061202)`);
    const { rowCount } = await ask(`select 1 from pg_database where datname = '${template}'`);
    if (rowCount === 0) await makeTemplate(server, template, ask);
    await ask(`create database ${own} template ${template}`);
  });
  const connection = await connect({ databaseUrl: named(server, own), dataDir: '' });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(server, (ask) => ask(`drop database ${own} with (force)`));
    },
  };
}

type Ask = (text: string) => Promise<pg.QueryResult>;

/** Migrated under another name first: a template that carries its own name is whole. */
async function makeTemplate(server: string, template: string, ask: Ask): Promise<void> {
  const aside = `${template}_new`;
  await ask(`drop database if exists ${aside} with (force)`);
  await ask(`create database ${aside}`);
  const connection = await connect({ databaseUrl: named(server, aside), dataDir: '' });
  try {
    await migrate(connection);
  } finally {
    await connection.close();
  }
  await ask(`alter database ${aside} rename to ${template}`);
}

async function onServer(server: string, work: (ask: Ask) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work((text) => client.query(text));
  } finally {
    await client.end();
  }
}

function named(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const { checksum } of await readMigrations()) hash.update(checksum);
  return hash.digest('hex').slice(0, 16);
}

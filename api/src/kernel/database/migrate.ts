import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection, Script } from './connect.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** The first ones were counted; since then the number is the minute, in UTC, in which one was begun. */
const NAME = /^(\d{4}|20\d{10})_[a-z0-9_]+\.sql$/;
/** Any number, the same for every process that migrates a Stoa database. */
const LOCK = 7_106_1201;

export interface Migration {
  name: string;
  statements: string;
  checksum: string;
}

/** The SQL files, in the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !NAME.test(name));
  if (misnamed !== undefined) throw new Error(`Call migration ${misnamed} as in 202701311645_wishes.sql.`);
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(FOLDER, name), 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

/** Brings the database up to date: all or nothing, one process at a time. Returns the names of what was run. */
export async function migrate(connection: Connection): Promise<string[]> {
  const migrations = await readMigrations();
  return connection.inScript(async (script) => {
    await script.ask('select pg_advisory_xact_lock($1)', [LOCK]);
    await script.run(
      'create table if not exists migrations (name text primary key, checksum text not null, run_at timestamptz not null default now())',
    );
    const pending = await pendingOf(script, migrations);
    for (const { name, statements, checksum } of pending) {
      await script.run(statements);
      await script.ask('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    return pending.map(({ name }) => name);
  });
}

async function pendingOf(script: Script, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await script.ask('select name, checksum from migrations');
  const run = new Map(rows.map((row) => [String(row['name']), String(row['checksum'])]));
  const changed = migrations.find(({ name, checksum }) => run.has(name) && run.get(name) !== checksum);
  if (changed !== undefined) {
    throw new Error(`Migration ${changed.name} was changed after it ran here. Write a new one instead.`);
  }
  return migrations.filter(({ name }) => !run.has(name));
}

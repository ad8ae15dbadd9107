import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Connection } from '../kernel/database/connect.ts';
import type { Database } from '../kernel/database/database.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  connection: Connection;
  dataDir: string;
  close: () => Promise<void>;
}

/** The whole application over a migrated database and a data folder of its own. */
export async function buildTestApp(change: Partial<Settings> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-api-test-'));
  const connection = await openTestDatabase();
  const settings = { ...readSettings({}), dataDir, writeLimit: 100_000, ...change };
  const app = await buildApp(connection, settings);
  await app.ready();
  return {
    app,
    db: connection.db,
    connection,
    dataDir,
    close: async () => {
      await app.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

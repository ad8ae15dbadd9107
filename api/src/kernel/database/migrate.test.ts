import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Connection } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

test('migrations are one list, and no two have the same number', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.split('_')[0]);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

test('what ran once is not run again', async () => {
  expect(await migrate(connection)).toEqual([]);
});

test('a migration that was changed after it ran is refused', async () => {
  await connection.db.execute(sql`update migrations set checksum = 'another' where name = '0001_accounts.sql'`);
  await expect(migrate(connection)).rejects.toThrow('Migration 0001_accounts.sql was changed after it ran here.');
});

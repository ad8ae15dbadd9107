import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Connection } from './connect.ts';
import { countUpToMost } from './counts.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

test.each([
  [0, { total: 0 }],
  [5000, { total: 5000 }],
  [5001, { total: 5000, total_is_least: true }],
])('of %i rows a list says as much as was counted', async (rows, said) => {
  expect(await countUpToMost(connection.db, sql`from generate_series(1, ${rows}::int)`)).toEqual(said);
});

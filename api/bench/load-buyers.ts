/**
 * Makes people who can buy at once, and says who may buy what, for measurements. Prints JSON: `{ buyers, courses }`, each
 * buyer with the headers of their calls. `DATABASE_URL=… node api/bench/load-buyers.ts 40`
 */
import { sql } from 'drizzle-orm';
import { connect } from '../src/kernel/database/connect.ts';
import { rowsOf } from '../src/kernel/database/database.ts';
import { readSettings } from '../src/kernel/settings.ts';
import { aSignedIn } from '../src/testing/builders.ts';

const connection = await connect(readSettings(process.env));
try {
  const signedIn = await Promise.all(Array.from({ length: Number(process.argv[2]) }, () => aSignedIn(connection.db)));
  const buyers = signedIn.map(({ user, headers }) => ({ id: user.id, headers }));
  const courses = await rowsOf<{ id: string; priceMinor: number }>(
    connection.db,
    sql`select id, price_minor as "priceMinor" from courses
        where status = 'published' and type = 'paid' and deleted_at is null order by id`,
  );
  process.stdout.write(JSON.stringify({ buyers, courses }));
} finally {
  await connection.close();
}

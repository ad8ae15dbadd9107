/**
 * Makes a site large, for measurements: courses, people and enrolments with progress beside the demo content, and long lists for
 * the demonstration's own people. `DATABASE_URL=… node api/bench/load-large-site.ts 100000 200000 1000000`
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../src/kernel/database/connect.ts';
import { keepSiteCounts } from '../src/market/catalogue/catalogue.repository.ts';
import { readSettings } from '../src/kernel/settings.ts';

const [courses = 10_000, people = 20_000, enrolments = 100_000] = process.argv.slice(2).map(Number);
const sizes: Readonly<Record<string, number>> = { courses, people, enrolments };
const folder = join(import.meta.dirname, 'large-site');

const connection = await connect(readSettings(process.env));
try {
  for (const file of (await readdir(folder)).sort()) {
    const began = performance.now();
    const text = await readFile(join(folder, file), 'utf8');
    const statements = text.replaceAll(/(?<!:):([a-z]+)\b/g, (_, name: string) => String(sizes[name]));
    await connection.inScript(async ({ run }) => {
      // Rows that fit together already: neither their triggers nor their references are asked. For this one transaction.
      await run('set local session_replication_role = replica');
      await run(statements);
    });
    process.stdout.write(`${file} ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  }
  const began = performance.now();
  // What triggers keep of them, now for all at once.
  await connection.query({ text: 'update rating_totals set rating_sum = rating_sum where course_id is null' });
  await connection.query({ text: 'update rating_totals set rating_sum = rating_sum where course_id is not null' });
  await connection.query({ text: 'select list_courses(array(select id from courses))' });
  await keepSiteCounts(connection.db);
  process.stdout.write(`lists ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  await connection.query({ text: 'vacuum analyze' });
} finally {
  await connection.close();
}

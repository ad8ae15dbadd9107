/**
 * Makes a small catalogue large, for measurements: varied copies of the published courses, with their skills, until there
 * are about as many as wanted. `DATABASE_URL=… node api/bench/load-more-courses.ts 2000`
 */
import { sql } from 'drizzle-orm';
import { connect } from '../src/kernel/database/connect.ts';
import { rowsOf, type Database } from '../src/kernel/database/database.ts';
import { readSettings } from '../src/kernel/settings.ts';

async function loadMoreCourses(db: Database, wanted: number): Promise<number> {
  const isCopied = sql`c.status = 'published' and c.deleted_at is null`;
  const [{ present } = { present: 0 }] = await rowsOf<{ present: number }>(
    db,
    sql`select count(*)::int as present from courses c where ${isCopied}`,
  );
  if (present === 0) throw new Error('There are no published courses to copy. Load the demo content first.');
  const times = Math.ceil((wanted - present) / present);
  if (times < 1) return present;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into courses select (jsonb_populate_record(c, jsonb_build_object(
          'id', gen_random_uuid(), 'slug', c.slug || '-copy-' || n, 'name', left(c.name, 110) || ' ' || n,
          'enrolment_count', (c.enrolment_count * 7 + n * 13) % 400, 'published_at', c.published_at - n * interval '1 day'
        ))).*
        from courses c cross join generate_series(1, ${times}::int) n where ${isCopied}`);
    await tx.execute(sql`
      insert into course_skills (course_id, skill_id, "order")
        select copy.id, cs.skill_id, cs."order"
        from courses copy join courses c on copy.slug like c.slug || '-copy-%' join course_skills cs on cs.course_id = c.id`);
    // Every third copy has ratings, so that sorting by them has something to sort.
    await tx.execute(sql`
      insert into rating_totals (course_id, rating_count, rating_sum)
        select id, 20, 60 + enrolment_count % 40 from courses where slug like '%-copy-%' and enrolment_count % 3 = 0`);
  });
  await db.execute(sql`analyze`);
  return present * (times + 1);
}

const connection = await connect(readSettings(process.env));
try {
  const count = await loadMoreCourses(connection.db, Number(process.argv[2]));
  process.stdout.write(`${count} published courses\n`);
} finally {
  await connection.close();
}

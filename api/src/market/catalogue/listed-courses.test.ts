import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { rowsOf } from '../../kernel/database/database.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

/** What is kept of all public courses, beside what it would be if it were counted anew. */
async function kept() {
  const [cells] = await rowsOf<{ kept: string; anew: string }>(
    it.db,
    sql`select
      (select string_agg(concat_ws(' ', level, language, duration_band, rating_step, courses), ', '
         order by level, language, duration_band, rating_step) from facet_cells where courses > 0) as kept,
      (select string_agg(concat_ws(' ', level, language, duration_band, rating_step, courses), ', '
         order by level, language, duration_band, rating_step)
       from (select level, language, duration_band, rating_step, final_category_id, content_type, type, count(*) as courses
             from listed_courses group by 1, 2, 3, 4, 5, 6, 7) l) as anew`,
  );
  const skills = await rowsOf<{ kept: number; anew: number }>(
    it.db,
    sql`select f.courses as kept, (select count(*)::int from listed_courses l where f.value::uuid = any(l.skills)) as anew
        from facet_values f where facet = 'skill'`,
  );
  return { cells, skills };
}

test('the counts follow each course: published, changed, rated and taken off', async () => {
  const raters = await Promise.all([aUser(it.db), aUser(it.db)]);
  const first = await aCourse(it.db, { name: 'First', language: 'en', durationS: 1800, skillNames: ['Folding'] });
  const second = await aCourse(it.db, { name: 'Second', language: 'fr', skillNames: ['Weaving', 'Felting'] });
  const changes = [
    sql`update courses set language = 'de', duration_s = 7200 where id = ${first.id}`,
    sql`delete from course_skills where course_id = ${second.id}`,
    ...raters.map(
      ({ id }) => sql`insert into course_ratings (course_id, user_id, rating) values (${first.id}, ${id}, 5)`,
    ),
    sql`update course_ratings set rating = 1 where user_id = ${raters[0]!.id}`,
    sql`update courses set status = 'unpublished' where id = ${second.id}`,
    sql`update courses set status = 'published' where id = ${second.id}`,
    sql`update courses set deleted_at = now() where id = ${first.id}`,
  ];
  for (const change of changes) {
    await it.db.execute(change);
    const { cells, skills } = await kept();
    expect(cells?.kept).toEqual(cells?.anew);
    expect(skills.map((skill) => skill.kept)).toEqual(skills.map((skill) => skill.anew));
  }
  expect((await kept()).cells?.kept).toContain('fr');
});

test('a rating of one course moves the others, which lean on the mean of all', async () => {
  const courses = await Promise.all(['Liked', 'Disliked'].map((name) => aCourse(it.db, { name })));
  const [liked, disliked] = courses.map(({ id }) => id);
  const rate = async (courseId: string | undefined, rating: number) => {
    const { id } = await aUser(it.db);
    await it.db.execute(
      sql`insert into course_ratings (course_id, user_id, rating) values (${courseId}, ${id}, ${rating})`,
    );
  };
  const shown = async (id: string | undefined) => {
    const [row] = await rowsOf<{ stored: number; listed: number; reckoned: number }>(
      it.db,
      sql`select r.shown::float8 as stored, l.rating::float8 as listed,
            round((10 * site.rating_sum::numeric / site.rating_count + r.rating_sum) / (10 + r.rating_count), 2)::float8 as reckoned
          from rating_totals r join listed_courses l on l.id = r.course_id join rating_totals site on site.course_id is null
          where r.course_id = ${id}`,
    );
    return row!;
  };
  await rate(liked, 5);
  const before = await shown(liked);
  for (let ratings = 0; ratings < 4; ratings += 1) await rate(disliked, 1);
  const after = await shown(liked);
  expect(after.stored).toBeLessThan(before.stored);
  for (const { stored, listed, reckoned } of [before, after, await shown(disliked)]) {
    expect([stored, listed]).toEqual([reckoned, reckoned]);
  }
});

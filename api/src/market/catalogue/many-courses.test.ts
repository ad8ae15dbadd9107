import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '../../kernel/database/counts.ts';
import { call } from '../../testing/call.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourse } from '../../testing/course-builders.ts';

const COPIES = MOST_COUNTED + 100;

let it: TestApp;
let skillId: string;
beforeAll(async () => {
  it = await buildTestApp();
  const original = await aCourse(it.db, { name: 'Lantern', language: 'en' });
  await aCourse(it.db, { name: 'Lantern of paper', language: 'fr', skillNames: ['Glazing'] });
  await aCourse(it.db, { name: 'Lantern of tin', language: 'fr' });
  const [skill] = await call(it.app, 'listSkills', {});
  skillId = skill!.id;
  await copy(original.id);
});
afterAll(() => it.close());

/** Copies that more people take than the courses above; none teaches what those teach. */
async function copy(id: string): Promise<void> {
  const copied = (table: SQL, key: SQL, changes: SQL) => sql`
    insert into ${table}
    select (jsonb_populate_record(t, ${changes})).*
    from ${table} t cross join copies k where t.${key} = ${id}`;
  await it.db.transaction(async (tx) => {
    // One by one they would be read and counted anew for a minute.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table copies on commit drop as
      select gen_random_uuid() as id, n from generate_series(1, ${COPIES}::int) n`);
    await tx.execute(
      copied(
        sql`courses`,
        sql`id`,
        sql`jsonb_build_object('id', k.id, 'slug', 'lantern-' || k.n, 'enrolment_count', 10)`,
      ),
    );
    await tx.execute(
      copied(
        sql`listed_courses`,
        sql`id`,
        sql`jsonb_build_object('id', k.id, 'skills', '{}'::uuid[], 'enrolment_count', 10)`,
      ),
    );
    await tx.execute(copied(sql`course_search`, sql`course_id`, sql`jsonb_build_object('course_id', k.id)`));
  });
}

const find = async (query: Record<string, string>) => {
  const { items, ...list } = await call(it.app, 'listCourses', { query: { q: 'lantern', ...query } });
  return { ...list, names: items.map(({ name }) => name).sort() };
};

test('of a word in more courses than are counted the total says so, and so does each count', async () => {
  const { total, total_is_least, least, facets } = await find({});
  expect({ total, total_is_least }).toEqual({ total: MOST_COUNTED, total_is_least: true });
  expect(least).toEqual(expect.arrayContaining(['level', 'language', 'skill', 'rating']));
  expect(facets.level[0]?.count).toBe(MOST_COUNTED);
});

test('a filter that few of them pass finds all of these, and counts them', async () => {
  const names = ['Lantern of paper'];
  expect(await find({ skill: skillId })).toMatchObject({ names, total: 1 });
  expect(await find({ skill: skillId, sort: 'newest' })).toMatchObject({ names, total: 1 });
  expect(await find({ language: 'fr' })).toMatchObject({ names: ['Lantern of paper', 'Lantern of tin'], total: 2 });
  for (const query of [{ skill: skillId }, { language: 'fr' }] as Record<string, string>[]) {
    expect((await find(query)).did_you_mean).toBeNull();
    expect(await find(query)).not.toHaveProperty('total_is_least');
  }
});

test('the last page that is counted has courses, and a page far behind them has none', async () => {
  const last = String(Math.ceil(MOST_COUNTED / 24));
  expect((await find({ page: last, per_page: '24' })).names).not.toEqual([]);
  expect((await find({ page: '99999999' })).names).toEqual([]);
});

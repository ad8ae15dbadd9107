import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { aCategory, aCourse } from '../../testing/course-builders.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const find = async (q: string) => {
  const { items } = await call(it.app, 'listCourses', { query: { q } });
  return items.map(({ name }) => name);
};
const aTeacher = (lastName: string) => aUser(it.db, { roles: ['teacher'], firstName: 'Ottoline', lastName });

test('a course is found by its category, its teacher, its lessons and its learning paths, whatever its own words', async () => {
  const music = await aCategory(it.db, 'Musicology');
  const teacher = await aTeacher('Vandermeer');
  const course = await aCourse(it.db, {
    name: 'Listening closely',
    finalCategoryId: music.final.id,
    ownerId: teacher.id,
  });
  await it.db.execute(sql`update lessons set title = 'The passacaglia' where course_id = ${course.id} and "order" = 1`);
  await it.db.execute(sql`update modules set title = 'Counterpoint' where course_id = ${course.id}`);
  const [path] = (
    await it.db.execute<{ id: string }>(sql`
      insert into learning_paths (slug, title, level, category_id, partner_id, status)
      values ('organist', 'Becoming an organist', 'beginner', ${music.category.id}, ${teacher.id}, 'published') returning id`)
  ).rows;
  await it.db.execute(
    sql`insert into learning_path_courses (path_id, course_id, "order") values (${path!.id}, ${course.id}, 1)`,
  );
  for (const q of [
    'musicology',
    'musicology basics',
    'musicology first steps',
    'vandermeer',
    'passacaglia',
    'counterpoint',
    'organist',
  ]) {
    expect([q, await find(q)]).toEqual([q, ['Listening closely']]);
  }
});

test('what a word of the index meant yesterday finds nothing today', async () => {
  const botany = await aCategory(it.db, 'Botany');
  const teacher = await aTeacher('Oldname');
  const course = await aCourse(it.db, {
    name: 'Ferns',
    finalCategoryId: botany.final.id,
    ownerId: teacher.id,
    skillNames: ['Pteridology'],
  });
  await it.db.execute(sql`update sub_categories set name = 'Bryology' where id = ${botany.sub.id}`);
  await it.db.execute(sql`update final_categories set name = 'Lichens' where id = ${botany.final.id}`);
  const changes: [string, ReturnType<typeof sql>, string][] = [
    ['oldname', sql`update users set last_name = 'Newname' where id = ${teacher.id}`, 'newname'],
    ['botany', sql`update categories set name = 'Plantlore' where id = ${botany.category.id}`, 'plantlore'],
    ['bryology', sql`update sub_categories set name = 'Herbarium' where id = ${botany.sub.id}`, 'herbarium'],
    [
      'lichens',
      sql`update final_categories set names = '{"fr": "Fougères"}', name = 'Fronds' where id = ${botany.final.id}`,
      'fougere',
    ],
    ['pteridology', sql`update skills set skill = 'Sporology' where skill = 'Pteridology'`, 'sporology'],
    ['ferns', sql`update courses set name = 'Mosses' where id = ${course.id}`, 'mosses'],
  ];
  for (const [before, change, after] of changes) {
    expect([before, (await find(before)).length]).toEqual([before, 1]);
    await it.db.execute(change);
    expect([before, await find(before), after, (await find(after)).length]).toEqual([before, [], after, 1]);
  }
});

test('a category is met in its other languages, with or without accents, by its aliases, and by stems of both languages', async () => {
  const { category, final } = await aCategory(it.db, 'Accounting');
  await it.db.execute(
    sql`update categories set names = '{"fr": "Comptabilité générale"}', aliases = '{"ledgers"}' where id = ${category.id}`,
  );
  await aCourse(it.db, { name: 'Counting twice', finalCategoryId: final.id });
  for (const q of ['comptabilité', 'comptabilite', 'comptabilites generales', 'ledger', 'accountants', 'accounti']) {
    expect([q, await find(q)]).toEqual([q, ['Counting twice']]);
  }
});

test('a French course is found by French stems', async () => {
  await aCourse(it.db, {
    name: 'Rédiger des réponses brèves',
    language: 'fr',
    description: 'Vous récrirez trois messages.',
  });
  for (const q of ['reponses', 'réponse brève', 'cours en français']) {
    expect([q, await find(q)]).toEqual([q, ['Rédiger des réponses brèves']]);
  }
});

test('no draft, revision, unpublished or deleted course is in the index, nor are its words', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const course = await aCourse(it.db, { name: 'Quokkas', status: 'draft', publishedAt: null, ownerId: author.user.id });
  const words = async () =>
    (await it.db.execute(sql`select word from search_words where word = 'quokkas'`)).rows.length;
  const at = async (status: string) => {
    await it.db.execute(sql`update courses set status = ${status} where id = ${course.id}`);
    return [(await find('quokkas')).length, await words()];
  };
  expect([await find('quokkas'), await words()]).toEqual([[], 0]);
  expect(await at('published')).toEqual([1, 1]);
  await it.db.execute(sql`insert into course_revisions (id, course_id, content)
    values (gen_random_uuid(), ${course.id}, '{"fields": {"name": "Wallabies"}}')`);
  expect(await find('wallabies')).toEqual([]);
  expect(await at('unpublished')).toEqual([0, 0]);
  expect(await at('published')).toEqual([1, 1]);
  await it.db.execute(sql`update courses set deleted_at = now() where id = ${course.id}`);
  expect([await find('quokkas'), await words()]).toEqual([[], 0]);
});

test('a transaction that changes many parts indexes the course once, and leaves nothing due', async () => {
  const course = await aCourse(it.db, { name: 'Kilns' });
  await it.db.transaction(async (tx) => {
    await tx.execute(sql`update courses set name = 'Hearths' where id = ${course.id}`);
    await tx.execute(sql`update lessons set title = 'Bellows' where course_id = ${course.id}`);
    const due = await tx.execute(sql`select 1 from course_search_due`);
    expect(due.rows.length).toBe(2);
  });
  expect((await it.db.execute(sql`select 1 from course_search_due`)).rows).toEqual([]);
  expect([await find('kilns'), await find('hearth bellows')]).toEqual([[], ['Hearths']]);
});

test('a word that says only that one looks for a course narrows nothing; half of it finds nothing it should not', async () => {
  await aCourse(it.db, { name: 'Zithers', level: 'advanced', type: 'paid', priceMinor: 900 });
  expect(await find('advanced zither course')).toEqual(['Zithers']);
  expect(await find('cours zither')).toEqual(['Zithers']);
  const { items, is_partial } = await call(it.app, 'listCourses', { query: { q: 'free zither' } });
  expect([items[0]?.name, is_partial]).toEqual(['Zithers', true]);
  expect(await find('formati')).toEqual([]);
});

test('where no course has all the words, those that have most of them are shown, and said to be so', async () => {
  await aCourse(it.db, { name: 'Weaving baskets from willow' });
  const list = await call(it.app, 'listCourses', { query: { q: 'weaving willow spaceships' } });
  expect([list.items[0]?.name, list.is_partial, list.did_you_mean]).toEqual([
    'Weaving baskets from willow',
    true,
    null,
  ]);
  const mistyped = await call(it.app, 'listCourses', { query: { q: 'weavign willow spaceships' } });
  expect([mistyped.items[0]?.name, mistyped.is_partial, mistyped.did_you_mean]).toEqual([
    'Weaving baskets from willow',
    true,
    'weaving willow',
  ]);
  expect((await call(it.app, 'listCourses', { query: { q: 'spaceships' } })).total).toBe(0);
});

test('suggestions hold courses, categories of any level, learning paths and teachers, and only what leads to courses', async () => {
  const { category, sub, final } = await aCategory(it.db, 'Horology');
  await aCategory(it.db, 'Horoscopes');
  const teacher = await aTeacher('Horowitz');
  const course = await aCourse(it.db, { name: 'Clocks', finalCategoryId: final.id, ownerId: teacher.id });
  await it.db.execute(sql`insert into learning_paths (slug, title, level, category_id, partner_id, status)
    values ('horologist', 'Horologist in a year', 'beginner', ${category.id}, ${teacher.id}, 'published'),
      ('horology-draft', 'Horology, a draft', 'beginner', ${category.id}, ${teacher.id}, 'draft')`);
  const found = await call(it.app, 'listSearchSuggestions', { query: { q: 'horo' } });
  expect(found.courses.map(({ id }) => id)).toEqual([course.id]);
  expect(found.categories.map(({ id, parent }) => [id, parent?.name])).toEqual([
    [category.id, undefined],
    [sub.id, 'Horology'],
    [final.id, 'Horology basics'],
  ]);
  expect(found.categories[2]?.filters).toEqual({
    category: category.slug,
    sub_category: sub.slug,
    final_category: final.slug,
  });
  expect(found.learning_paths.map(({ title }) => title)).toEqual(['Horologist in a year']);
  expect(found.teachers).toEqual([{ id: teacher.id, full_name: 'Ottoline Horowitz', course_count: 1 }]);
  const byAddress = await call(it.app, 'listSearchSuggestions', { query: { q: teacher.email.split('@')[0]! } });
  expect(byAddress.teachers).toEqual([]);
  const mistyped = await call(it.app, 'listSearchSuggestions', { query: { q: 'horolgoy' } });
  expect(mistyped.categories[0]?.id).toBe(category.id);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CourseFilters } from '@stoa/shared/contract/market/catalogue.ts';
import { aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aFile } from '../../testing/ready-course.ts';

let it: TestApp;
let skillOf: Record<string, string>;

beforeAll(async () => {
  it = await buildTestApp();
  const owner = await aUser(it.db, { roles: ['teacher'] });
  const ownerId = owner.id;
  const short = await aCourse(it.db, {
    name: 'Short',
    ownerId,
    language: 'en',
    durationS: 1800,
    skillNames: ['Folding'],
  });
  await aCourse(it.db, { name: 'Whole day', ownerId, language: 'fr', durationS: 9 * 3600, skillNames: ['Weaving'] });
  await aCourse(it.db, { name: 'Just an hour', ownerId, language: 'fr', durationS: 3600, skillNames: [] });
  await aCourse(it.db, { name: 'Hidden', ownerId, status: 'draft', language: 'de', skillNames: ['Secrets'] });
  const captions = await aFile(it.db, ownerId, { purpose: 'captions', type: 'text/vtt' });
  const spanish = await aFile(it.db, ownerId, { purpose: 'captions', type: 'text/vtt' });
  await it.db.execute(
    sql`update lessons set kind = 'video', captions_file_id = ${captions} where course_id = ${short.id}`,
  );
  await it.db.execute(sql`insert into lesson_captions (course_id, lesson_id, language, file_id, "order")
    select course_id, id, 'es', ${spanish}, 1 from lessons where course_id = ${short.id} and "order" = 1`);
  await it.db.execute(sql`insert into rating_totals (course_id, rating_count, rating_sum)
    values (${short.id}, 400, 1960) on conflict do nothing`);
  const skills = await call(it.app, 'listSkills', {});
  skillOf = Object.fromEntries(skills.map(({ id, skill }) => [skill, id]));
});
afterAll(() => it.close());

const find = async (query: CourseFilters) => {
  const list = await call(it.app, 'listCourses', { query: query as Record<string, string> });
  return { ...list, names: list.items.map(({ name }) => name).sort() };
};
const counts = (facet: { value: string; count: number }[] | undefined) =>
  Object.fromEntries((facet ?? []).map(({ value, count }) => [value, count]));

test.each<[string, () => CourseFilters, string[]]>([
  ['one language', () => ({ language: ['fr'] }), ['Just an hour', 'Whole day']],
  ['one of two languages', () => ({ language: ['fr', 'en'] }), ['Just an hour', 'Short', 'Whole day']],
  ['a length', () => ({ duration: ['1h_to_3h'] }), ['Just an hour']],
  ['one of two lengths', () => ({ duration: ['under_1h', '3h_to_10h'] }), ['Short', 'Whole day']],
  ['a skill', () => ({ skill: [skillOf['Weaving']!] }), ['Whole day']],
  ['captions in the language of the course', () => ({ captions: ['en'] }), ['Short']],
  ['captions in a further language', () => ({ captions: ['es'] }), ['Short']],
  ['captions that nothing has', () => ({ captions: ['ar'] }), []],
  ['a rating', () => ({ rating: 4 }), ['Short']],
  ['a language and a length that no course has both', () => ({ language: ['en'], duration: ['3h_to_10h'] }), []],
])('%s narrows the list', async (_, filters, names) => {
  const found = await find(filters());
  expect([found.names, found.total]).toEqual([names, names.length]);
});

test('each facet counts what the others leave, and a choice of its own does not narrow it', async () => {
  const { facets } = await find({ language: ['fr'], captions: [] });
  expect(counts(facets.language)).toEqual({ en: 1, fr: 2 });
  expect(counts(facets.duration)).toEqual({ '1h_to_3h': 1, '3h_to_10h': 1 });
  expect(facets.skill).toEqual([{ value: skillOf['Weaving'], name: 'Weaving', count: 1 }]);
  expect([counts(facets.captions), counts(facets.rating)]).toEqual([{}, {}]);
  const all = await find({});
  expect(all.facets.captions).toEqual([
    { value: 'en', name: 'English', count: 1 },
    { value: 'es', name: 'Spanish', count: 1 },
  ]);
  expect(counts(all.facets.rating)).toEqual({ '4.5': 1, '4': 1, '3.5': 1 });
  expect(counts((await find({ captions: ['es'] })).facets.captions)).toEqual({ en: 1, es: 1 });
});

test('a skill that was asked for is named, though the other filters leave nothing that teaches it', async () => {
  const { total, facets } = await find({ skill: [skillOf['Weaving']!], language: ['en'] });
  expect(total).toBe(0);
  expect(facets.skill).toEqual([
    { value: skillOf['Weaving'], name: 'Weaving', count: 0 },
    { value: skillOf['Folding'], name: 'Folding', count: 1 },
  ]);
});

test('filters and words go together, and the pages add up', async () => {
  expect((await find({ q: 'hour', language: ['fr'] })).names).toEqual(['Just an hour']);
  const pages = await Promise.all([1, 2].map((page) => find({ language: ['fr'], per_page: 1, page })));
  expect(pages.flatMap(({ names }) => names).sort()).toEqual(['Just an hour', 'Whole day']);
});

test('a filter that is none is named', async () => {
  const query = { duration: 'a week', skill: 'folding', captions: '<b>' };
  const { status, problem } = await refusedCall(it.app, 'listCourses', { query });
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['captions.0', 'duration.0', 'skill.0']);
});

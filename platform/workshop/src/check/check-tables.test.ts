import { expect, test } from '@jest/globals';
import { misusesOf } from './check-tables.ts';

const tables = {
  'api/src/taxonomy/taxonomy.tables.ts': "export const categories = pgTable('categories', {});",
  'api/src/teaching/courses/courses.tables.ts': "export const courses = pgTable('courses', {});",
  'api/src/learning/live-classes/live-classes.tables.ts':
    "export const liveClasses = pgTable(\n  'live_sessions', {});",
};
const misuses = (file: string, text: string) => misusesOf(new Map(Object.entries({ ...tables, [file]: text })));

const inMarket = 'api/src/market/ratings/ratings.repository.ts';
const inTeaching = 'api/src/teaching/courses/find-course.ts';
const taken = "import { liveClasses } from '../../learning/live-classes/live-classes.tables.ts';";
const writesCourses = [`${inMarket} writes courses, which is of teaching: let that quarter write it.`];
const writesClasses = [`${inMarket} writes live_sessions, which is of learning: let that quarter write it.`];
const asksClasses = [`${inTeaching} asks live_sessions, which is of learning, above it.`];

test('a quarter asks its own tables and those before it, and writes its own', () => {
  expect(
    misuses(inTeaching, 'sql`update courses set a = 1 from categories g where (select 1 from courses, categories)`'),
  ).toEqual([]);
  expect(misuses(inMarket, 'sql`update courses set a = 1`')).toEqual(writesCourses);
  expect(misuses(inTeaching, 'sql`select 1 from live_sessions`')).toEqual(asksClasses);
});

test('a table is known by what the database calls it, whatever the code does', () => {
  expect(misuses(inMarket, `${taken} db.update(liveClasses).set({});`)).toEqual(writesClasses);
  const renamed = taken.replace('liveClasses', 'liveClasses as meetings');
  expect(misuses(inMarket, `${renamed} db.insert(meetings).values({});`)).toEqual(writesClasses);
  const all = taken.replace('{ liveClasses }', '* as live');
  expect(misuses(inMarket, `${all} db.delete(live.liveClasses);`)).toEqual(writesClasses);
});

test.each([
  'update ${liveClasses} set a = 1',
  'insert into ${liveClasses} (a) values (1)',
  'delete from ${liveClasses} where a = 1',
  'merge into ${liveClasses} t using categories c on true when matched then delete',
  'truncate table ${liveClasses}',
  'with gone as (delete from ${liveClasses} returning id) select id from gone',
])('a table is seen where it is written as `%s`', (statement) => {
  expect(misuses(inMarket, `${taken} sql\`${statement}\`;`)).toEqual(writesClasses);
});

test.each([
  'select 1 from courses c, live_sessions s',
  'select 1 from unnest(${ids}) as u(id), courses c, live_sessions',
  'select 1 from (select a, b from courses) as c, lateral (select 1) d, only live_sessions s where a in (1, 2)',
  'select (select 1 from courses, "live_sessions") from categories',
  'delete from courses using categories g, live_sessions s where true',
  'select 1 from ${courses} c, ${liveClasses} s',
])('a table is seen where it is joined as `%s`', (statement) => {
  const text = `${taken} import { courses } from './courses.tables.ts'; sql\`${statement}\`;`;
  expect(misuses(inTeaching, text)).toEqual(asksClasses);
});

test('what only looks like a table is none', () => {
  const text = `${taken} sql\`
    select a is distinct from live_sessions, extract(epoch from b) from courses
    order by d, live_sessions
    for update of live_sessions\`; listOf(liveClasses); sql\`\${liveClasses.id}\`;`;
  expect(misuses(inTeaching, text)).toEqual([]);
});

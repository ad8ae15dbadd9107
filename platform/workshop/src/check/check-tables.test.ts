import { expect, test } from '@jest/globals';
import { misusesOf } from './check-tables.ts';

const offering = (offers: string) => `export const noun: Noun = { name: 'noun', offers: ${offers} };`;
const house = {
  'api/src/kernel/users.tables.ts': "export const users = pgTable('users', { id: key(), passwordHash: text() });",
  'api/src/taxonomy/taxonomy.tables.ts': "export const categories = pgTable('categories', {});",
  'api/src/taxonomy/taxonomy.noun.ts': offering('{ categories: [] }'),
  'api/src/teaching/courses/courses.tables.ts': `
    const times = () => ({ at: instant('published_at').notNull() });
    export const courses = pgTable('courses', { id: key(), name: text().notNull(), place: integer('order'),
      submissionNote: text(), ...times() });`,
  'api/src/teaching/courses/courses.noun.ts': offering("{ courses: ['id', 'name'] }"),
  'api/src/learning/live-classes/live-classes.tables.ts':
    "export const liveClasses = pgTable(\n  'live_sessions', {});",
  // So that nothing is offered in vain.
  'api/src/account-data/all.ts': 'sql`select * from live_sessions`',
  'api/src/teaching/courses/asked.ts': 'sql`select 1 from categories`',
  'api/src/market/billing/asked.ts': 'sql`select c.id, c.name from courses c`',
};
const misuses = (file: string, text: string, others: Record<string, string> = {}) =>
  misusesOf(new Map(Object.entries({ ...house, ...others, [file]: text })));

const inMarket = 'api/src/market/ratings/ratings.repository.ts';
const inTeaching = 'api/src/teaching/courses/find-course.ts';
const taken = "import { liveClasses } from '../../learning/live-classes/live-classes.tables.ts';";
const writesCourses = [`${inMarket} writes courses, which is of teaching: let that quarter write it.`];
const writesClasses = `${inMarket} writes live_sessions, which is of learning: let that quarter write it.`;
const asksClasses = `${inTeaching} asks live_sessions, which is of learning, above it.`;

test('a quarter asks its own tables and those before it, and writes its own', () => {
  expect(
    misuses(inTeaching, 'sql`update courses set a = 1 from categories g where (select 1 from courses, categories)`'),
  ).toEqual([]);
  expect(misuses(inMarket, 'sql`update courses set a = 1`')).toEqual(writesCourses);
  expect(misuses(inTeaching, 'sql`select 1 from live_sessions`')).toContain(asksClasses);
});

test('who may ask a table above, for a reason, does not write it', () => {
  const file = 'api/src/taxonomy/taxonomy.repository.ts';
  const catalogue = {
    'api/src/market/catalogue/catalogue.tables.ts': "export const listedCourses = pgTable('listed_courses', {});",
    'api/src/market/catalogue/catalogue.noun.ts': offering('{ listed_courses: [] }'),
  };
  expect(misuses(file, 'sql`select 1 from listed_courses`', catalogue)).toEqual([]);
  const words = `${file} writes listed_courses, which is of market: let that quarter write it.`;
  expect(misuses(file, 'sql`update listed_courses set id = 1`', catalogue)).toContain(words);
});

test('a table is known by what the database calls it, whatever the code does', () => {
  expect(misuses(inMarket, `${taken} db.update(liveClasses).set({});`)).toContain(writesClasses);
  const renamed = taken.replace('liveClasses', 'liveClasses as meetings');
  expect(misuses(inMarket, `${renamed} db.insert(meetings).values({});`)).toContain(writesClasses);
  const all = taken.replace('{ liveClasses }', '* as live');
  expect(misuses(inMarket, `${all} db.delete(live.liveClasses);`)).toContain(writesClasses);
});

test.each([
  'update ${liveClasses} set a = 1',
  'insert into ${liveClasses} (a) values (1)',
  'delete from ${liveClasses} where a = 1',
  'merge into ${liveClasses} t using categories c on true when matched then delete',
  'truncate table ${liveClasses}',
  'with gone as (delete from ${liveClasses} returning id) select id from gone',
])('a table is seen where it is written as `%s`', (statement) => {
  expect(misuses(inMarket, `${taken} sql\`${statement}\`;`)).toContain(writesClasses);
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
  expect(misuses(inTeaching, text)).toContain(asksClasses);
});

test('what only looks like a table is none', () => {
  const text = `${taken} sql\`
    select a is distinct from live_sessions, extract(epoch from b), 'from live_sessions' from courses
    order by d, live_sessions
    for update of live_sessions\`; listOf(liveClasses); sql\`\${liveClasses.id}\`;`;
  expect(misuses(inTeaching, text)).toEqual([]);
});

const imported = "import { courses } from '../../teaching/courses/courses.tables.ts';";
const notOffered = (column: string) => [
  expect.stringContaining(`${inMarket} asks courses.${column}, which is not offered. Ask a file of that quarter`),
];

test.each([
  ['sql`select c.submission_note from courses c`', 'submission_note'],
  ['sql`select x.id from ratings r join courses as x on x."order" = r.place`', 'order'],
  ['sql`select courses.submission_note from courses`', 'submission_note'],
  ['sql`select name from courses where (submission_note is null)`', 'submission_note'],
  ['sql`select id from courses order by "order"`', 'order'],
  ['sql`select r.id, (select submission_note from courses where id = r.course_id) from ratings r`', 'submission_note'],
  ['sql`select ${courses.at} from ${courses}`', 'published_at'],
  ['db.select({ at: courses.at }).from(courses)', 'published_at'],
  ['db.select().from(courses).where(true)', '*'],
  ['db.select({ course: courses }).from(ratings).innerJoin(courses, true)', '*'],
  ['db.select({ ...getTableColumns(courses) }).from(courses)', '*'],
  ['sql`select c.* from courses c`', '*'],
  ['sql`select * from courses`', '*'],
])('a column that is not offered is seen in `%s`', (statement, column) => {
  expect(misuses(inMarket, `${imported} ${statement};`)).toEqual(notOffered(column));
});

test.each([
  'sql`select c.id, c.name, count(*)::int from courses c order by c.name`',
  "sql`select id, name as submission_note from courses where name = ${x} and name <> 'submission_note'`",
  'sql`select o.submission_note from offers o join courses c on c.id = o.id`',
  'db.select({ name: courses.name }).from(courses).where(eq(courses.id, id))',
  'db.$count(courses)',
])('what is offered may be asked, as in `%s`', (statement) => {
  expect(misuses(inMarket, `${imported} ${statement};`)).toEqual([]);
});

test('a part of a statement is read with the files that it comes from, and goes to', () => {
  const part = 'api/src/market/ratings/order.ts';
  const others = { [part]: 'export const newest = sql`c.submission_note desc`;' };
  const text = "import { newest } from './order.ts'; sql`select c.id from courses c order by ${newest}`;";
  expect(misuses(inMarket, text, others)).toEqual([
    expect.stringContaining(`${part} asks courses.submission_note, which is not offered.`),
  ]);
});

test('of what nothing is offered, nothing is asked', () => {
  expect(misuses(inMarket, 'sql`select count(*) from live_sessions`')).toEqual([
    expect.stringContaining(`${inMarket} asks live_sessions, of which nothing is offered.`),
  ]);
});

test('a table of the kernel is everyone’s, until a noun offers of it', () => {
  const text = 'sql`select u.id, u.password_hash from users u`; sql`update users set id = 1`;';
  expect(misuses(inMarket, text)).toEqual([]);
  const ofPeople = { 'api/src/people/users/users.noun.ts': offering("{ users: ['id'] }") };
  expect(misuses(inMarket, text, ofPeople)).toEqual([
    `${inMarket} writes users, which is of people: let that quarter write it.`,
    expect.stringContaining(`${inMarket} asks users.password_hash, which is not offered.`),
  ]);
  expect(misuses('api/src/people/passwords/passwords.repository.ts', text, ofPeople)).toEqual([
    'api/src/people/users/users.noun.ts offers users, which no other quarter asks: take it back.',
  ]);
});

test('what is offered to nobody, or by somebody else, is named', () => {
  const noun = 'api/src/teaching/courses/courses.noun.ts';
  const offers = "{ courses: ['id', 'name', 'order', 'naem'], categories: ['id'], live_sessions: [] }";
  expect(misuses(noun, offering(offers))).toEqual([
    `${noun} offers courses.order, which no other quarter asks: take it back.`,
    `${noun} offers courses.naem, which no other quarter asks: take it back.`,
    `${noun} offers categories, which is no table of its quarter.`,
    `${noun} offers live_sessions, which is no table of its quarter.`,
  ]);
});

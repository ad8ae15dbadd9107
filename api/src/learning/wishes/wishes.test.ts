import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { MOST_WISHES } from '@stoa/shared/contract/learning/wish-words.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment, versionOf } from '../../testing/course-builders.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';
import { wishes } from './wishes.tables.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const add = ({ headers }: SignedIn, id: string) => call(it.app, 'addWish', { headers, params: { id } });
const remove = ({ headers }: SignedIn, id: string) => call(it.app, 'removeWish', { headers, params: { id } });
const wishedBy = ({ headers }: SignedIn, query: Parameters<typeof call<'listWishes'>>[2]['query'] = {}) =>
  call(it.app, 'listWishes', { headers, query });
const namesOf = async (person: SignedIn, q?: string) =>
  (await wishedBy(person, q === undefined ? {} : { q })).items.map(({ course }) => course.name);

test('a wish list keeps each course once, the last wished for first, and is searched and paged', async () => {
  const person = await aSignedIn(it.db);
  const [first, second] = [
    await aCourse(it.db, { name: 'Glazing by hand' }),
    await aCourse(it.db, { name: '100 % Wool' }),
  ];
  await add(person, first.id);
  await add(person, second.id);
  expect(await add(person, first.id)).toEqual([second.id, first.id]);
  expect(await namesOf(person)).toEqual(['100 % Wool', 'Glazing by hand']);
  expect(await namesOf(person, 'glaz')).toEqual(['Glazing by hand']);
  expect(await namesOf(person, '0 %')).toEqual(['100 % Wool']);
  const sorted = async (sort: 'title' | 'published') =>
    (await wishedBy(person, { sort })).items.map(({ course }) => course.name);
  await add(
    person,
    (await aCourse(it.db, { name: 'Éclairs', slug: 'eclairs', publishedAt: new Date('2020-01-01') })).id,
  );
  expect(await sorted('title')).toEqual(['100 % Wool', 'Éclairs', 'Glazing by hand']);
  expect((await sorted('published')).at(-1)).toBe('Éclairs');
  const [eclairs] = (await wishedBy(person, { q: 'clair' })).items;
  await remove(person, eclairs!.course.id);
  expect(await wishedBy(person, { page: 2, per_page: 1 })).toMatchObject({ total: 2, page: 2, items: [{}] });
  expect(await wishedBy(person, { page: 9 })).toMatchObject({ total: 2, items: [] });
  expect(await remove(person, second.id)).toEqual([first.id]);
  expect(await remove(person, second.id)).toEqual([first.id]);
});

test('what one takes is wished for no more, as long as one takes it; what was taken off waits', async () => {
  const person = await aSignedIn(it.db);
  const course = await aPublishedCourse(it, teacher);
  await add(person, course.id);
  const { headers } = person;
  const { id } = await call(it.app, 'enrol', { headers, body: { course_id: course.id } });
  expect([await namesOf(person), await call(it.app, 'listWishedIds', { headers })]).toEqual([[], []]);
  await call(it.app, 'unenrol', { headers, params: { id } });
  await call(it.app, 'unpublishCourse', { headers: teacher.headers, params: { id: course.id } });
  expect((await wishedBy(person)).items).toMatchObject([{ status: 'unpublished', course: { id: course.id } }]);
});

test('what is not offered, or one’s own, is not wished for, and a list has an end', async () => {
  const person = await aSignedIn(it.db);
  const [draft, own] = [
    await aCourse(it.db, { status: 'draft', publishedAt: null }),
    await aCourse(it.db, { ownerId: teacher.user.id }),
  ];
  const refusedAdd = ({ headers }: SignedIn, id: string) => refusedCall(it.app, 'addWish', { headers, params: { id } });
  expect((await refusedAdd(person, draft.id)).problem.code).toBe('not_found');
  expect((await refusedAdd(person, v7())).problem.code).toBe('not_found');
  expect((await refusedAdd(teacher, own.id)).problem.code).toBe('own_course');
  const many = [];
  // A few at a time: all at once wait longer for a connection than it is given.
  while (many.length < MOST_WISHES) {
    const few = Array.from({ length: 20 }, () => aCourse(it.db, { ownerId: teacher.user.id }));
    many.push(...(await Promise.all(few)));
  }
  await it.db
    .insert(wishes)
    .values(many.map(({ id }) => ({ userId: person.user.id, courseId: id, priceMinor: 0, currency: 'USD' })));
  expect((await refusedAdd(person, (await aCourse(it.db)).id)).problem.errors).toEqual({
    id: ['A wish list holds at most 500 courses.'],
  });
  expect(await add(person, many[0]!.id)).toHaveLength(MOST_WISHES);
});

test('who wished for a course hears once of each fall of its price, and of nothing else', async () => {
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const course = await aPublishedCourse(it, teacher);
  const { id, slug } = course;
  const sell = async (body: object) => {
    const headers = teacher.headers;
    const changed = { ...body, base_version: await versionOf(it.db, id) };
    await call(it.app, 'updateCourse', { headers, params: { id }, body: changed });
    const { status } = await call(it.app, 'submitCourse', { headers, params: { id } });
    if (status === 'in_review')
      await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
  };
  const [person, learner] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const heard = async ({ headers }: SignedIn) =>
    (await call(it.app, 'listNotifications', { headers })).items
      .filter(({ kind }) => kind === 'wish_cheaper')
      .map(({ title, link }) => ({ title, link }));
  await sell({ type: 'paid', price_minor: 9000, currency: 'USD' });
  await add(person, id);
  await add(learner, id);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: id });
  await sell({ price_minor: 12_000 });
  await sell({ description: 'other words '.repeat(40) });
  expect(await heard(person)).toEqual([]);
  await sell({ price_minor: 4900 });
  await sell({ price_minor: 9000 });
  await sell({ price_minor: 4900 });
  const link = `/course-info/${slug}`;
  expect(await heard(person)).toEqual([{ title: '“Walking the porch” costs less now: 49.00 USD', link }]);
  await sell({ type: 'free' });
  expect(await heard(person)).toEqual([
    { title: '“Walking the porch” is free now', link },
    { title: '“Walking the porch” costs less now: 49.00 USD', link },
  ]);
  expect(await heard(learner)).toEqual([]);
});

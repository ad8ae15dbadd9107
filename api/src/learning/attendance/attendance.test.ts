import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aLiveClass } from '../../testing/live-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { liveClasses } from '../live-classes/live-classes.tables.ts';

let it: TestApp;
let owner: SignedIn;
let host: SignedIn;

beforeAll(async () => {
  it = await buildTestApp();
  owner = await aSignedIn(it.db, { roles: ['teacher'] });
  host = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** A course with one class, held by `host`. */
async function aClass(given: Partial<typeof liveClasses.$inferInsert> = {}) {
  const course = await aCourse(it.db, { name: `Porches ${v7().slice(-6)}`, ownerId: owner.user.id });
  const startsAt = inMinutes(-5);
  const liveClass = await aLiveClass(it.db, { courseId: course.id, hostId: host.user.id, startsAt, ...given });
  return { course, liveClass };
}
async function aLearner(courseId: string, firstName = 'Ada'): Promise<SignedIn> {
  const learner = await aSignedIn(it.db, { firstName });
  await anEnrolment(it.db, { userId: learner.user.id, courseId });
  return learner;
}
const join = ({ headers }: SignedIn, id: string) => call(it.app, 'joinClass', { headers, params: { id } });
const mayNotJoin = async ({ headers }: SignedIn, id: string) =>
  (await refusedCall(it.app, 'joinClass', { headers, params: { id } })).problem.code;
const register = ({ headers }: SignedIn, id: string, query = {}) =>
  call(it.app, 'getRegister', { headers, params: { id }, query });
interface Marking {
  by?: SignedIn;
  id: string;
  who: SignedIn;
  status: AttendanceStatus | null;
  remarks?: string;
}
const marking = ({ by = host, id, who, status, remarks = '' }: Marking) => ({
  headers: by.headers,
  params: { id },
  body: { user_id: who.user.id, status, remarks },
});
const mark = (given: Marking) => call(it.app, 'markAttendance', marking(given));
const mayNotMark = (given: Marking) => refusedCall(it.app, 'markAttendance', marking(given));
const moveTo = (id: string, startsAt: Date) =>
  it.db.update(liveClasses).set({ startsAt }).where(eq(liveClasses.id, id));

test('who comes through the door is written down once, with the time they first came', async () => {
  const { course, liveClass } = await aClass();
  const learner = await aLearner(course.id);
  expect(await join(learner, liveClass.id)).toEqual({ url: 'https://live.example.org/room' });
  const first = (await register(host, liveClass.id)).items[0]!;
  await join(learner, liveClass.id);
  const { items, class: taught } = await register(host, liveClass.id);
  expect(items).toEqual([first]);
  expect(first).toMatchObject({ status: 'present', source: 'join', is_enrolled: true, remarks: '' });
  expect(Math.abs(Date.parse(first.joined_at!) - Date.now())).toBeLessThan(60_000);
  expect(taught).toMatchObject({ came: 1, students: 1, can_mark: true, status: 'live' });
});

test.each([
  [14, 'present'],
  [-9, 'present'],
  [-11, 'late'],
] as const)('a class that starts in %d minutes finds who comes now %s', async (minutes, status) => {
  const { course, liveClass } = await aClass({ startsAt: inMinutes(minutes) });
  const learner = await aLearner(course.id);
  await join(learner, liveClass.id);
  expect((await register(owner, liveClass.id)).items).toMatchObject([{ status }]);
});

test('the host has a way in of their own, and is no student', async () => {
  const { liveClass } = await aClass({ hostUrl: 'https://live.example.org/start' });
  expect(await join(host, liveClass.id)).toEqual({ url: 'https://live.example.org/start' });
  expect((await register(host, liveClass.id)).items).toEqual([]);
});

test('the door is closed before and after, to strangers, and once the class is full', async () => {
  const { course, liveClass } = await aClass({ startsAt: inMinutes(16), capacity: 1 });
  const [first, second] = [await aLearner(course.id), await aLearner(course.id)];
  expect(await mayNotJoin(first, liveClass.id)).toBe('class_closed');
  await moveTo(liveClass.id, inMinutes(-61));
  expect(await mayNotJoin(first, liveClass.id)).toBe('class_closed');
  await moveTo(liveClass.id, inMinutes(-1));
  const both = await Promise.all(
    [first, second].map(({ headers }) => inject(it.app, 'joinClass', { headers, params: { id: liveClass.id } })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const isIn = both[0]!.statusCode === 200 ? [first, second] : [second, first];
  expect(await mayNotJoin(isIn[1]!, liveClass.id)).toBe('class_full');
  await join(isIn[0]!, liveClass.id);
  expect(await mayNotJoin(owner, liveClass.id)).toBe('not_enrolled');
  expect(await mayNotJoin(await aSignedIn(it.db), liveClass.id)).toBe('not_enrolled');
  expect(await mayNotJoin(first, v7())).toBe('not_found');
  await it.db.update(liveClasses).set({ cancelledAt: new Date() }).where(eq(liveClasses.id, liveClass.id));
  expect(await mayNotJoin(isIn[0]!, liveClass.id)).toBe('class_closed');
});

test('who never came is absent once the class is over, and not before', async () => {
  const { course, liveClass } = await aClass({ startsAt: inMinutes(-59) });
  await aLearner(course.id);
  expect((await register(host, liveClass.id)).items).toMatchObject([{ status: null, source: null, joined_at: null }]);
  await moveTo(liveClass.id, inMinutes(-61));
  expect((await register(host, liveClass.id)).items).toMatchObject([{ status: 'absent', source: null }]);
});

test('a host writes down who was there, and takes it back', async () => {
  const { course, liveClass } = await aClass();
  const learner = await aLearner(course.id);
  const given = { id: liveClass.id, who: learner };
  expect(await mark({ ...given, status: 'excused', remarks: ' At the doctor’s ' })).toMatchObject({
    status: 'excused',
    source: 'manual',
    remarks: 'At the doctor’s',
  });
  expect(await mark({ ...given, status: 'present', by: owner })).toMatchObject({ status: 'present', remarks: '' });
  expect(await mark({ ...given, status: null })).toMatchObject({ status: null, source: null });
  expect(await mark({ ...given, status: null })).toMatchObject({ status: null, source: null });
});

test('what the door saw is corrected with a reason alone, and counts again when that is taken back', async () => {
  const { course, liveClass } = await aClass();
  const learner = await aLearner(course.id);
  const given = { id: liveClass.id, who: learner };
  await join(learner, liveClass.id);
  const refused = await mayNotMark({ ...given, status: 'absent', remarks: '  ' });
  expect([refused.status, refused.problem.errors]).toEqual([
    422,
    { remarks: ['Say why you correct what was recorded.'] },
  ]);
  expect(await mark({ ...given, status: 'absent', remarks: 'Left at once' })).toMatchObject({ status: 'absent' });
  expect((await register(host, liveClass.id)).class.came).toBe(0);
  expect(await mark({ ...given, status: 'present' })).toMatchObject({ status: 'present', source: 'manual' });
  expect(await mark({ ...given, status: null })).toMatchObject({ status: 'present', source: 'join', remarks: '' });
});

test('a register is kept by its host, the course’s author and admins; others do not find it', async () => {
  const { course, liveClass } = await aClass();
  const learner = await aLearner(course.id);
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  for (const by of [host, owner, admin]) expect((await register(by, liveClass.id)).total).toBe(1);
  for (const by of [learner, await aSignedIn(it.db, { roles: ['teacher'] })]) {
    const { headers } = by;
    expect(
      (await refusedCall(it.app, 'getRegister', { headers, params: { id: liveClass.id }, query: {} })).status,
    ).toBe(404);
    expect((await mayNotMark({ by, id: liveClass.id, who: learner, status: 'present' })).status).toBe(404);
    expect((await call(it.app, 'listTaughtClasses', { headers, query: {} })).items).toEqual([]);
    expect((await call(it.app, 'listAttendances', { headers, query: {} })).attendances).toEqual([]);
  }
});

test('nothing is written down before the door opens, of a class that was called off, or of strangers', async () => {
  const early = await aClass({ startsAt: inMinutes(16) });
  const who = await aLearner(early.course.id);
  expect((await mayNotMark({ id: early.liveClass.id, who, status: 'present' })).problem.code).toBe('class_closed');
  const off = await aClass({ cancelledAt: new Date() });
  const there = await aLearner(off.course.id);
  expect((await mayNotMark({ id: off.liveClass.id, who: there, status: 'present' })).problem.code).toBe('class_closed');
  const on = await aClass();
  expect((await mayNotMark({ id: on.liveClass.id, who, status: 'present' })).problem.code).toBe('not_enrolled');
});

test('who left the course stays in the register that they stand in', async () => {
  const { course, liveClass } = await aClass();
  const [came, stayedAway] = [await aLearner(course.id, 'Ada'), await aLearner(course.id, 'Bea')];
  await join(came, liveClass.id);
  await it.db.update(enrolments).set({ status: 'unenrolled' }).where(eq(enrolments.courseId, course.id));
  const { items } = await register(host, liveClass.id);
  expect(items).toMatchObject([{ user_id: came.user.id, is_enrolled: false, status: 'present' }]);
  expect(items).toHaveLength(1);
  expect((await mayNotMark({ id: liveClass.id, who: stayedAway, status: 'present' })).problem.code).toBe(
    'not_enrolled',
  );
});

test('a register is searched and paged by name', async () => {
  const { course, liveClass } = await aClass();
  for (const name of ['Cleo', 'ada', 'Bea']) await aLearner(course.id, name);
  const names = async (query: object) =>
    (await register(host, liveClass.id, query)).items.map(({ student_name }) => student_name.split(' ')[0]);
  expect(await names({})).toEqual(['ada', 'Bea', 'Cleo']);
  expect(await names({ page: 2, per_page: 2 })).toEqual(['Cleo']);
  expect(await names({ search: 'BE' })).toEqual(['Bea']);
  expect(await names({ search: '%' })).toEqual([]);
});

test('classes are listed for whoever keeps their register, the last to begin first', async () => {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { course, liveClass } = await aClass({ hostId: teacher.user.id, title: 'On now' });
  await aLiveClass(it.db, { courseId: course.id, hostId: teacher.user.id, startsAt: inMinutes(600), title: 'To come' });
  await aLearner(course.id);
  await join(await aLearner(course.id), liveClass.id);
  const { items, total } = await call(it.app, 'listTaughtClasses', { headers: teacher.headers, query: {} });
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { title: 'To come', status: 'upcoming', can_mark: false, came: 0, students: 2 },
    { title: 'On now', status: 'live', can_mark: true, came: 1, students: 2, course: { slug: course.slug } },
  ]);
});

test('attendance is searched in one field or in all; the text may hold bars itself', async () => {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const given = { hostId: teacher.user.id, timeZone: 'Pacific/Auckland', startsAt: new Date('2026-03-10T20:00:00Z') };
  const { course, liveClass } = await aClass(given);
  const learner = await aLearner(course.id, 'Bar|Bara');
  await mark({ by: teacher, id: liveClass.id, who: learner, status: 'late', remarks: 'Came at ten' });
  const find = async (query?: string) => {
    const headers = teacher.headers;
    const found = await call(it.app, 'listAttendances', { headers, query: query === undefined ? {} : { query } });
    expect(found.searchBy).toEqual(['all', 'course', 'student_name', 'attended_class_on']);
    expect(found.total).toBe(found.attendances.length);
    return found.attendances;
  };
  // The evening in UTC is the next morning there.
  expect(await find()).toMatchObject([
    {
      course: { id: course.id, name: course.name },
      class: { id: liveClass.id, title: liveClass.title },
      attended_class_on: '2026-03-11',
      status: 'late',
      source: 'manual',
      remarks: 'Came at ten',
    },
  ]);
  for (const query of [
    'bar|bara|student_name',
    'bar|all',
    'Bar',
    '|course',
    ` ${course.name} |course`,
    '03-11|attended_class_on',
    '2026|all',
  ])
    expect([query, (await find(query)).length]).toEqual([query, 1]);
  for (const query of ['bar|course', `${course.name}|student_name`, '2026-03-10|attended_class_on', '%|all'])
    expect([query, (await find(query)).length]).toEqual([query, 0]);
  const refused = await refusedCall(it.app, 'listAttendances', {
    headers: teacher.headers,
    query: { query: 'x|email' },
  });
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, ['query']]);
});

test('nobody marks themselves, and a host who learns in the course is not in the register of their class', async () => {
  const { course, liveClass } = await aClass();
  await anEnrolment(it.db, { userId: host.user.id, courseId: course.id });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await anEnrolment(it.db, { userId: admin.user.id, courseId: course.id });
  for (const by of [host, admin]) {
    const refused = await mayNotMark({ by, id: liveClass.id, who: by, status: 'present' });
    expect([refused.status, refused.problem.code]).toEqual([403, 'own_work']);
  }
  const { items, class: taught } = await register(host, liveClass.id);
  expect(items.map(({ user_id }) => user_id)).toEqual([admin.user.id]);
  expect(taught.students).toBe(1);
  expect(await join(host, liveClass.id)).toEqual({ url: 'https://live.example.org/room' });
});

test('who came before a class was put off has not come to it, and takes no seat', async () => {
  const { course, liveClass } = await aClass({ capacity: 1 });
  const [early, other] = [await aLearner(course.id, 'Ada'), await aLearner(course.id, 'Bea')];
  await join(early, liveClass.id);
  await moveTo(liveClass.id, inMinutes(60));
  expect((await register(host, liveClass.id)).items[0]).toMatchObject({ status: null, source: null, joined_at: null });
  await moveTo(liveClass.id, inMinutes(14));
  await it.db.execute(
    sql`update attendances set joined_at = now() - interval '2 minutes' where class_id = ${liveClass.id}`,
  );
  await join(other, liveClass.id);
  expect(await mayNotJoin(early, liveClass.id)).toBe('class_full');
  const { items, class: taught } = await register(host, liveClass.id);
  expect(items.map(({ status }) => status)).toEqual([null, 'present']);
  expect(taught.came).toBe(1);
  const { attendances } = await call(it.app, 'listAttendances', {
    headers: host.headers,
    query: { query: `${course.name}|course` },
  });
  expect(attendances).toMatchObject([{ class: { id: liveClass.id }, status: 'present' }]);
  await it.db.update(liveClasses).set({ capacity: 2 }).where(eq(liveClasses.id, liveClass.id));
  await join(early, liveClass.id);
  expect((await register(host, liveClass.id)).items.map(({ status }) => status)).toEqual(['present', 'present']);
});

test('a class that was called off stands in no list of who came', async () => {
  const { course, liveClass } = await aClass();
  await join(await aLearner(course.id), liveClass.id);
  await it.db.update(liveClasses).set({ cancelledAt: new Date() }).where(eq(liveClasses.id, liveClass.id));
  const query = { query: `${course.name}|course` };
  expect((await call(it.app, 'listAttendances', { headers: host.headers, query })).total).toBe(0);
});

test('people whose account is gone are in no register', async () => {
  const { course, liveClass } = await aClass();
  const learner = await aLearner(course.id);
  await it.db.execute(sql`update users set deleted_at = now() where id = ${learner.user.id}`);
  const { items, class: taught } = await register(host, liveClass.id);
  expect([items, taught.students]).toEqual([[], 0]);
  expect((await mayNotMark({ id: liveClass.id, who: learner, status: 'absent' })).problem.code).toBe('not_enrolled');
});

test('a class in a zone that nobody knows cannot be kept', async () => {
  await expect(aClass({ timeZone: 'Nowhere/Foo' })).rejects.toThrow();
});

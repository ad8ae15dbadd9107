import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, inject } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { learningPaths, type PathRow } from './learning-paths.tables.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

const anOrdered = (courses: readonly { id: string }[], given: Parameters<typeof aPath>[1] = {}) =>
  aPath(it.db, { status: 'published', enforceCourseOrder: true, ...given, courses });
const take = ({ slug }: PathRow, { headers }: SignedIn) => call(it.app, 'enrolInPath', { headers, params: { slug } });

/** What the page of a path and the player say of its courses, which must be the same. */
async function closedIn({ slug }: PathRow, { headers }: SignedIn) {
  const { courses, progress } = await call(it.app, 'getLearningPath', { headers, params: { slug } });
  const waiting = courses.flatMap(({ course, waits }) => (waits ? [course.id] : []));
  const refused: string[] = [];
  for (const { course, percentage } of courses) {
    if (percentage !== null && (await isClosed(course.id, headers))) refused.push(course.id);
  }
  expect(refused).toEqual(waiting);
  return { waiting, next: progress?.next_course?.id };
}

async function isClosed(courseId: string, headers: Record<string, string>): Promise<boolean> {
  const [lesson] = await it.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.order, 2)));
  return (await inject(it.app, 'getLesson', { headers, params: { id: lesson!.id } })).statusCode === 403;
}

async function enrolmentIn(courseId: string, { user }: SignedIn): Promise<string> {
  const [row] = await it.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, user.id)));
  return row!.id;
}

const leave = async (courseId: string, who: SignedIn) =>
  call(it.app, 'unenrol', { headers: who.headers, params: { id: await enrolmentIn(courseId, who) } });
const enrol = (course_id: string, { headers }: SignedIn) => call(it.app, 'enrol', { headers, body: { course_id } });

async function complete(courseId: string, who: SignedIn) {
  const rows = await it.db.select().from(lessons).where(eq(lessons.courseId, courseId));
  const events = rows.map(({ id: lesson_id }) => ({ kind: 'marked_done' as const, lesson_id, idem_key: v7() }));
  const params = { id: await enrolmentIn(courseId, who) };
  await call(it.app, 'recordProgress', { headers: who.headers, params, body: { events } });
}

test('a course that the path gives nobody holds nobody back, until they have it', async () => {
  const [sold, free] = [await aPaidCourse(it), await aCourse(it.db)];
  const path = await anOrdered([sold, free]);
  const ada = await aSignedIn(it.db);
  await take(path, ada);
  expect(await closedIn(path, ada)).toEqual({ waiting: [], next: free.id });
  await buy(it, ada, [sold]);
  expect(await closedIn(path, ada)).toEqual({ waiting: [free.id], next: sold.id });
  await complete(sold.id, ada);
  expect(await closedIn(path, ada)).toEqual({ waiting: [], next: free.id });
});

test('a course that one left holds nothing back', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const path = await anOrdered([one, two]);
  const ada = await aSignedIn(it.db);
  await take(path, ada);
  expect(await closedIn(path, ada)).toEqual({ waiting: [two.id], next: one.id });
  await leave(one.id, ada);
  expect(await closedIn(path, ada)).toEqual({ waiting: [], next: two.id });
});

test('a course waits no more once somebody left it and enrolled in it by themselves', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const path = await anOrdered([one, two]);
  const [ada, ben] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  for (const who of [ada, ben]) {
    await take(path, who);
    await leave(two.id, who);
  }
  await enrol(two.id, ada);
  expect(await closedIn(path, ada)).toEqual({ waiting: [], next: one.id });
  await take(path, ben);
  expect(await closedIn(path, ben)).toEqual({ waiting: [two.id], next: one.id });
});

test('a path holds those who took it as long as it is public, or was and is offered no more', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const path = await anOrdered([one, two]);
  const ada = await aSignedIn(it.db);
  await take(path, ada);
  for (const status of ['published', 'unpublished', 'retired', 'draft', 'in_review'] as const) {
    await it.db.update(learningPaths).set({ status }).where(eq(learningPaths.id, path.id));
    const holds = !['draft', 'in_review'].includes(status);
    expect(await closedIn(path, ada)).toEqual({ waiting: holds ? [two.id] : [], next: one.id });
  }
});

test('page and player agree on a course that another path has open', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const [ordered, also] = [await anOrdered([one, two]), await anOrdered([one, two])];
  const loose = await anOrdered([two], { enforceCourseOrder: false });
  const ada = await aSignedIn(it.db);
  for (const path of [ordered, loose]) await take(path, ada);
  expect(await closedIn(ordered, ada)).toEqual({ waiting: [], next: one.id });
  await it.db.update(learningPaths).set({ status: 'draft' }).where(eq(learningPaths.id, loose.id));
  expect(await closedIn(ordered, ada)).toEqual({ waiting: [two.id], next: one.id });
  await take(also, ada);
  expect(await closedIn(also, ada)).toEqual({ waiting: [two.id], next: one.id });
});

test('a course that another order has open is not held, and comes next where the rest is done', async () => {
  const [one, two, three] = [await aCourse(it.db), await aCourse(it.db), await aCourse(it.db)];
  const long = await anOrdered([one, two, three]);
  const short = await anOrdered([three, two]);
  const ada = await aSignedIn(it.db);
  await take(long, ada);
  expect(await closedIn(long, ada)).toEqual({ waiting: [two.id, three.id], next: one.id });
  await take(short, ada);
  expect(await closedIn(long, ada)).toEqual({ waiting: [two.id], next: one.id });
  expect(await closedIn(short, ada)).toEqual({ waiting: [two.id], next: three.id });
});

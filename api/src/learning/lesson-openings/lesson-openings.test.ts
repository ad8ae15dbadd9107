import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import { courses, type CourseRow } from '../../teaching/courses/courses.tables.ts';
import { lessons, modules, type LessonRow } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { tellOfOpenings } from './tell-of-openings.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const ENROLLED = new Date('2026-03-02T10:00:00Z');
const after = (ms: number): Date => new Date(ENROLLED.getTime() + ms);

let it: TestApp;
let course: CourseRow;
let first: LessonRow, second: LessonRow;
let learner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  course = await aCourse(it.db, { name: 'Porches' });
  await it.db.update(lessons).set({ isPreview: false }).where(eq(lessons.courseId, course.id));
  [first, second] = (await it.db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, course.id))
    .orderBy(asc(lessons.order))) as [LessonRow, LessonRow];
  learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id, enrolledAt: ENROLLED });
});
afterAll(() => it.close());

const open = ({ id }: LessonRow, opening: Opening) => it.db.update(lessons).set({ opening }).where(eq(lessons.id, id));
const tellAt = (now: Date) => tellOfOpenings(it.app.context, now);
const heard = async ({ headers }: SignedIn = learner) =>
  (await call(it.app, 'listNotifications', { headers })).items
    .filter(({ kind }) => kind === 'lesson_opened')
    .map(({ title, body, link }) => ({ title, body, link }));
const ofOne = ({ id, title }: LessonRow) => ({
  title: 'A lesson of “Porches” is open now',
  body: title,
  link: `/course/${course.slug}?lesson=${id}`,
});

test('a lesson that opens some days after enrolling is told of once, when it is open', async () => {
  await open(second, { kind: 'days', days: 3 });
  await tellAt(after(3 * DAY_MS - 1));
  expect(await heard()).toEqual([]);
  await Promise.all([tellAt(after(3 * DAY_MS)), tellAt(after(3 * DAY_MS))]);
  expect(await heard()).toEqual([ofOne(second)]);
  await tellAt(after(4 * DAY_MS));
  expect(await heard()).toHaveLength(1);
});

test('what opens in a course on one day is one notice, and what opens later that day comes on the next', async () => {
  await it.db
    .update(modules)
    .set({ opening: { kind: 'on', day: '2026-03-05' } })
    .where(eq(modules.id, first.moduleId));
  await tellAt(new Date('2026-03-05T00:10:00Z'));
  const [notice] = await heard();
  expect(notice).toEqual({
    title: '2 lessons of “Porches” are open now',
    body: `${first.title} · ${second.title}`,
    link: `/course/${course.slug}?lesson=${first.id}`,
  });
  await it.db
    .update(lessons)
    .set({ opening: { kind: 'days', days: 3 } })
    .where(eq(lessons.id, second.id));
  await tellAt(after(3 * DAY_MS + HOUR_MS));
  expect(await heard()).toHaveLength(1);
  await tellAt(new Date('2026-03-06T00:10:00Z'));
  expect((await heard())[0]).toEqual(ofOne(second));
});

test('nothing is told of what waits for something else, was open when one came, is no news, or is switched off', async () => {
  await open(first, { kind: 'on', day: '2026-03-01' });
  await it.db
    .update(modules)
    .set({ opening: { kind: 'days', days: 2 } })
    .where(eq(modules.id, first.moduleId));
  await open(second, { kind: 'after', id: first.id });
  await tellAt(after(2 * DAY_MS));
  expect(await heard()).toEqual([ofOne(first)]);

  const late = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: late.user.id, courseId: course.id, enrolledAt: ENROLLED });
  await tellAt(after(9 * DAY_MS));
  expect(await heard(late)).toEqual([]);

  const quiet = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: quiet.user.id, courseId: course.id, enrolledAt: after(9 * DAY_MS) });
  const body = { kind: 'lesson_opened' as const, site: false };
  await call(it.app, 'updateNotificationChannels', { headers: quiet.headers, body });
  await tellAt(after(11 * DAY_MS));
  expect(await heard(quiet)).toEqual([]);
});

test('who left the course hears nothing, and neither does who teaches it', async () => {
  await open(first, { kind: 'days', days: 1 });
  const { id } = (await call(it.app, 'listEnrolments', { headers: learner.headers, query: {} })).items[0]!;
  await call(it.app, 'unenrol', { headers: learner.headers, params: { id } });
  const helper = await aSignedIn(it.db, { roles: ['teacher'] });
  await anEnrolment(it.db, { userId: helper.user.id, courseId: course.id, enrolledAt: ENROLLED });
  await it.db
    .update(courses)
    .set({ instructors: { [helper.user.id]: ['edit'] } })
    .where(eq(courses.id, course.id));
  await tellAt(after(DAY_MS));
  expect([await heard(), await heard(helper)]).toEqual([[], []]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { aSignedIn, marker } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aLiveClass } from '../../testing/live-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { liveClasses } from './live-classes.tables.ts';

let it: TestApp;
let host: SignedIn;
let owner: SignedIn;
let course: CourseRow;

beforeAll(async () => {
  it = await buildTestApp({ siteUrl: 'https://stoa.example', mailFrom: 'Stoa <no-reply@stoa.example>' });
  owner = await aSignedIn(it.db, { roles: ['teacher'] });
  host = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
  course = await aCourse(it.db, { name: 'Porches', ownerId: owner.user.id });
});
afterAll(() => it.close());

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const inDays = (days: number): Date => inMinutes(days * 24 * 60);

const next = ({ headers }: Pick<SignedIn, 'headers'>, query: { limit?: number } = {}) =>
  call(it.app, 'listNextClasses', { headers, query });
const ofCourse = ({ headers }: Pick<SignedIn, 'headers'>, id = course.id) =>
  call(it.app, 'listCourseClasses', { headers, params: { id } });

async function aLearner(courseId = course.id, status: 'active' | 'completed' | 'unenrolled' | 'refunded' = 'active') {
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId, status });
  return learner;
}

/** A course of its own with one class, and somebody who learns in it. */
async function aClass(given: { startsAt: Date } & Partial<typeof liveClasses.$inferInsert>) {
  const own = await aCourse(it.db, { name: 'Stoics', ownerId: owner.user.id });
  const liveClass = await aLiveClass(it.db, {
    courseId: own.id,
    hostId: host.user.id,
    hostUrl: 'https://live.example.org/start',
    ...given,
  });
  return { course: own, liveClass, learner: await aLearner(own.id) };
}

test('the next classes of one’s courses come soonest first; those over or called off do not', async () => {
  const own = await aCourse(it.db, { name: 'Colonnades' });
  const on = await aLiveClass(it.db, { courseId: own.id, startsAt: inMinutes(-59), title: 'On now' });
  await aLiveClass(it.db, { courseId: own.id, startsAt: inDays(9), title: 'Last' });
  await aLiveClass(it.db, { courseId: own.id, startsAt: inDays(2), title: 'Soon' });
  await aLiveClass(it.db, { courseId: own.id, startsAt: inMinutes(-61), title: 'Over' });
  await aLiveClass(it.db, { courseId: own.id, startsAt: inDays(1), title: 'Called off', cancelledAt: new Date() });
  const learner = await aLearner(own.id);
  const list = await next(learner);
  expect(list.map(({ title, status }) => [title, status])).toEqual([
    ['On now', 'live'],
    ['Soon', 'upcoming'],
    ['Last', 'upcoming'],
  ]);
  expect(list[0]).toMatchObject({
    id: on.id,
    course: { id: own.id, name: 'Colonnades', slug: own.slug },
    time_zone: 'Europe/Athens',
    ends_at: inMinutesOf(on.startsAt, 60),
    opens_at: inMinutesOf(on.startsAt, -15),
    is_host: false,
    host: null,
  });
  expect((await next(learner, { limit: 1 })).map(({ title }) => title)).toEqual(['On now']);
  const all = await ofCourse(learner, own.id);
  expect(all.map(({ title, status }) => [title, status])).toEqual([
    ['Over', 'ended'],
    ['On now', 'live'],
    ['Called off', 'cancelled'],
    ['Soon', 'upcoming'],
    ['Last', 'upcoming'],
  ]);
});
const inMinutesOf = (date: Date, minutes: number): string => new Date(date.getTime() + minutes * 60_000).toISOString();

test('one can join from 15 minutes before the start until the end', async () => {
  for (const [startsIn, isOpen] of [
    [16, false],
    [14, true],
    [-59, true],
  ] as const) {
    const { learner } = await aClass({ startsAt: inMinutes(startsIn) });
    const [liveClass] = await next(learner);
    expect([startsIn, liveClass?.can_join]).toEqual([startsIn, isOpen]);
  }
  const over = await aClass({ startsAt: inMinutes(-61) });
  expect((await ofCourse(over.learner, over.course.id))[0]).toMatchObject({ status: 'ended', can_join: false });
  const off = await aClass({ startsAt: inMinutes(5), cancelledAt: new Date() });
  expect((await ofCourse(off.learner, off.course.id))[0]).toMatchObject({ status: 'cancelled', can_join: false });
});

test('the name of a host leads to their page once they teach a published course', async () => {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { learner } = await aClass({ startsAt: inDays(1), hostId: teacher.user.id });
  expect(await next(learner)).toMatchObject([{ host: { id: teacher.user.id }, host_has_page: false }]);
  await aCourse(it.db, { ownerId: teacher.user.id, status: 'published' });
  expect(await next(learner)).toMatchObject([{ host_has_page: true }]);
});

test('where a class is held is told by its door alone', async () => {
  const { course: own, learner } = await aClass({ startsAt: inMinutes(5) });
  const hosted = (await next(host)).find((liveClass) => liveClass.course.id === own.id);
  expect(hosted).toMatchObject({
    is_host: true,
    can_join: true,
  });
  const told = [await next(learner), await ofCourse(learner, own.id), await ofCourse(owner, own.id)];
  expect(JSON.stringify(told)).not.toContain('live.example.org');
  expect((await next(learner))[0]).toMatchObject({ is_host: false, host: { full_name: 'Zeno Porch' } });
  const early = await aClass({ startsAt: inMinutes(60) });
  const ahead = (await next(host, { limit: 50 })).find((liveClass) => liveClass.id === early.liveClass.id);
  expect(ahead).toMatchObject({ can_join: false });
});

test('the team of a course is told when, and does not get in; a stranger neither', async () => {
  const { course: own } = await aClass({ startsAt: inMinutes(5) });
  for (const who of [owner, await aSignedIn(it.db, { roles: ['admin'] })]) {
    expect(await ofCourse(who, own.id)).toMatchObject([{ status: 'upcoming', can_join: false }]);
    expect((await next(who, { limit: 50 })).map((liveClass) => liveClass.course.id)).not.toContain(own.id);
  }
  const former = [await aLearner(own.id, 'unenrolled'), await aLearner(own.id, 'refunded')];
  for (const who of [await aSignedIn(it.db), await aSignedIn(it.db, { roles: ['teacher'] }), ...former]) {
    expect(await next(who)).toEqual([]);
    const refused = await refusedCall(it.app, 'listCourseClasses', { headers: who.headers, params: { id: own.id } });
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_enrolled']);
  }
});

test('who finished a course may still come; a deleted course holds none', async () => {
  const { course: own } = await aClass({ startsAt: inMinutes(5) });
  const graduate = await aLearner(own.id, 'completed');
  expect(await next(graduate)).toHaveLength(1);
  const gone = await aCourse(it.db, { deletedAt: new Date() });
  const liveClass = await aLiveClass(it.db, { courseId: gone.id, startsAt: inDays(1) });
  const learner = await aLearner(gone.id);
  expect(await next(learner)).toEqual([]);
  const params = { id: liveClass.courseId };
  expect((await refusedCall(it.app, 'listCourseClasses', { headers: learner.headers, params })).status).toBe(404);
});

test('a course that was taken off keeps its classes for those enrolled, and hides them from others', async () => {
  const taken = await aCourse(it.db, { status: 'unpublished' });
  await aLiveClass(it.db, { courseId: taken.id, startsAt: inDays(1) });
  const learner = await aLearner(taken.id);
  expect(await next(learner)).toHaveLength(1);
  const stranger = await aSignedIn(it.db);
  const params = { id: taken.id };
  expect((await refusedCall(it.app, 'listCourseClasses', { headers: stranger.headers, params })).status).toBe(404);
});

test('a guest is sent to log in, and a course that is not there is not found', async () => {
  expect((await refusedCall(it.app, 'listNextClasses', { query: {} })).status).toBe(401);
  expect((await refusedCall(it.app, 'listCourseClasses', { params: { id: course.id } })).status).toBe(401);
  const { headers } = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'listCourseClasses', { headers, params: { id: v7() } })).status).toBe(404);
});

async function calendarOf(who: SignedIn, courseId: string, locale = 'en') {
  const headers = { ...who.headers, 'accept-language': locale };
  const [liveClass] = await ofCourse({ headers }, courseId);
  const reply = await it.app.inject({ url: liveClass!.calendar_url });
  return { reply, url: liveClass!.calendar_url, lines: reply.body.split('\r\n') };
}
/** Long lines are folded; unfolded they can be read. */
const unfolded = (body: string): string => body.replaceAll('\r\n ', '');

test('a calendar file holds the class in UTC, its number of changes, and not the way in', async () => {
  const startsAt = new Date(Date.UTC(2031, 2, 10, 10));
  const {
    course: own,
    learner,
    liveClass,
  } = await aClass({
    startsAt,
    icsSequence: 3,
    title: 'Reading; aloud, and slowly — the first of the letters that Seneca wrote to Lucilius',
  });
  const { reply, lines } = await calendarOf(learner, own.id);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
    'private, no-store',
  ]);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="class.ics"');
  const text = unfolded(reply.body);
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    `UID:${liveClass.icsUid}`,
    'SEQUENCE:3',
    'DTSTART:20310310T100000Z',
    'DTEND:20310310T110000Z',
    'SUMMARY:Reading\\; aloud\\, and slowly — the first of the letters that Seneca wrote to Lucilius',
    'STATUS:CONFIRMED',
    'URL;VALUE=URI:https://stoa.example/home',
    'ORGANIZER;CN="Stoa":mailto:no-reply@stoa.example',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  expect(text).toContain('DESCRIPTION:Live class of the course “Stoics”.\\n\\nBring a cloak.\\n\\nJoin it on Stoa');
  expect(reply.body).not.toContain('live.example.org');
  expect(reply.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a class that was called off cancels itself in calendars that know it', async () => {
  const {
    course: own,
    learner,
    liveClass,
  } = await aClass({
    startsAt: inDays(3),
    cancelledAt: new Date(),
    icsSequence: 4,
  });
  const { reply } = await calendarOf(learner, own.id);
  expect(reply.headers['content-type']).toContain('method=CANCEL');
  const text = unfolded(reply.body).split('\r\n');
  expect(text).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4', `UID:${liveClass.icsUid}`]),
  );
});

test('a calendar file speaks the language of the page it was taken from', async () => {
  const { course: own, learner } = await aClass({ startsAt: inDays(3) });
  const { reply } = await calendarOf(learner, own.id, 'fr');
  expect(unfolded(reply.body)).toContain('DESCRIPTION:Séance en direct du cours «\u00a0Stoics\u00a0».');
});

test('the link of a calendar file opens that one file, within the hour', async () => {
  const [one, other] = [await aClass({ startsAt: inDays(3) }), await aClass({ startsAt: inDays(4) })];
  const { url } = await calendarOf(one.learner, one.course.id);
  const left = (Number(/expires=(\d+)/.exec(url)?.[1]) - Date.now() / 1000) / 60;
  expect(left).toBeGreaterThan(49);
  expect(left).toBeLessThanOrEqual(60);
  const expired = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 1}`);
  const crossed = url.replace(one.liveClass.id, other.liveClass.id);
  for (const wrong of [expired, crossed, url.split('?')[0]!, url.replace('/en/', '/fr/')]) {
    const reply = await it.app.inject({ url: wrong, headers: marker });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'file_link_expired']);
  }
  expect((await it.app.inject({ url: url.replace('/en/', '/xx/') })).statusCode).toBe(404);
  await it.db.delete(enrolments).where(eq(enrolments.courseId, one.course.id));
  await it.db.delete(liveClasses).where(eq(liveClasses.id, one.liveClass.id));
  expect((await it.app.inject({ url })).statusCode).toBe(404);
});

test('the database keeps the bounds of a class', async () => {
  const base = { courseId: course.id, startsAt: inDays(1) };
  const outside = [
    { title: 'Ab' },
    { description: 'x'.repeat(2001) },
    { durationMin: 14 },
    { durationMin: 481 },
    { timeZone: 'somewhere else' },
    { joinUrl: 'http://live.example.org' },
    { joinUrl: '//live.example.org' },
    { joinUrl: 'javascript:alert(1)' },
    { hostUrl: '/course/porches' },
    { capacity: 0 },
    { capacity: 10_001 },
    { icsSequence: -1 },
  ];
  for (const one of outside) await expect(aLiveClass(it.db, { ...base, ...one })).rejects.toThrow();
  await aLiveClass(it.db, { ...base, joinUrl: '/course/porches', capacity: 10_000, durationMin: 480 });
});

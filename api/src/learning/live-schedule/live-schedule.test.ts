import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ScheduleDraft } from '@stoa/shared/contract/learning/live-schedule.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { liveClasses } from '../live-classes/live-classes.tables.ts';
import { remindOfClasses } from './remind.ts';
import { tellScheduleWork } from './tell-schedule.ts';
import { daysLater, wallClockOf } from './wall-clock.ts';

let it: TestApp;
let author: SignedIn;
let course: CourseRow;
let learner: SignedIn;

beforeAll(async () => {
  it = await buildTestApp({ siteUrl: 'https://stoa.example', mailFrom: 'Stoa <no-reply@stoa.example>' });
});
afterAll(() => it.close());

const today = (): string => wallClockOf(new Date(), 'Europe/Berlin').date;
const inDays = (days: number): string => daysLater(today(), days);

/** A course of its own, with somebody who learns in it. */
async function aSite() {
  author = await aSignedIn(it.db, { roles: ['teacher'] });
  learner = await aSignedIn(it.db, { firstName: 'Ada' });
  course = await aCourse(it.db, { name: 'Porches', ownerId: author.user.id });
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
}

const aDraft = (given: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  course_id: course.id,
  key: v7(),
  lesson_id: null,
  title: 'A walk through the porch',
  description: '',
  dates: [inDays(7)],
  time: '18:30',
  time_zone: 'Europe/Berlin',
  duration_min: 60,
  capacity: null,
  room: 'builtin',
  join_url: null,
  host_url: null,
  host_ids: [author.user.id],
  ...given,
});
const save = (given: Partial<ScheduleDraft> = {}, who = author) =>
  call(it.app, 'saveLiveSchedule', { headers: who.headers, body: aDraft(given) });
const refusedSave = async (given: Partial<ScheduleDraft>, who = author) =>
  (await refusedCall(it.app, 'saveLiveSchedule', { headers: who.headers, body: aDraft(given) })).problem;
const list = async () =>
  (await call(it.app, 'listLiveSchedule', { headers: author.headers, params: { id: course.id } })).classes;

/** Does what waits for half a minute, now. */
const tell = () => tellScheduleWork.run(it.app.context, { courseId: course.id }, { id: v7(), attempt: 1 });
const noticesOf = ({ user }: SignedIn) =>
  rowsOf<{ kind: string; params: { count: number; when: string; title: string } }>(
    it.db,
    sql`select kind, params from notifications where user_id = ${user.id} and kind like 'class_%' order by created_at, id`,
  );
const mailsTo = ({ user }: SignedIn) =>
  rowsOf<{ attachment: { content: string; type: string } }>(
    it.db,
    sql`select attachment from mails where to_address = ${user.email} order by created_at, id`,
  );

test('a series is held at the same hour on the wall on both sides of a change of the clock', async () => {
  await aSite();
  const year = new Date().getUTCFullYear() + 1;
  // Clocks in Berlin go back on the last Sunday of October.
  const [before, after] = await save({ dates: [`${year}-10-20`, `${year}-11-03`, `${year}-10-20`] });
  expect([before, after].map((one) => [one!.date, one!.time])).toEqual([
    [`${year}-10-20`, '18:30'],
    [`${year}-11-03`, '18:30'],
  ]);
  expect(before!.starts_at.slice(11, 16)).toBe('16:30');
  expect(after!.starts_at.slice(11, 16)).toBe('17:30');
  expect(before!.series_id).toBe(after!.series_id);
  expect(before!.hosts.map(({ id }) => id)).toEqual([author.user.id]);
  expect((await save({ dates: [inDays(3)] }))[0]?.series_id).toBeNull();
});

test.each([
  [{ dates: ['2020-01-01'] }, 'dates', 'Start must be in the future.'],
  [{ duration_min: 14 }, 'duration_min', 'Duration must be between 15 and 480 minutes.'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'Choose a time zone.'],
  [{ capacity: 31 }, 'capacity', 'The room of this site holds at most 30 people.'],
  [{ room: 'link' }, 'join_url', 'Enter the address at which the class is held.'],
  [{ join_url: 'https://live.example.org' }, 'join_url', 'Only a class at an address elsewhere has one.'],
  [{ room: 'jitsi' }, 'room', 'Classes cannot be held there on this site.'],
  [{ lesson_id: v7() }, 'lesson_id', 'Choose a live lesson of this course.'],
  [{ host_ids: [v7()] }, 'host_ids', 'Nobody who teaches here has this email address.'],
] as const)('%j is refused at its field, and nothing is scheduled', async (given, field, words) => {
  await aSite();
  expect((await refusedSave(given as Partial<ScheduleDraft>)).errors).toEqual({ [field]: [words] });
  expect(await list()).toEqual([]);
});

test('of classes that overlap one is refused, also when both are saved at the same moment', async () => {
  await aSite();
  const answers = await Promise.allSettled([save({ time: '18:00' }), save({ time: '18:30' }), save({ time: '18:59' })]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await refusedSave({ dates: [inDays(9), inDays(7)], time: '18:45' })).errors).toHaveProperty('dates');
  expect(await list()).toHaveLength(1);
  // The end of one is no part of the next.
  const [{ time = '' } = {}] = await list();
  await save({ time: `${Number(time.slice(0, 2)) + 1}${time.slice(2)}` });
});

test('what is sent again after a lost answer is scheduled once', async () => {
  await aSite();
  const key = v7();
  const first = await save({ key, dates: [inDays(7), inDays(14)] });
  expect(await save({ key, dates: [inDays(7), inDays(14)] })).toEqual(first);
  expect(await list()).toHaveLength(2);
});

test('the team plans, others do not; hosts are found by their whole address', async () => {
  await aSite();
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  expect((await refusedSave({}, other)).code).toBe('forbidden');
  expect((await refusedSave({}, learner)).code).toBe('forbidden');
  await it.db.update(users).set({ creatorStatus: 'granted' }).where(eq(users.id, other.user.id));
  const find = (email: string) => call(it.app, 'findClassHost', { headers: author.headers, query: { email } });
  expect((await find(other.user.email.toUpperCase())).id).toBe(other.user.id);
  const unknown = { headers: author.headers, query: { email: learner.user.email } };
  expect((await refusedCall(it.app, 'findClassHost', unknown)).problem.errors).toHaveProperty('email');
  const [held] = await save({ host_ids: [author.user.id, other.user.id] });
  expect(held?.hosts.map(({ id }) => id)).toEqual([author.user.id, other.user.id]);
  const next = await call(it.app, 'listNextClasses', { headers: other.headers, query: {} });
  expect(next.map(({ id, is_host, co_hosts }) => [id, is_host, co_hosts.length])).toEqual([[held!.id, true, 1]]);
});

test('a class is changed alone, or with those that follow, which keep their distance in days', async () => {
  await aSite();
  const [one, two, three] = await save({ dates: [inDays(7), inDays(14), inDays(21)] });
  const change = (id: string, body: object) =>
    call(it.app, 'changeClass', { headers: author.headers, params: { id }, body: body as never });
  const moved = await change(two!.id, { version: 0, following: true, change: { date: inDays(15), time: '10:00' } });
  expect(moved.map(({ date, time }) => [date, time])).toEqual([
    [inDays(15), '10:00'],
    [inDays(22), '10:00'],
  ]);
  expect((await list()).map(({ id, version }) => [id, version])).toEqual([
    [one!.id, 0],
    [two!.id, 1],
    [three!.id, 1],
  ]);
  const stale = {
    headers: author.headers,
    params: { id: two!.id },
    body: { version: 0, change: { title: 'Another' } },
  };
  expect((await refusedCall(it.app, 'changeClass', stale)).problem.code).toBe('edit_conflict');
  // Onto another class of the course it cannot be moved.
  const onto = {
    headers: author.headers,
    params: { id: one!.id },
    body: { version: 0, change: { date: inDays(15), time: '10:30' } },
  };
  expect((await refusedCall(it.app, 'changeClass', onto)).problem.errors).toHaveProperty('date');
  await change(one!.id, { version: 0, change: { room: 'link', join_url: 'https://live.example.org/' } });
});

test('people are told once of a series, in their language and by their clock, with a file for their calendar', async () => {
  await aSite();
  await it.db.update(users).set({ locale: 'fr', timeZone: 'Asia/Tokyo' }).where(eq(users.id, learner.user.id));
  await save({ dates: [inDays(7), inDays(14)] });
  await tell();
  await tell();
  const [notice, ...more] = await noticesOf(learner);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: 'class_scheduled', params: { count: 2, title: 'A walk through the porch' } });
  expect(notice!.params.when).toMatch(/à (0[0-2]:30)|UTC\+9/);
  const [mail] = await mailsTo(learner);
  expect(mail!.attachment.type).toContain('method=PUBLISH');
  expect(mail!.attachment.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(mail!.attachment.content).not.toContain('live-class');
});

test('what is undone within the pause is told to nobody; a cancellation that stays is, and calendars follow', async () => {
  await aSite();
  const [held] = await save();
  await tell();
  const at = { headers: author.headers, params: { id: held!.id } };
  const [cancelled] = await call(it.app, 'cancelClass', { ...at, body: { version: 0, reason: 'The host is ill.' } });
  expect(cancelled).toMatchObject({ status: 'cancelled', cancel_reason: 'The host is ill.', version: 1 });
  const [restored] = await call(it.app, 'restoreClass', { ...at, body: { version: 1 } });
  expect(restored).toMatchObject({ status: 'upcoming', cancel_reason: '', version: 2 });
  await tell();
  expect(await noticesOf(learner)).toHaveLength(1);

  await call(it.app, 'cancelClass', { ...at, body: { version: 2, reason: 'The host is ill.' } });
  await tell();
  expect((await noticesOf(learner)).map(({ kind }) => kind)).toEqual(['class_scheduled', 'class_cancelled']);
  const calendars = (await mailsTo(learner)).map(({ attachment }) => attachment.content);
  const uidOf = (calendar: string) => /UID:(\S+)/.exec(calendar)?.[1];
  const sequenceOf = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);
  expect(calendars[1]).toContain('METHOD:CANCEL');
  expect(uidOf(calendars[1]!)).toBe(uidOf(calendars[0]!));
  expect(sequenceOf(calendars[1]!)).toBeGreaterThan(sequenceOf(calendars[0]!));
});

test('a class that is called off before anybody heard of it is told to nobody', async () => {
  await aSite();
  const [held] = await save();
  await call(it.app, 'cancelClass', { headers: author.headers, params: { id: held!.id }, body: { version: 0 } });
  await tell();
  expect(await noticesOf(learner)).toEqual([]);
});

test('people are reminded a day and an hour before, once each, and of a start that was moved anew', async () => {
  await aSite();
  const [held] = await save();
  await tell();
  const remind = () => remindOfClasses(it.app.context);
  const startIn = (minutes: number) =>
    it.db
      .update(liveClasses)
      .set({ startsAt: new Date(Date.now() + minutes * 60_000) })
      .where(eq(liveClasses.id, held!.id));
  const reminders = async () => (await noticesOf(learner)).filter(({ kind }) => kind === 'class_reminder').length;
  await remind();
  expect(await reminders()).toBe(0);
  await startIn(23 * 60);
  await Promise.all([remind(), remind()]);
  expect(await reminders()).toBe(1);
  await startIn(59);
  await remind();
  await remind();
  expect(await reminders()).toBe(2);
  await startIn(22 * 60);
  await remind();
  expect(await reminders()).toBe(3);
  await it.db.update(liveClasses).set({ cancelledAt: new Date() }).where(eq(liveClasses.id, held!.id));
  await startIn(58);
  await remind();
  expect(await reminders()).toBe(3);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { DEMO_MAIL } from '../../kernel/demo-address.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { mailsTo } from '../../testing/mails.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { type ProgressDetail, progressEvents } from '../progress/progress.tables.ts';
import { remindOfGoals } from './remind-of-goals.ts';
import { weekOf } from './week-of.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const goalOf = ({ headers }: SignedIn, time_zone?: string) =>
  call(it.app, 'getWeeklyGoal', { headers, query: time_zone === undefined ? {} : { time_zone } });
const set = ({ headers }: SignedIn, weekly_minutes: number | null) =>
  call(it.app, 'setWeeklyGoal', { headers, body: { weekly_minutes } });
const ask = ({ headers }: SignedIn, channels: { site?: boolean; mail?: boolean }) =>
  call(it.app, 'updateNotificationChannels', { headers, body: { kind: 'weekly_goal', ...channels } });

/** Learns in a course of their own. */
async function aLearner(given: Parameters<typeof aSignedIn>[1] = {}) {
  const person = await aSignedIn(it.db, given);
  const { id } = await aCourse(it.db);
  const enrolment = await anEnrolment(it.db, { userId: person.user.id, courseId: id });
  const learn = (kind: 'watched' | 'read' | 'opened', detail: ProgressDetail, at: Date) =>
    it.db.insert(progressEvents).values({
      ...{ enrolmentId: enrolment.id, userId: person.user.id, lessonId: v7(), idemKey: v7() },
      ...{ kind, detail, at },
    });
  return { ...person, learn };
}

test('what was played and read since Monday counts, by the clock of the person', async () => {
  const person = await aLearner();
  const zone = 'Pacific/Auckland';
  const { startsAt, monday } = weekOf(new Date(), zone);
  const after = new Date(startsAt.getTime() + 1000);
  await person.learn(
    'watched',
    {
      ranges: [
        [0, 100],
        [200, 320],
      ],
    },
    after,
  );
  await person.learn('read', { read_s: 90 }, after);
  await person.learn('opened', {}, after);
  await person.learn('read', { read_s: 6000 }, new Date(startsAt.getTime() - 1000));
  const { headers } = person;
  await call(it.app, 'updatePreferences', { headers, body: { time_zone: zone } });
  expect(await goalOf(person, 'UTC')).toEqual({
    weekly_minutes: null,
    learnt_minutes: 5,
    week: monday,
    is_reminded: false,
  });
});

test('without a zone of the account the browser’s counts, and one that nobody knows is refused', async () => {
  const person = await aLearner();
  expect((await goalOf(person, 'Asia/Tokyo')).week).toBe(weekOf(new Date(), 'Asia/Tokyo').monday);
  const { headers } = person;
  const { problem } = await refusedCall(it.app, 'getWeeklyGoal', { headers, query: { time_zone: 'Mars/Base' } });
  expect(problem.errors).toEqual({ time_zone: ['Choose a time zone.'] });
});

test('the goal is what the introduction says, until one changes it or takes it back', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  const { category } = await aCategory(it.db, 'Porches');
  const told = { goal: 'fun' as const, interests: [category.id], level: 'beginner' as const, language: 'en' as const };
  await call(it.app, 'updateIntroduction', { headers, body: { ...told, weekly_minutes: 120 } });
  expect((await goalOf(person)).weekly_minutes).toBe(120);
  expect(await set(person, 45)).toEqual({ weekly_minutes: 45 });
  expect((await goalOf(person)).weekly_minutes).toBe(45);
  expect(await call(it.app, 'getIntroduction', { headers })).toMatchObject({ weekly_minutes: 45 });
  const { problem } = await refusedCall(it.app, 'setWeeklyGoal', { headers, body: { weekly_minutes: 5 } });
  expect(problem.errors).toEqual({ weekly_minutes: ['Weekly time must be between 15 minutes and 20 hours.'] });
  await set(person, null);
  expect((await goalOf(person)).weekly_minutes).toBeNull();
});

const FRIDAY_NOON = new Date('2026-11-27T12:00:00Z');
const remindAt = (now: Date) => remindOfGoals(it.app.context, now);
const heard = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers })).items.filter(({ kind }) => kind === 'weekly_goal');

test('who asked for it hears once a week, on Friday by their own clock, while something is left', async () => {
  const person = await aLearner();
  await set(person, 60);
  await remindAt(FRIDAY_NOON);
  expect(await heard(person)).toEqual([]);
  await ask(person, { site: true, mail: true });
  expect((await goalOf(person)).is_reminded).toBe(true);
  await person.learn('read', { read_s: 1200 }, new Date('2026-11-24T09:00:00Z'));
  await remindAt(new Date('2026-11-26T12:00:00Z'));
  await remindAt(new Date('2026-11-27T08:59:00Z'));
  await remindAt(new Date('2026-11-27T20:00:00Z'));
  expect(await heard(person)).toEqual([]);
  await Promise.all([remindAt(FRIDAY_NOON), remindAt(FRIDAY_NOON)]);
  expect(await heard(person)).toMatchObject([{ title: '40 minutes left of your weekly goal', link: '/home' }]);
  expect(await mailsTo(it.db, person.user.email)).toHaveLength(1);
  await remindAt(new Date('2026-11-27T15:00:00Z'));
  expect(await heard(person)).toHaveLength(1);
  await ask(person, { site: false, mail: false });
  await remindAt(new Date('2026-12-04T12:00:00Z'));
  expect(await mailsTo(it.db, person.user.email)).toHaveLength(1);
});

test('who has reached the goal, takes nothing, or shares a demo account, is left alone', async () => {
  const [done, idle, demo] = [
    await aLearner(),
    await aSignedIn(it.db),
    await aLearner({ email: `someone-${v7()}${DEMO_MAIL}` }),
  ];
  for (const person of [done, idle, demo]) {
    await set(person, 15);
    await ask(person, { site: true, mail: true });
  }
  await done.learn('read', { read_s: 900 }, new Date('2026-11-23T09:00:00Z'));
  await remindAt(FRIDAY_NOON);
  for (const person of [done, idle, demo]) {
    expect(await heard(person)).toEqual([]);
    expect(await mailsTo(it.db, person.user.email)).toEqual([]);
  }
});

test('a week begins on Monday, wherever one is', () => {
  const sunday = new Date('2026-11-29T23:30:00Z');
  expect(weekOf(sunday, 'UTC')).toMatchObject({ monday: '2026-11-23', weekday: 7, hour: 23 });
  expect(weekOf(sunday, 'Europe/Berlin')).toMatchObject({ monday: '2026-11-30', weekday: 1, hour: 0 });
  expect(weekOf(sunday, 'America/New_York').startsAt).toEqual(new Date('2026-11-23T05:00:00Z'));
});

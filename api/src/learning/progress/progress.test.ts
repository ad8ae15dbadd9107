import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ProgressEvent } from '@stoa/shared/contract/learning/progress.ts';
import { certificates } from '../certificates/certificates.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';
import { findEvents, findProgress, findRules } from './progress.repository.ts';
import { progressEvents } from './progress.tables.ts';
import { foldEvents } from './record-events.ts';

let it: TestApp;
let course: CourseBuilder;
let text: string, video: string, quiz: string;
beforeAll(async () => {
  it = await buildTestApp();
  course = await aPublishedCourse(it);
  [text = '', video = '', quiz = ''] = course.modules[0]?.lessons.map(({ id }) => id) ?? [];
});
afterAll(() => it.close());

/** An hour after enrolling, so that the clock allows the whole course. */
async function anEnrolled({ minutesAgo = 60 } = {}) {
  const person = await aSignedIn(it.db);
  const { id } = await call(it.app, 'enrol', { headers: person.headers, body: { course_id: course.id } });
  await letTimePass(it.db, id, minutesAgo);
  const record = (...events: ProgressEvent[]) =>
    call(it.app, 'recordProgress', { headers: person.headers, params: { id }, body: { events } });
  return { ...person, id, record };
}
const watched = (...ranges: [number, number][]): ProgressEvent => ({
  kind: 'watched',
  lesson_id: video,
  idem_key: v7(),
  position_s: ranges.at(-1)?.[1] ?? 0,
  ranges,
});
const read = (read_s: number): ProgressEvent => ({ kind: 'read', lesson_id: text, idem_key: v7(), read_s });
const done = (lesson_id = text): ProgressEvent => ({ kind: 'marked_done', lesson_id, idem_key: v7() });

async function passQuiz({ headers }: SignedIn) {
  const { attempt_id } = await call(it.app, 'startQuizAttempt', { headers, params: { id: quiz } });
  return call(it.app, 'submitQuizAttempt', { headers, params: { id: attempt_id }, body: { answers: rightAnswers() } });
}
const rightAnswers = () =>
  (course.modules[0]?.lessons[2]?.quiz?.questions ?? []).map((question) => ({
    question_id: question.id ?? '',
    chosen: question.options.filter((option) => option.correct).map((option) => option.id ?? ''),
  }));

test('percentages follow from what happened', async () => {
  const { record } = await anEnrolled();
  const first = await record(watched([0, 30], [20, 50]));
  expect(first.lessons).toEqual([
    {
      lesson_id: video,
      progress: { completed: false, completed_at: null, position_s: 50, percentage: 50, watched: [[0, 50]] },
    },
  ]);
  expect(first.enrollment.percentage).toBe(0);
  expect((await record(watched([50, 90]))).enrollment.percentage).toBe(33);
  const both = await record(done());
  expect(both).toMatchObject({ enrollment: { percentage: 66, status: 'active' }, certificate_slug: null });
});

test('sending the same event twice counts once', async () => {
  const { record, id } = await anEnrolled();
  const event = watched([0, 10]);
  await Promise.all([record(event), record(event), record(event, event)]);
  const rows = await it.db.select().from(progressEvents).where(eq(progressEvents.enrolmentId, id));
  expect(rows).toHaveLength(1);
});

test('the last lesson completes the course and issues one certificate, however many say so at once', async () => {
  const learner = await anEnrolled();
  await learner.record(watched([0, 100]), done());
  const { attempt_id } = await call(it.app, 'startQuizAttempt', { headers: learner.headers, params: { id: quiz } });
  const submit = () =>
    call(it.app, 'submitQuizAttempt', {
      headers: learner.headers,
      params: { id: attempt_id },
      body: { answers: rightAnswers() },
    });
  const replies = await Promise.all([submit(), submit(), learner.record(watched([0, 100])), submit()]);
  const slugs = new Set(replies.map((reply) => ('progress' in reply ? reply.progress : reply).certificate_slug));
  slugs.delete(null);
  expect(slugs.size).toBe(1);
  expect(await it.db.$count(certificates, eq(certificates.userId, learner.user.id))).toBe(1);
  const { items } = await call(it.app, 'listNotifications', { headers: learner.headers });
  expect(items.filter(({ kind }) => kind === 'certificate_issued')).toHaveLength(1);
});

test('two last events at the same moment complete the course once', async () => {
  const learner = await anEnrolled();
  await passQuiz(learner);
  const replies = await Promise.all([learner.record(watched([0, 100])), learner.record(done())]);
  expect(replies.map((reply) => reply.enrollment.status).sort()).toEqual(['active', 'completed']);
  expect(await it.db.$count(certificates, eq(certificates.userId, learner.user.id))).toBe(1);
});

test('completion stays when nothing more is done, and its moment is written once', async () => {
  const learner = await anEnrolled();
  await learner.record(watched([0, 100]), done());
  const { progress } = await passQuiz(learner);
  const again = await learner.record(done());
  expect(again.enrollment.completed_at).toBe(progress.enrollment.completed_at);
  expect(again.certificate_slug).toBe(progress.certificate_slug);
});

test('the kept progress is exactly the fold of the events', async () => {
  const learner = await anEnrolled();
  await learner.record(watched([0, 20]), read(40), done(), watched([60, 80]));
  await learner.record(watched([10, 70]));
  await passQuiz(learner);
  const folded = foldEvents(await findEvents(it.db, learner.id), await findRules(it.db, course.id));
  const kept = await findProgress(it.db, learner.id);
  expect([...kept.keys()].sort()).toEqual([...folded.keys()].sort());
  for (const [lessonId, state] of folded) {
    const row = kept.get(lessonId);
    expect(row).toMatchObject({ ranges: state.ranges, percentage: state.percentage, positionS: state.position_s });
    expect(row?.readS).toBe(state.read_s);
    expect(row?.completedAt).toEqual(state.completed_at);
  }
});

test('events that do not fit are refused by name and nothing of the batch is kept', async () => {
  const { record, id, headers } = await anEnrolled();
  const refused = await refusedCall(it.app, 'recordProgress', {
    headers,
    params: { id },
    body: { events: [done(), done(video), { ...done(), lesson_id: v7() }] },
  });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(['events.1.kind', 'events.2.lesson_id']);
  expect((await record({ kind: 'opened', lesson_id: text, idem_key: v7() })).enrollment.percentage).toBe(0);
});

test('progress is one’s own, and only while enrolled', async () => {
  const { id, headers } = await anEnrolled();
  const stranger = await anEnrolled();
  const given = { params: { id }, body: { events: [done()] } };
  expect((await refusedCall(it.app, 'recordProgress', { headers: stranger.headers, ...given })).status).toBe(404);
  expect((await refusedCall(it.app, 'recordProgress', given)).status).toBe(401);
  await call(it.app, 'unenrol', { headers, params: { id } });
  const refused = await refusedCall(it.app, 'recordProgress', { headers, ...given });
  expect(refused).toMatchObject({ status: 403, problem: { code: 'not_enrolled' } });
});

test('a whole film claimed right after enrolling is cut to what the clock allows, and nothing else is lost', async () => {
  const { record, id } = await anEnrolled({ minutesAgo: 0 });
  const reply = await record(watched([0, 1e9]), done(), read(1e9));
  const [film, reading] = reply.lessons;
  expect(film?.progress.completed).toBe(false);
  expect(film?.progress.percentage).toBeLessThan(50);
  expect(reading?.progress.completed).toBe(true);
  expect(reply.cut_s).toBeGreaterThan(50);
  await letTimePass(it.db, id);
  const honest = await record(watched([0, 100]));
  expect(honest).toMatchObject({ cut_s: 0, lessons: [{ progress: { completed: true, watched: [[0, 100]] } }] });
});

test('many devices at once do not add up beyond the clock', async () => {
  const { record, id } = await anEnrolled({ minutesAgo: 1 / 3 });
  const parts = Array.from({ length: 10 }, (_, n) => record(watched([n * 10, n * 10 + 10])));
  const replies = await Promise.all(parts);
  const counted = (await findProgress(it.db, id)).get(video)?.ranges ?? [];
  const seconds = counted.reduce((sum, [from, to]) => sum + to - from, 0);
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThan(80);
  expect(replies.reduce((sum, { cut_s }) => sum + cut_s, 0)).toBeCloseTo(100 - seconds, 3);
});

test('two courses at once share one clock', async () => {
  const other = await aPublishedCourse(it);
  const learner = await anEnrolled({ minutesAgo: 0.6 });
  const { headers } = learner;
  const { id } = await call(it.app, 'enrol', { headers, body: { course_id: other.id } });
  await letTimePass(it.db, id, 0.6);
  await learner.record(watched([0, 100]));
  const second = await call(it.app, 'recordProgress', {
    headers,
    params: { id },
    body: { events: [{ ...watched([0, 100]), lesson_id: other.modules[0]?.lessons[1]?.id ?? '' }] },
  });
  expect(second.lessons[0]?.progress.percentage).toBeLessThan(50);
});

test('what an hour offline kept back counts whole, in as many calls as it takes', async () => {
  const { record } = await anEnrolled({ minutesAgo: 2 });
  const kept = Array.from({ length: 10 }, (_, n) => watched([n * 10, n * 10 + 10]));
  expect((await record(...kept.slice(0, 5))).cut_s).toBe(0);
  expect((await record(...kept)).cut_s).toBe(0);
  expect((await record(...kept)).lessons[0]?.progress.percentage).toBe(100);
});

test('the same event sent again uses no time', async () => {
  const { record } = await anEnrolled({ minutesAgo: 0.75 });
  const event = watched([0, 80]);
  await record(event);
  expect(await record(event, event)).toMatchObject({ cut_s: 0 });
});

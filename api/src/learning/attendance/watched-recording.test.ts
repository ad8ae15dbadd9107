import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { aLiveClass } from '../../testing/live-builders.ts';
import { aFile } from '../../testing/ready-course.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const DAY_MS = 86_400_000;
const FILM_S = 100;

/** A course of a live lesson and the recording of its class, and somebody who was not there. */
async function aMissedClass() {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const course = await aCourse(it.db, { ownerId: author.user.id });
  const [live, film] = await it.db.select().from(lessons).where(eq(lessons.courseId, course.id)).orderBy(lessons.order);
  const change = (id: string, to: Partial<typeof lessons.$inferInsert>) =>
    it.db.update(lessons).set(to).where(eq(lessons.id, id));
  await change(live!.id, { kind: 'live' });
  const fileId = await aFile(it.db, author.user.id, { purpose: 'video', durationS: FILM_S, type: 'video/webm' });
  await change(film!.id, { kind: 'video', markdown: null, fileId, durationS: FILM_S, required: false });
  const startsAt = new Date(Date.now() - DAY_MS);
  await aLiveClass(it.db, { courseId: course.id, startsAt, lessonId: live!.id, recordingLessonId: film!.id });
  const learner = await aSignedIn(it.db);
  const { id } = await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  await letTimePass(it.db, id, 60);
  const watch = (from: number, to: number) =>
    call(it.app, 'recordProgress', {
      headers: learner.headers,
      params: { id },
      body: {
        events: [{ kind: 'watched', lesson_id: film!.id, idem_key: v7(), position_s: to, ranges: [[from, to]] }],
      },
    });
  return { live: live!.id, film: film!.id, watch };
}

test('who has watched the recording of a class is told at once that its live lesson is done', async () => {
  const { live, film, watch } = await aMissedClass();
  const half = await watch(0, FILM_S / 2);
  expect(half.lessons.map(({ lesson_id }) => lesson_id)).toEqual([film]);
  const whole = await watch(FILM_S / 2, FILM_S);
  const isDone = Object.fromEntries(whole.lessons.map(({ lesson_id, progress }) => [lesson_id, progress.completed]));
  expect(isDone).toEqual({ [film]: true, [live]: true });
  expect(whole.enrollment.percentage).toBeGreaterThan(half.enrollment.percentage);
});

test('watching on, past the end of it, completes nothing a second time', async () => {
  const { film, watch } = await aMissedClass();
  await watch(0, FILM_S);
  const again = await watch(0, 10);
  expect(again.lessons.map(({ lesson_id }) => lesson_id)).toEqual([film]);
});

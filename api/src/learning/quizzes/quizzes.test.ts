import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { lessons, quizzes } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let course: CourseBuilder;
let quiz: string;
beforeAll(async () => {
  it = await buildTestApp();
  course = await aPublishedCourse(it);
  quiz = course.modules[0]?.lessons[2]?.id ?? '';
});
afterAll(() => it.close());

async function anEnrolled(courseId = course.id): Promise<SignedIn> {
  const person = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers: person.headers, body: { course_id: courseId } });
  return person;
}
const start = ({ headers }: SignedIn, id = quiz) => call(it.app, 'startQuizAttempt', { headers, params: { id } });
const submit = ({ headers }: SignedIn, id: string, answers: { question_id: string; chosen: string[] }[] = []) =>
  call(it.app, 'submitQuizAttempt', { headers, params: { id }, body: { answers } });
const rightOf = (of: CourseBuilder) =>
  (of.modules[0]?.lessons[2]?.quiz?.questions ?? []).map((question) => ({
    question_id: question.id ?? '',
    chosen: question.options.filter((option) => option.correct).map((option) => option.id ?? ''),
  }));

test('an attempt that was begun goes on with its questions in the same order', async () => {
  const person = await anEnrolled();
  const [first, again, atOnce] = await Promise.all([start(person), start(person), start(person)]);
  expect(again).toEqual(first);
  expect(atOnce).toEqual(first);
  expect(JSON.stringify(first)).not.toMatch(/correct|Zeno taught/);
});

test('a failed attempt hides the right answers; a passed one shows them', async () => {
  const person = await anEnrolled();
  const { attempt_id } = await start(person);
  const failed = await submit(person, attempt_id, rightOf(course).slice(0, 1));
  expect(failed.result).toMatchObject({ score: 25, passed: false });
  expect(failed.result.answers.map(({ correct, right }) => [correct, right])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(failed.progress.lessons[0]?.progress).toMatchObject({ completed: false, percentage: 25 });
  const lessonNow = async () =>
    (await call(it.app, 'getLesson', { headers: person.headers, params: { id: quiz } })).content;
  expect(await lessonNow()).toMatchObject({ attempts_used: 1, attempt_open: false });
  const second = await start(person);
  expect(second.attempt_no).toBe(2);
  expect(await lessonNow()).toMatchObject({ attempts_used: 1, attempt_open: true });
  const passed = await submit(person, second.attempt_id, rightOf(course));
  expect(passed.result).toMatchObject({ score: 100, passed: true });
  expect(passed.result.answers.map(({ right, explanation }) => [right, explanation])).toEqual(
    rightOf(course).map(({ chosen }, index) => [
      expect.arrayContaining(chosen),
      ['Zeno taught in the porch.', 'Columns carry the roof.'][index],
    ]),
  );
  expect(passed.progress.enrollment.percentage).toBe(33);
  expect(await lessonNow()).toMatchObject({ attempts_used: 2, attempt_open: false, best_score: 100 });
  expect(await lessonNow()).toMatchObject({ last_result: { passed: true }, last_questions: second.questions });
});

test('a failed try explains: all of it where tries are free, what was right where they are counted', async () => {
  const person = await anEnrolled();
  const explained = async (lesson: string, answers: ReturnType<typeof rightOf>) =>
    (await submit(person, (await start(person, lesson)).attempt_id, answers)).result.answers.map(
      ({ explanation }) => explanation !== null,
    );
  expect(await explained(quiz, rightOf(course).slice(0, 1))).toEqual([true, true]);
  const counted = await aPublishedCourse(it);
  const lesson = counted.modules[0]?.lessons[2]?.id ?? '';
  await it.db.update(quizzes).set({ maxAttempts: 3 }).where(eq(quizzes.lessonId, lesson));
  await call(it.app, 'enrol', { headers: person.headers, body: { course_id: counted.id } });
  expect(await explained(lesson, rightOf(counted).slice(0, 1))).toEqual([true, false]);
});

test('handing in twice gives the first result, whatever the second says', async () => {
  const person = await anEnrolled();
  const { attempt_id } = await start(person);
  const first = await submit(person, attempt_id, rightOf(course));
  const second = await submit(person, attempt_id, []);
  expect(second.result).toEqual(first.result);
});

test('attempts are counted; after the last the right answers are shown', async () => {
  const own = await aPublishedCourse(it);
  const lesson = own.modules[0]?.lessons[2]?.id ?? '';
  await it.db.update(quizzes).set({ maxAttempts: 2 }).where(eq(quizzes.lessonId, lesson));
  const person = await anEnrolled(own.id);
  const one = await submit(person, (await start(person, lesson)).attempt_id);
  expect(one.result.answers[0]?.right).toBeNull();
  const two = await submit(person, (await start(person, lesson)).attempt_id);
  expect(two.result.answers[0]?.right).toHaveLength(1);
  const spent = await refusedCall(it.app, 'startQuizAttempt', { headers: person.headers, params: { id: lesson } });
  expect(spent).toMatchObject({ status: 409, problem: { code: 'quiz_attempts_spent' } });
});

test('a quiz is for those enrolled, an attempt for the one who began it', async () => {
  const person = await anEnrolled();
  const stranger = await aSignedIn(it.db);
  const params = { id: quiz };
  const refused = await refusedCall(it.app, 'startQuizAttempt', { headers: stranger.headers, params });
  expect(refused).toMatchObject({ status: 403, problem: { code: 'not_enrolled' } });
  const { attempt_id } = await start(person);
  const given = { params: { id: attempt_id }, body: { answers: [] } };
  expect((await refusedCall(it.app, 'submitQuizAttempt', { headers: stranger.headers, ...given })).status).toBe(404);
  const notAQuiz = { id: course.modules[0]?.lessons[0]?.id ?? '' };
  expect((await refusedCall(it.app, 'startQuizAttempt', { headers: person.headers, params: notAQuiz })).status).toBe(
    404,
  );
  expect(
    (await refusedCall(it.app, 'startQuizAttempt', { headers: person.headers, params: { id: v7() } })).status,
  ).toBe(404);
});

test('an attempt at a quiz that was removed cannot be handed in', async () => {
  const own = await aPublishedCourse(it);
  const lesson = own.modules[0]?.lessons[2]?.id ?? '';
  const person = await anEnrolled(own.id);
  const { attempt_id } = await start(person, lesson);
  await it.db.delete(lessons).where(eq(lessons.id, lesson));
  const refused = await refusedCall(it.app, 'submitQuizAttempt', {
    headers: person.headers,
    params: { id: attempt_id },
    body: { answers: [] },
  });
  expect(refused.problem.code).toBe('quiz_attempt_closed');
});

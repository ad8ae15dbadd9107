import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { plainOption, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn, admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const quizOf = (course: CourseBuilder) => {
  const lesson = course.modules[0]!.lessons.find(({ kind }) => kind === 'quiz')!;
  return { lessonId: lesson.id, questions: lesson.quiz!.questions };
};
const add = (course: CourseBuilder, given: object = {}) =>
  call(it.app, 'createQuestion', {
    headers: teacher.headers,
    body: { lesson_id: quizOf(course).lessonId, kind: 'single', ...given },
  });
const change = <B extends object>(id: string, base_version: number, body: B) => ({
  headers: teacher.headers,
  params: { id },
  body: { ...body, base_version },
});

test('a question is begun with nothing but its kind, and saved as far as it is', async () => {
  const begun = await add(await aReadyCourse(it, teacher));
  const question = quizOf(begun).questions.at(-1)!;
  expect(question).toMatchObject({ kind: 'single', prompt: '', points: 1, options: [] });
  const options = [
    { text: 'Zeno', correct: false },
    { text: '', correct: false },
  ];
  const saved = await call(it.app, 'updateQuestion', change(question.id, begun.version, { prompt: 'Wh', options }));
  expect(quizOf(saved).questions.at(-1)).toMatchObject({ prompt: 'Wh', options });
  expect(quizOf(saved).questions.slice(0, -1)).toEqual(quizOf(begun).questions.slice(0, -1));
});

test('a quiz may be without any answer for now', async () => {
  const course = await aReadyCourse(it, teacher);
  let { version } = course;
  for (const { id } of quizOf(course).questions) {
    const changed = await call(it.app, 'updateQuestion', change(id, version, { options: [] }));
    version = changed.version;
    expect(quizOf(changed).questions.find((question) => question.id === id)?.options).toEqual([]);
  }
});

test('an unfinished question holds back the review, by its number and what it lacks', async () => {
  const course = await aReadyCourse(it, teacher);
  await add(course, { prompt: 'Which is right?', options: [{ text: 'This', correct: false }, { text: 'That', correct: false }] }); // prettier-ignore
  const { headers } = teacher;
  const refused = await refusedCall(it.app, 'submitCourse', { headers, params: { id: course.id } });
  expect(refused.problem.errors).toEqual({ quiz_questions: ['Question 3 of “Answer this” has no right answer.'] });
});

test('an unfinished question of a public course stays in its revision, which is not sent', async () => {
  const course = await aPublishedCourse(it, teacher);
  const edited = await add(course);
  expect(edited.has_revision).toBe(true);
  const question = quizOf(edited).questions.at(-1)!;
  const { headers } = teacher;
  const params = { id: course.id };
  expect((await refusedCall(it.app, 'submitCourse', { headers, params })).problem.code).toBe('course_incomplete');
  const learner = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers: learner.headers, body: { course_id: course.id } });
  const attempt = await call(it.app, 'startQuizAttempt', {
    headers: learner.headers,
    params: { id: quizOf(course).lessonId },
  });
  expect(attempt.questions).toHaveLength(2);
  const finished = await call(
    it.app,
    'updateQuestion',
    change(question.id, edited.version, {
      prompt: 'Which is right?',
      options: [
        { text: 'This', correct: true },
        { text: 'That', correct: false },
      ],
    }),
  );
  expect(finished.checklist.find(({ key }) => key === 'quiz_questions')?.passed).toBe(true);
  await call(it.app, 'submitCourse', { headers, params });
  const published = await call(it.app, 'publishCourse', {
    headers: admin.headers,
    params: { slug: course.slug },
    body: {},
  });
  expect(quizOf(published).questions).toHaveLength(3);
});

test('out of bounds is not unfinished: it is refused by its field', async () => {
  const course = await add(await aReadyCourse(it, teacher));
  const { id } = quizOf(course).questions.at(-1)!;
  const outOfBounds: [field: string, body: Partial<QuestionFields>][] = [
    ['points', { points: 101 }],
    ['prompt', { prompt: 'x'.repeat(2001) }],
    ['options.0.text', { options: [{ text: 'x'.repeat(501), correct: true, ...plainOption }] }],
  ];
  for (const [field, body] of outOfBounds) {
    const refused = await refusedCall(it.app, 'updateQuestion', change(id, course.version, body));
    expect(Object.keys(refused.problem.errors ?? {})).toEqual([field]);
  }
});

test('two windows write two questions, and neither is in the way of the other', async () => {
  const seen = await aReadyCourse(it, teacher);
  const [first, second] = quizOf(seen).questions;
  await Promise.all(
    [first, second].map((question) =>
      call(
        it.app,
        'updateQuestion',
        change(question!.id, seen.version, { prompt: `Written anew: ${question!.prompt}` }),
      ),
    ),
  );
  const now = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: seen.slug } });
  expect(quizOf(now).questions.map(({ prompt }) => prompt)).toEqual([
    `Written anew: ${first!.prompt}`,
    `Written anew: ${second!.prompt}`,
  ]);
  const refused = await refusedCall(it.app, 'updateQuestion', change(first!.id, seen.version, { prompt: 'Unseen' }));
  expect(refused.problem.conflict?.fields).toMatchObject([{ target: `question:${first!.id}`, field: 'prompt' }]);
});

test('questions are put in order and removed, by their author alone', async () => {
  const seen = await aReadyCourse(it, teacher);
  const { lessonId, questions } = quizOf(seen);
  const ids = questions.map(({ id }) => id);
  const turned = await call(it.app, 'orderQuestions', change(lessonId, seen.version, { questions: ids.toReversed() }));
  expect(quizOf(turned).questions.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(quizOf(turned).questions.toReversed()).toEqual(questions);
  const twice = change(lessonId, turned.version, { questions: ids.map(() => ids[0] ?? '') });
  expect((await refusedCall(it.app, 'orderQuestions', twice)).status).toBe(422);
  const removal = { params: { id: ids[0] ?? '' }, query: { base_version: turned.version } };
  expect((await refusedCall(it.app, 'removeQuestion', { ...removal, headers: other.headers })).status).toBe(404);
  const fewer = await call(it.app, 'removeQuestion', { ...removal, headers: teacher.headers });
  expect(quizOf(fewer).questions.map(({ id }) => id)).toEqual(ids.slice(1));
});

test('several questions are added at once, all of them or none', async () => {
  const course = await aReadyCourse(it, teacher);
  const { headers } = teacher;
  const lesson_id = course.modules[0]?.lessons[2]?.id ?? '';
  const question = { kind: 'numeric' as const, prompt: 'How many?', points: 1, explanation: '', options: [], value: 4 };
  const body = { lesson_id, questions: [question, { ...question, prompt: 'How far?' }] };
  const more = await call(it.app, 'createQuestions', { headers, body });
  expect(
    quizOf(more)
      .questions.map(({ prompt }) => prompt)
      .slice(2),
  ).toEqual(['How many?', 'How far?']);
  const tooMany = { lesson_id, questions: Array.from({ length: 97 }, () => question) };
  const refused = await refusedCall(it.app, 'createQuestions', { headers, body: tooMany });
  expect(refused.problem.errors).toEqual({ lesson_id: ['At most 100 questions.'] });
  const strangers = await refusedCall(it.app, 'createQuestions', { headers: other.headers, body });
  expect(strangers.status).toBe(404);
  const now = await call(it.app, 'getCourseBuilder', { headers, params: { slug: course.slug } });
  expect(quizOf(now).questions).toHaveLength(4);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuizAnswer, QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { eq } from 'drizzle-orm';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { exportQuizAttempts } from './quizzes.export.ts';
import { aFile, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseBuilder;
let quiz: string;
const option = (text: string, correct = true, match = '') => ({ text, correct, match });
/** In place of the two questions that a ready course has. */
const questions = [
  {
    kind: 'numeric' as const,
    prompt: 'How fast does it fall?',
    value: 9.81,
    tolerance: 0.01,
    hint: 'Metres a second.',
  },
  { kind: 'short_text' as const, prompt: 'What falls?', options: [option('An apple'), option('Apple')] },
  {
    kind: 'order' as const,
    prompt: 'Put them in order.',
    options: [option('Tree'), option('Apple'), option('Ground')],
  },
  {
    kind: 'match' as const,
    prompt: 'Who found what?',
    options: [option('Newton', true, 'Gravity'), option('Curie', true, 'Radium'), option('', false, 'Tea')],
  },
];

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  course = await publishedWith(questions);
  quiz = quizOf(course);
});
afterAll(() => it.close());

const quizOf = (of: CourseBuilder): string => of.modules[0]?.lessons[2]?.id ?? '';
const questionsIn = (of: CourseBuilder) => of.modules[0]?.lessons[2]?.quiz?.questions ?? [];

async function publishedWith(given: object[], lesson: object = {}): Promise<CourseBuilder> {
  const { headers } = teacher;
  const draft = await draftWith(given, lesson);
  await call(it.app, 'submitCourse', { headers, params: { id: draft.id } });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  return call(it.app, 'publishCourse', { headers: admin.headers, params: { slug: draft.slug }, body: {} });
}

async function draftWith(given: object[], lesson: object = {}): Promise<CourseBuilder> {
  const { headers } = teacher;
  let draft = await aReadyCourse(it, teacher);
  for (const { id } of questionsIn(draft)) {
    draft = await call(it.app, 'removeQuestion', { headers, params: { id }, query: { base_version: draft.version } });
  }
  const id = quizOf(draft);
  for (const question of given) {
    const body = { lesson_id: id, kind: 'numeric' as const, ...question };
    draft = await call(it.app, 'createQuestion', { headers, body });
  }
  const body = { ...lesson, base_version: draft.version };
  return call(it.app, 'updateLesson', { headers, params: { id }, body });
}

async function anEnrolled(id = course.id): Promise<SignedIn> {
  const person = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers: person.headers, body: { course_id: id } });
  return person;
}
const start = ({ headers }: SignedIn, id = quiz) => call(it.app, 'startQuizAttempt', { headers, params: { id } });
const submit = ({ headers }: SignedIn, id: string, answers: QuizAnswer[]) =>
  call(it.app, 'submitQuizAttempt', { headers, params: { id }, body: { answers } });

const named = (of: readonly { id: string; text: string }[], text: string): string =>
  of.find((one) => one.text === text)?.id ?? '';

function rightAnswers(asked: readonly QuizQuestion[]): QuizAnswer[] {
  const [number, words, order, match] = asked as [QuizQuestion, QuizQuestion, QuizQuestion, QuizQuestion];
  const blank = { chosen: [], text: '', pairs: [] };
  const pair = (text: string, choice: string) => ({
    option_id: named(match.options, text),
    choice_id: named(match.choices, choice),
  });
  return [
    { ...blank, question_id: number.id, text: '9,8' },
    { ...blank, question_id: words.id, text: ' AN  apple ' },
    { ...blank, question_id: order.id, chosen: ['Tree', 'Apple', 'Ground'].map((text) => named(order.options, text)) },
    { ...blank, question_id: match.id, pairs: [pair('Newton', 'Gravity'), pair('Curie', 'Radium')] },
  ];
}

test('what is typed, put in order and matched is judged, and its solution is told when it is passed', async () => {
  const person = await anEnrolled();
  const { attempt_id, questions: asked } = await start(person);
  expect(JSON.stringify(asked)).not.toMatch(/9\.81|An apple|correct|"match":|Metres/);
  const { result } = await submit(person, attempt_id, rightAnswers(asked));
  expect(result).toMatchObject({ score: 100, passed: true });
  const [number, words, order, match] = result.answers;
  expect(number).toMatchObject({ text: '9,8', solution: { number: { value: 9.81, tolerance: 0.01 } } });
  expect(words?.solution?.texts).toEqual(['An apple', 'Apple']);
  expect(order?.right).toEqual(order?.chosen);
  expect(match?.solution?.pairs).toEqual(expect.arrayContaining(match?.pairs ?? []));
});

test('a failed try tells no solution, and a reload shows the same order', async () => {
  const person = await anEnrolled();
  const first = await start(person);
  expect(await start(person)).toEqual(first);
  const { result } = await submit(person, first.attempt_id, rightAnswers(first.questions).slice(0, 1));
  expect(result.answers.map(({ correct, right, solution }) => [correct, right, solution])).toEqual([
    [true, null, null],
    [false, null, null],
    [false, null, null],
    [false, null, null],
  ]);
});

test('a hint is told to whom opens it, noted in the attempt, and costs nothing', async () => {
  const person = await anEnrolled();
  const { attempt_id, questions: asked } = await start(person);
  const [number, words] = asked;
  expect([number?.has_hint, number?.hint, words?.has_hint]).toEqual([true, null, false]);
  const open = (headers: SignedIn['headers'], question_id = number?.id ?? '') =>
    ({ headers, params: { id: attempt_id }, body: { question_id } }) as const;
  expect(await call(it.app, 'openQuizHint', open(person.headers))).toEqual({ hint: 'Metres a second.' });
  await call(it.app, 'openQuizHint', open(person.headers));
  expect((await start(person)).questions[0]?.hint).toBe('Metres a second.');
  expect((await refusedCall(it.app, 'openQuizHint', open(person.headers, words?.id))).status).toBe(404);
  const stranger = await anEnrolled();
  expect((await refusedCall(it.app, 'openQuizHint', open(stranger.headers))).status).toBe(404);
  expect((await submit(person, attempt_id, rightAnswers(asked))).result.score).toBe(100);
  const late = await refusedCall(it.app, 'openQuizHint', open(person.headers));
  expect(late.problem.code).toBe('quiz_attempt_closed');
});

test('a wrong answer sends to the lesson that the author chose, as long as it is there', async () => {
  const draft = await draftWith([{ prompt: 'How many?', value: 4 }]);
  const film = draft.modules[0]?.lessons[1];
  const { id } = questionsIn(draft)[0]!;
  const edit = (look_lesson_id: string) => ({
    headers: teacher.headers,
    params: { id },
    body: { look_lesson_id, look_at_s: 42, base_version: draft.version },
  });
  const elsewhere = await refusedCall(it.app, 'updateQuestion', edit(quiz));
  expect(elsewhere.problem.errors).toEqual({ look_lesson_id: ['Choose a lesson of this course.'] });
  await call(it.app, 'updateQuestion', edit(film?.id ?? ''));
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id: draft.id } });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug: draft.slug }, body: {} });
  const person = await anEnrolled(draft.id);
  const lookOf = async (text: string) => {
    const { attempt_id, questions: asked } = await start(person, quizOf(draft));
    const answer = { question_id: asked[0]?.id ?? '', chosen: [], pairs: [], text };
    return (await submit(person, attempt_id, [answer])).result.answers[0]?.look_again;
  };
  expect(await lookOf('5')).toEqual({ lesson_id: film?.id, title: film?.title, at_s: 42 });
  expect(await lookOf('4')).toBeNull();
});

test('a picture is the author’s own, uploaded for it, and comes signed to who is asked', async () => {
  const { headers, user } = teacher;
  const draft = await draftWith([{ prompt: 'What is this?', value: 1 }]);
  const { id } = questionsIn(draft)[0]!;
  const cover = await aFile(it.db, user.id, { purpose: 'cover', type: 'image/png' });
  const picture = await aFile(it.db, user.id, { purpose: 'picture', type: 'image/png' });
  const edit = (picture_file_id: string) => ({
    headers,
    params: { id },
    body: { picture_file_id, picture_alt: 'A lamp on a table', base_version: draft.version },
  });
  const refused = await refusedCall(it.app, 'updateQuestion', edit(cover));
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(['picture_file_id']);
  const edited = await call(it.app, 'updateQuestion', edit(picture));
  expect(questionsIn(edited)[0]?.picture).toMatchObject({ id: picture, purpose: 'picture' });
  await call(it.app, 'submitCourse', { headers, params: { id: draft.id } });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug: draft.slug }, body: {} });
  const { questions: asked } = await start(await anEnrolled(draft.id), quizOf(draft));
  expect(asked[0]?.picture).toEqual({ url: expect.stringContaining(picture), alt: 'A lamp on a table' });
});

test('an answer may be a picture: of the author’s own, described, and called by what it shows', async () => {
  const { headers, user } = teacher;
  const draft = await draftWith([{ kind: 'single', prompt: 'Which one?', options: [option('This'), option('That')] }]);
  const { id } = questionsIn(draft)[0]!;
  const [cover, picture] = await Promise.all([
    aFile(it.db, user.id, { purpose: 'cover', type: 'image/png' }),
    aFile(it.db, user.id, { purpose: 'picture', type: 'image/png' }),
  ]);
  const edit = (picture_file_id: string, picture_alt: string, base_version = draft.version) => ({
    headers,
    params: { id },
    body: { options: [option('This', false), { ...option(''), picture_file_id, picture_alt }], base_version },
  });
  const refused = await refusedCall(it.app, 'updateQuestion', edit(cover, 'A lamp'));
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(['options.1.picture_file_id']);
  const undescribed = await call(it.app, 'updateQuestion', edit(picture, ''));
  const incomplete = await refusedCall(it.app, 'submitCourse', { headers, params: { id: draft.id } });
  expect(incomplete.problem.errors).toEqual({
    quiz_questions: ['Question 1 of “Answer this” has a picture without a description.'],
  });
  const edited = await call(it.app, 'updateQuestion', edit(picture, 'A lamp', undescribed.version));
  expect(questionsIn(edited)[0]?.options[1]?.picture).toMatchObject({ id: picture, purpose: 'picture' });
  await call(it.app, 'submitCourse', { headers, params: { id: draft.id } });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug: draft.slug }, body: {} });

  const person = await anEnrolled(draft.id);
  const { attempt_id, questions: asked } = await start(person, quizOf(draft));
  const lamp = asked[0]?.options.find(({ text }) => text === '');
  expect(lamp?.picture).toEqual({ url: expect.stringContaining(picture), alt: 'A lamp' });
  const answers = [{ question_id: asked[0]!.id, chosen: [lamp!.id], text: '', pairs: [] }];
  expect((await submit(person, attempt_id, answers)).result.passed).toBe(true);
  expect(await exportQuizAttempts(it.db, { userId: person.user.id, sessionId: '', locale: 'en' })).toMatchObject([
    { questions: [{ prompt: 'Which one?', chosen: ['A lamp'] }] },
  ]);
});

test('a quiz that draws asks so many, and an attempt keeps what it drew', async () => {
  const bank = Array.from({ length: 6 }, (_, place) => ({ prompt: `Number ${place}?`, value: place }));
  const drawn = await publishedWith(bank, { draw: 2 });
  const person = await anEnrolled(drawn.id);
  const lesson = await call(it.app, 'getLesson', { headers: person.headers, params: { id: quizOf(drawn) } });
  expect(lesson.content).toMatchObject({ question_count: 2 });
  const first = await start(person, quizOf(drawn));
  expect(first.questions).toHaveLength(2);
  expect(await start(person, quizOf(drawn))).toEqual(first);
});

test('only a quiz draws', async () => {
  const text = course.modules[0]?.lessons[0]?.id ?? '';
  const body = { draw: 2, base_version: course.version };
  const refused = await refusedCall(it.app, 'updateLesson', { headers: teacher.headers, params: { id: text }, body });
  expect(refused.problem.errors).toEqual({ draw: ['A lesson of this kind has no such part.'] });
});

test('statistics are of first attempts, for the author alone, and from five learners on', async () => {
  const own = await publishedWith([{ prompt: 'How many?', value: 4 }]);
  const params = { id: quizOf(own) };
  const take = async (text: string, person?: SignedIn) => {
    const learner = person ?? (await anEnrolled(own.id));
    const { attempt_id, questions: asked } = await start(learner, params.id);
    await submit(learner, attempt_id, [{ question_id: asked[0]?.id ?? '', chosen: [], pairs: [], text }]);
    return learner;
  };
  const statistics = () => call(it.app, 'getQuizStatistics', { headers: teacher.headers, params });
  const first = await take('5');
  for (const text of ['4', '4', '']) await take(text);
  await take('4', first);
  expect(await statistics()).toEqual({ learners: 4, questions: [] });
  await take('4');
  expect(await statistics()).toMatchObject({ learners: 5, questions: [{ asked: 5, answered: 4, right_share: 0.6 }] });
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  const refused = await refusedCall(it.app, 'getQuizStatistics', { headers: other.headers, params });
  expect(refused.status).toBe(404);
});

test('every number of a question opens the attempts behind it, of those who learn there today', async () => {
  const own = await publishedWith([
    { prompt: 'How many?', value: 4 },
    { prompt: 'And now?', value: 5 },
  ]);
  const params = { id: quizOf(own) };
  const takers: SignedIn[] = [];
  for (const texts of [
    ['4', '5'],
    ['4', '5'],
    ['5', ''],
    ['', '1'],
    ['4', '1'],
    ['4', '5'],
  ]) {
    const learner = await anEnrolled(own.id);
    takers.push(learner);
    const { attempt_id, questions: asked } = await start(learner, params.id);
    const answers = asked.map(({ id, prompt }) => ({
      question_id: id,
      chosen: [],
      pairs: [],
      text: texts[prompt === 'How many?' ? 0 : 1]!,
    }));
    await submit(learner, attempt_id, answers);
  }
  await it.db.update(enrolments).set({ status: 'refunded' }).where(eq(enrolments.userId, takers[5]!.user.id));
  const { learners, questions } = await call(it.app, 'getQuizStatistics', { headers: teacher.headers, params });
  const told = questions.find(({ prompt }) => prompt === 'How many?')!;
  const attempts = (of: 'asked' | 'answered' | 'right' | 'wrong', given = {}) =>
    call(it.app, 'listQuestionAttempts', {
      headers: teacher.headers,
      params,
      query: { question_id: told.question_id, of, ...given },
    });
  expect([learners, told.asked, told.answered]).toEqual([5, 5, 4]);
  expect((await attempts('asked')).total).toBe(told.asked);
  expect((await attempts('answered')).total).toBe(told.answered);
  expect((await attempts('right')).total).toBe(told.asked * told.right_share!);
  expect((await attempts('wrong')).items).toMatchObject([
    { answer: [], correct: false, rest_share: 0, user_id: takers[3]!.user.id },
    { answer: ['5'], correct: false, hinted: false, rest_share: 0 },
  ]);
  expect(await attempts('asked', { page: 2, per_page: 4 })).toMatchObject({ total: 5, items: [{ rest_share: 1 }] });
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  const query = { question_id: told.question_id };
  expect((await refusedCall(it.app, 'listQuestionAttempts', { headers: other.headers, params, query })).status).toBe(
    404,
  );
  const half = { headers: teacher.headers, params, query: { ...query, of: 'chosen' as const } };
  expect((await refusedCall(it.app, 'listQuestionAttempts', half)).problem.errors).toHaveProperty('option_id');
  const link = await call(it.app, 'getLessonReportLink', {
    headers: teacher.headers,
    query: { table: 'answers', id: params.id },
  });
  const lines = (await it.app.inject({ method: 'GET', url: link.url })).body.trim().split('\r\n');
  expect(lines[1]).toMatch(/^1,How many\?,5,4,0\.6000,-?[\d.]+,0,,,$/);
  await it.db.update(enrolments).set({ status: 'refunded' }).where(eq(enrolments.userId, takers[0]!.user.id));
  expect((await attempts('asked')).total).toBe(0);
});

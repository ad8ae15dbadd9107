import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { teacher } from '../testing/builders.ts';
import { pageOf, someEarnings } from '../testing/earnings-builders.ts';
import { aCourseLearner, aReport, aReportedCourse, aReportedLesson } from '../testing/report-builders.ts';

const url = '/course/reports';
const courses = [
  { ...aReportedCourse, learners: 40, is_owner: true },
  { ...aReportedCourse, id: anId(101), name: 'Shadows', slug: 'shadows', learners: 3, is_owner: false },
];
const option = (letter: string, correct: boolean) => ({
  option_id: anId(correct ? 910 : 911),
  chosen: 3,
  text: letter,
  correct,
});
const replies = {
  listEnrolmentCounts: { items: courses },
  getCourseReport: aReport(),
  listCourseLearners: pageOf(
    aCourseLearner(),
    aCourseLearner({ id: anId(702), name: 'Lea Roy', percentage: 0, last_activity_at: null }),
  ),
  getLearnersLink: { url: '#learners', expires_at: '2026-04-03T09:05:00.000Z' },
  listLessonFigures: {
    learners: 40,
    can_see_answers: true,
    lessons: [
      aReportedLesson(),
      aReportedLesson({ id: anId(801), title: 'Look back', kind: 'quiz' as const, began: 8, completed: 8 }),
    ],
  },
  getFilmRetention: {
    learners: 20,
    bucket_s: 5,
    buckets: [
      { from_s: 0, to_s: 5, watched: 20, reached: 20, stopped: 5 },
      { from_s: 5, to_s: 10, watched: 12, reached: 15, stopped: 15 },
      { from_s: 95, to_s: 100, watched: 9, reached: 10, stopped: 10 },
    ],
  },
  getQuizStatistics: {
    learners: 8,
    questions: [
      {
        question_id: anId(900),
        prompt: 'Where is the sun?',
        asked: 8,
        answered: 7,
        right_share: 0.5,
        discrimination: 0.314,
        hints: 1,
        options: [option('East', true), option('West', false)],
      },
    ],
  },
  listQuestionAttempts: pageOf({
    id: anId(960),
    user_id: anId(961),
    name: 'Sami Nasser',
    submitted_at: '2026-03-10T09:00:00.000Z',
    answer: ['East'],
    correct: true,
    hinted: false,
    rest_share: 0.5,
  }),
  getLessonReportLink: { url: '#lessons', expires_at: '2026-04-03T09:05:00.000Z' },
  getCourseReportLink: { url: '#report', expires_at: '2026-04-03T09:05:00.000Z' },
  listReportRatings: pageOf({
    id: anId(950),
    course: aReportedCourse,
    rating: 4,
    comment: '',
    user: { id: anId(951), full_name: 'Sami Nasser', initial: 'SN', title: null, profile_image: null },
    created_at: '2026-03-10T09:00:00.000Z',
  }),
  getEarnings: [someEarnings()],
  listSales: pageOf<never>(),
  listOwnPayouts: pageOf<never>(),
};
const open = (given: object = {}, at = url) =>
  renderScreen(<App />, { url: at, session: teacher, replies: { ...replies, ...given } });
const tileOf = async (label: string) => (await screen.findByText(label, { selector: 'span' })).closest('div');
const queriesOf = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ query }) => query);
const today = () => new Date().toISOString().slice(0, 10);

test('the figures of 28 days are compared with the days before, in words', async () => {
  const { calls } = open();
  expect(await tileOf('Enrolments')).toHaveTextContent('14+40% against the 28 days before');
  expect(await tileOf('Active learners')).toHaveTextContent('9The same as in the 28 days before');
  expect(await tileOf('Completions')).toHaveTextContent('4There were none in the 28 days before');
  expect(await tileOf('Watch time')).toHaveTextContent('2 hThe same as in the 28 days before');
  expect(await tileOf('Completion rate')).toHaveTextContent('25%Of 40 learners by the end of the period. +5 points');
  expect(await tileOf('Rating')).toHaveTextContent('4.52 ratings, and 0 in the period before');
  expect(queriesOf(calls, 'getCourseReport')).toEqual([{ from: expect.any(String), to: today() }]);
});

test.each([
  ['Enrolments: 14', { learners: 'enrolled_then', sort: 'enrolled' }],
  ['Active learners: 9', { learners: 'active_then', sort: 'activity' }],
  ['Watch time: 2 h', { learners: 'active_then', sort: 'watched' }],
  ['Completions: 4', { learners: 'completed_then' }],
  ['Completion rate: 25%', { learners: 'completed' }],
])('%s opens the learners behind it', async (name, query) => {
  open();
  const link = await screen.findByRole('link', { name: `${name}. Show what is behind it` });
  const asked = new URL(link.getAttribute('href')!, 'http://site').searchParams;
  expect(Object.fromEntries(asked)).toEqual({ tab: 'learners', ...query });
});

test.each([
  ['Enrolments of Drawing with light: 14', { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' }],
  ['Completions of Drawing with light: 4', { tab: 'learners', learners: 'completed_then' }],
  ['Completion rate of Drawing with light: 25%', { tab: 'learners', learners: 'completed' }],
  ['Rating of Drawing with light: 4.5', { tab: 'ratings' }],
])('%s opens what is behind it in that course', async (name, query) => {
  open();
  const link = await screen.findByRole('link', { name: `${name}. Show what is behind it` });
  const asked = new URL(link.getAttribute('href')!, 'http://site').searchParams;
  expect(Object.fromEntries(asked)).toEqual({ ...query, course: aReportedCourse.id });
});

test('the chart can be read as a table, newest first', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: 'By day' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Mar 28742 h', 'Mar 16200 min']);
});

test('course, period and charted figure stand in the address and are asked for', async () => {
  const { user, url: now, calls } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'Shadows (3 learners)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Figure' }), 'Watch time');
  expect(now()).toBe(`${url}?range=7&chart=watched_s&course=${anId(101)}`);
  await waitFor(() =>
    expect(queriesOf(calls, 'getCourseReport').at(-1)).toMatchObject({ course_id: anId(101), to: today() }),
  );
  expect(screen.queryByRole('table', { name: 'By course' })).toBeNull();
});

test('own dates count once they are a period, and say what is wrong with them', async () => {
  const { calls, url: now } = open({}, `${url}?range=own&from=2026-03-01&to=2026-03-05`);
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: '2026-02-01' } });
  expect(screen.getByText('The last day lies before the first.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-09' } });
  await waitFor(() => expect(now()).toBe(`${url}?range=own&from=2026-03-01&to=2026-03-09`));
  await waitFor(() =>
    expect(queriesOf(calls, 'getCourseReport').at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-09' }),
  );
});

test('learners are listed with how far they are, when they were there and what they watched', async () => {
  open({}, `${url}?tab=learners`);
  const table = await screen.findByRole('table', { name: 'Learners' });
  const [nadia, lea] = within(table).getAllByRole('row').slice(1);
  expect(nadia).toHaveTextContent('Nadia HaddadDrawing with light50%20 Mar 20262 Mar 202630 min');
  expect(lea).toHaveTextContent('Lea RoyDrawing with light0%Not begun');
  expect(screen.getByText('2 enrolments. Who takes several courses stands here for each.')).toBeVisible();
});

test('learners are searched, filtered and sorted, and saved as a file of the same', async () => {
  const { user, calls, url: now } = open({}, `${url}?tab=learners&range=own&from=2026-03-01&to=2026-03-05`);
  await user.type(await screen.findByRole('searchbox', { name: 'Name of a learner' }), 'nadia');
  await waitFor(() => expect(now()).toMatch(/q=nadia/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Active in this period');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Longest away');
  const asked = { q: 'nadia', during: 'active', from: '2026-03-01', to: '2026-03-05' };
  await waitFor(() =>
    expect(queriesOf(calls, 'listCourseLearners').at(-1)).toMatchObject({ ...asked, sort: 'activity', order: 'asc' }),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(queriesOf(calls, 'getLearnersLink')).toEqual([{ ...asked, state: 'all' }]));
});

test('where nobody is found everyone can be shown', async () => {
  const { user, url: now } = open(
    { listCourseLearners: pageOf<never>() },
    `${url}?tab=learners&learners=completed&q=zz`,
  );
  await user.click(await screen.findByRole('button', { name: 'Show everyone' }));
  expect(now()).toBe(`${url}?tab=learners`);
});

test('lessons say how many began and completed them, and lead to a closer look', async () => {
  const { user, calls } = open({}, `${url}?tab=lessons`);
  const table = await screen.findByRole('table', { name: 'Lesson by lesson' });
  const [film, quiz] = within(table).getAllByRole('row').slice(1);
  expect(film).toHaveTextContent('1. Soft lightFirst steps20 (50%)10 (50%)');
  expect(quiz).toHaveTextContent('2. Look backFirst steps8 (20%)8 (100%)');
  expect(calls.find(({ name }) => name === 'listLessonFigures')?.params).toEqual({ id: aReportedCourse.id });
  await user.click(within(film!).getByRole('link', { name: 'Drop-off of Soft light' }));
  expect(await screen.findByRole('link', { name: '20 learners who began it' })).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: /How far it is watched/ })).getAllByRole('row');
  expect(rows[2]).toHaveTextContent('0:0515 (75%)12 (60%)15 (75%)');
  expect(rows[3]).toHaveTextContent(/^1:3510 \(50%\)9 \(45%\)$/);
  await user.click(screen.getByRole('link', { name: 'All lessons' }));
  expect(await screen.findByRole('table', { name: 'Lesson by lesson' })).toBeVisible();
});

const addressOf = async (name: string) => {
  const link = await screen.findByRole('link', { name, hidden: true });
  return Object.fromEntries(new URL(link.getAttribute('href')!, 'http://site').searchParams);
};
const behind = (name: string) => addressOf(`${name}. Show what is behind it`);
const film = { lesson: anId(800), course: aReportedCourse.id };

test.each<[string, string, object]>([
  ['', 'Enrolments from Mar 2: 8', { learners: 'enrolled_then', sort: 'enrolled', range: 'own' }],
  ['?tab=lessons', 'Learners who began Soft light: 20 (50%)', { ...film, stage: 'began' }],
  ['?tab=lessons', 'Learners who completed Soft light: 10 (50%)', { ...film, stage: 'completed' }],
  [
    `?tab=lessons&lesson=${anId(800)}`,
    'Learners who stopped between 0:05 and 0:10 of Soft light: 15 (75%)',
    { ...film, stage: 'stopped', second: '5', until: '10' },
  ],
])('at %j the number "%s" opens its learners', async (search, name, address) => {
  open({}, url + search);
  expect(await behind(name)).toMatchObject({ tab: 'learners', ...address });
});

test('the number of a day opens that day alone', async () => {
  open();
  expect(await behind('Watch time from Mar 2: 2 h')).toMatchObject({ from: '2026-03-02', to: '2026-03-02' });
});

test('learners at some seconds of a film are asked for, say so, and stay so when they are sorted', async () => {
  const at = `course=${aReportedCourse.id}&lesson=${anId(800)}&stage=stopped&second=5&until=6`;
  const { user, calls, url: now } = open({}, `${url}?tab=learners&${at}`);
  expect(await screen.findByText('Learners who stopped between 0:05 and 0:06 of Soft light')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Furthest');
  const asked = { lesson_id: anId(800), stage: 'stopped', from_s: 5, to_s: 6 };
  await waitFor(() =>
    expect(queriesOf(calls, 'listCourseLearners').at(-1)).toMatchObject({ ...asked, sort: 'progress' }),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(queriesOf(calls, 'getLearnersLink')).toMatchObject([asked]));
  await user.click(screen.getByRole('button', { name: 'Lift this filter' }));
  expect(now()).toBe(`${url}?tab=learners&sort=progress&course=${aReportedCourse.id}`);
});

test('a piece of a film opens its seconds', async () => {
  const { user, calls } = open({}, `${url}?tab=lessons&lesson=${anId(800)}`);
  await user.click(await screen.findByText('Show as a table'));
  await user.click(screen.getByRole('link', { name: 'From 0:05: look closer' }));
  await waitFor(() => expect(queriesOf(calls, 'getFilmRetention').at(-1)).toEqual({ from_s: 5, to_s: 10 }));
  expect(await screen.findByText('From 0:05 to 0:10.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show the whole film' }));
  await waitFor(() => expect(screen.queryByText('From 0:05 to 0:10.')).toBeNull());
});

test('each number of a question opens the attempts behind it', async () => {
  const { user, calls } = open({}, `${url}?tab=lessons&lesson=${anId(801)}`);
  const question = '1. Where is the sun?';
  expect(await behind(`Discrimination: ${question}: 0.31`)).not.toHaveProperty('attempts');
  expect(await behind(`Answered: ${question}: 7 of 8`)).toMatchObject({ question: anId(900), attempts: 'answered' });
  await user.click(screen.getByRole('link', { name: '✓ East: 3' }));
  const table = await screen.findByRole('table', { name: 'Attempts at this question' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Sami NasserEastYesNo50%10 Mar 2026');
  const asked = () => queriesOf(calls, 'listQuestionAttempts').at(-1);
  expect(asked()).toMatchObject({ question_id: anId(900), of: 'chosen', option_id: anId(910) });
  await user.selectOptions(screen.getByRole('combobox', { name: 'First attempts' }), 'With the hint opened');
  await waitFor(() => expect(asked()).toMatchObject({ question_id: anId(900), of: 'hinted' }));
  await user.click(screen.getByRole('link', { name: 'All questions' }));
  expect(await screen.findByRole('table', { name: 'How each question is answered' })).toBeVisible();
});

test.each([
  ['', 0, 'getCourseReportLink', { table: 'figures' }],
  ['', 1, 'getCourseReportLink', { table: 'series' }],
  ['?tab=ratings', 0, 'getCourseReportLink', { table: 'ratings' }],
  ['?tab=lessons', 0, 'getLessonReportLink', { table: 'lessons', id: aReportedCourse.id }],
  [`?tab=lessons&lesson=${anId(800)}`, 0, 'getLessonReportLink', { table: 'film', id: anId(800) }],
  [`?tab=lessons&lesson=${anId(801)}`, 0, 'getLessonReportLink', { table: 'answers', id: anId(801) }],
])('at %j table %i is saved as a file', async (search, nth, name, query) => {
  const { user, calls } = open({}, url + search);
  await user.click((await screen.findAllByRole('button', { name: 'Download as CSV' }))[nth]!);
  await waitFor(() => expect(queriesOf(calls, name)).toMatchObject([query]));
});

test('the questions of a quiz say how hard they are', async () => {
  open({}, `${url}?tab=lessons&lesson=${anId(801)}`);
  const table = await screen.findByRole('table', { name: 'How each question is answered' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('1. Where is the sun?7 of 850%0.311✓ East: 3West: 3');
});

test('who may not see answers is not led to them', async () => {
  open({ listLessonFigures: { ...replies.listLessonFigures, can_see_answers: false } }, `${url}?tab=lessons`);
  expect(await screen.findByRole('link', { name: 'Drop-off of Soft light' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Answers to Look back' })).toBeNull();
});

test('of a film that few began nothing more is told', async () => {
  const few = { learners: 3, bucket_s: 5, buckets: [] };
  open({ getFilmRetention: few }, `${url}?tab=lessons&lesson=${anId(800)}`);
  expect(await screen.findByText(/3 learners have begun it. From 5 on/)).toBeVisible();
});

test('the ratings of the period are listed', async () => {
  open({}, `${url}?tab=ratings`);
  const table = await screen.findByRole('table', { name: 'Ratings' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    '10 Mar 2026Drawing with lightSami Nasser4 starsWithout a comment',
  );
});

test('earnings are a tab, and keep it when the currency changes', async () => {
  const { user, url: now } = open({ getEarnings: [someEarnings(), someEarnings({ currency: 'EUR' })] });
  await user.click(await screen.findByRole('tab', { name: 'Earnings' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR – Euro');
  expect(now()).toBe(`${url}?tab=earnings&currency=EUR`);
});

test('whose courses nobody takes yet is told what will stand here', async () => {
  open({ listEnrolmentCounts: { items: [{ ...courses[0]!, learners: 0 }] } });
  expect(await screen.findByRole('heading', { name: 'Nobody learns in your courses yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/course/manage');
});

test.each([
  ['listEnrolmentCounts', ''],
  ['getCourseReport', ''],
  ['listCourseLearners', '?tab=learners'],
  ['listLessonFigures', '?tab=lessons'],
  ['getFilmRetention', `?tab=lessons&lesson=${anId(800)}`],
  ['listReportRatings', '?tab=ratings'],
] as const)('when %s fails it can be asked again', async (name, search) => {
  const fails = () => {
    throw refusal('internal');
  };
  open({ [name]: fails }, url + search);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['', '14'],
  ['?tab=learners', 'Nadia Haddad'],
  ['?tab=lessons', 'First steps'],
  [`?tab=lessons&lesson=${anId(800)}`, 'Soft light'],
  [`?tab=lessons&lesson=${anId(801)}`, '1. Where is the sun?'],
  [`?tab=lessons&lesson=${anId(801)}&question=${anId(900)}`, 'Sami Nasser'],
  [`?tab=learners&lesson=${anId(800)}&stage=began&course=${aReportedCourse.id}`, 'Nadia Haddad'],
  ['?tab=ratings', 'Sami Nasser'],
])('nothing stays in English at %s', async (search, until) => {
  const given = { url: url + search, session: teacher, replies, until };
  const except = ['Question', 'Discrimination', '1. Soft light', '2. Look back', '1. Where is the sun?'];
  expect(await untranslated(<App />, { ...given, except: ['Date', ...except] })).toEqual([]);
});

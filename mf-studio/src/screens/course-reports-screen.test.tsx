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
      { from_s: 0, watched: 20, reached: 20 },
      { from_s: 5, watched: 12, reached: 15 },
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
  expect(await screen.findByText('Of 20 learners who began it.')).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: /How far it is watched/ })).getAllByRole('row');
  expect(rows[2]).toHaveTextContent('0:0515 (75%)12 (60%)');
  await user.click(screen.getByRole('link', { name: 'All lessons' }));
  expect(await screen.findByRole('table', { name: 'Lesson by lesson' })).toBeVisible();
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
  ['?tab=ratings', 'Sami Nasser'],
])('nothing stays in English at %s', async (search, until) => {
  const given = { url: url + search, session: teacher, replies, until };
  const except = ['Question', 'Discrimination', '1. Soft light', '2. Look back', '1. Where is the sun?'];
  expect(await untranslated(<App />, { ...given, except: ['Date', ...except] })).toEqual([]);
});

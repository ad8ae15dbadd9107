import { expect, test } from '@jest/globals';
import { anId, aSession } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, within } from '@testing-library/react';
import { aCompletion, aMicroCourse, anAmissPath, anOwnPath, aRecentReport } from '../../testing/partner-builders.ts';
import { aSubmissionCard } from '../../testing/submission-builders.ts';
import { PartnerOverview } from './partner-overview.tsx';
import { lastDays } from './use-partner-overview.ts';

const pageOf = <T,>(items: T[], total = items.length) => ({ items, page: 1, per_page: 5, total });
const session = aSession({
  permissions: [
    'create-learning-path',
    'view-learning-path',
    'view-partner-dashboard',
    'review-assignment',
    'create-micro-course',
  ],
});
const replies = {
  listOwnLearningPaths: {
    ...pageOf([anOwnPath(), anOwnPath({ id: anId(601), title: 'Glazes', status: 'draft' })], 7),
    counts: {},
  },
  getPathReport: aRecentReport(),
  listAmissPaths: {
    items: [
      anAmissPath(),
      anAmissPath({
        id: anId(602),
        slug: 'clay',
        title: 'Clay',
        status: 'published',
        why: 'incomplete',
        review_note: null,
        failing: [{ key: 'courses', passed: false, message: 'Add at least two courses.' }],
      }),
    ],
  },
  listSubmissions: { ...pageOf([aSubmissionCard()], 3), courses: [] },
  listPathLearners: pageOf([aCompletion()]),
  listMicroCourseFigures: pageOf(
    [aMicroCourse(), aMicroCourse({ id: anId(701), name: 'Spouts in ten minutes', status: 'draft', revenue: [] })],
    9,
  ),
};
const open = (given: object = {}) =>
  renderScreen(<PartnerOverview />, { url: '/dashboard', session, replies: { ...replies, ...given } });
const section = async (name: string) => screen.findByRole('region', { name });
const askedBy = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href')!, 'http://site').searchParams);

test('work, returned paths and paths that lack something wait, and lead there', async () => {
  open();
  const waiting = within(await section('Waiting for you'));
  const links = await waiting.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/learning-path/assessments',
    '/student/portfolio/assessment',
    '/learning-path/edit/portraits',
    '/learning-path/edit/clay',
  ]);
  expect(links[0]).toHaveTextContent(/^3 works to assess for learning pathsThe oldest was handed in /);
  expect(links[2]).toHaveTextContent('Portraits from the startA reviewer wrote: The order is not clear.');
  expect(links[3]).toHaveTextContent('ClayIt is public, but 1 thing is missing.');
});

test('where nothing waits, that is said', async () => {
  open({ listAmissPaths: { items: [] }, listSubmissions: { ...pageOf<never>([]), courses: [] } });
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
});

test.each([
  ['Enrolments: 14', { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' }],
  ['Active learners: 9', { tab: 'learners', learners: 'active_then', sort: 'activity' }],
  ['Completions: 4', { tab: 'learners', learners: 'completed_then', sort: 'done' }],
  ['Certificates: 3', { tab: 'learners', learners: 'certified_then', sort: 'done' }],
  ['Revenue: $700.50', { tab: 'revenue' }],
])('%s of the last 30 days opens the rows behind it', async (name, query) => {
  const { calls } = open();
  const link = await screen.findByRole('link', { name: `${name}. Show what is behind it` });
  expect(askedBy(link)).toEqual({ ...query, range: 'own', from: '2026-03-01', to: '2026-03-30' });
  expect(calls.find((call) => call.name === 'getPathReport')?.query).toEqual(lastDays());
});

test('each figure stands beside that of the days before', async () => {
  open();
  expect(await screen.findByText('10 in the 30 days before')).toBeVisible();
  expect(screen.getByText('– in the 30 days before')).toBeVisible();
});

test('thirty days end today', () => {
  expect(lastDays(Date.parse('2026-03-30T23:59:00Z'))).toEqual({ from: '2026-03-01', to: '2026-03-30' });
});

test('the paths say their state and lead to their learners', async () => {
  open();
  const paths = within(await section('Your learning paths'));
  const [first, second] = (await paths.findAllByRole('row')).slice(1);
  expect(first).toHaveTextContent('Portraits from the startPublished4010');
  expect(second).toHaveTextContent('GlazesDraft4010');
  const completed = within(first!).getByRole('link', {
    name: 'Completed of Portraits from the start: 10. Show the list',
  });
  expect(askedBy(completed)).toEqual({ path: anId(600), tab: 'learners', learners: 'completed' });
  expect(paths.getByRole('link', { name: 'Show all 7' })).toHaveAttribute('href', '/learning-path/view');
});

test('micro courses stand apart, with who learns in them, who completed them, and what they brought', async () => {
  open();
  const micro = within(await section('Your micro courses'));
  const [first, second] = (await micro.findAllByRole('row')).slice(1);
  expect(first).toHaveTextContent('Handles in ten minutesPublished127$90');
  expect(second).toHaveTextContent('Spouts in ten minutesDraft127–');
  const completed = within(first!).getByRole('link', {
    name: 'Completed of Handles in ten minutes: 7. Show the list',
  });
  expect(completed.getAttribute('href')).toMatch(/^\/course\/reports/);
  expect(askedBy(completed)).toEqual({ course: anId(700), tab: 'learners', learners: 'completed' });
  expect(micro.getByRole('link', { name: 'Show all 9' })).toHaveAttribute('href', '/micro-course/manage');
});

test('who has made none is led to the first, also before there is a learning path', async () => {
  open({
    listOwnLearningPaths: { ...pageOf<never>([]), counts: {} },
    listMicroCourseFigures: pageOf<never>([]),
  });
  expect(await screen.findByText('You have made no micro course yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a micro course' })).toHaveAttribute('href', '/micro-course/create');
});

test('the latest completions are named, and none is said to be none', async () => {
  const { unmount } = open();
  const completions = within(await section('Latest completions'));
  expect((await completions.findAllByRole('row'))[1]).toHaveTextContent(
    'Nadia HaddadPortraits from the start20 Mar 2026',
  );
  unmount();
  open({ listPathLearners: pageOf<never>([]) });
  expect(await screen.findByText('Nobody has completed a path of yours yet.')).toBeVisible();
});

test('a new partner is told what to do first', async () => {
  open({ listOwnLearningPaths: { ...pageOf<never>([]), counts: {} } });
  expect(await screen.findByRole('heading', { name: 'Begin with your first learning path' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a learning path' })).toHaveAttribute('href', '/learning-path/create');
});

test.each([
  'listOwnLearningPaths',
  'getPathReport',
  'listAmissPaths',
  'listPathLearners',
  'listMicroCourseFigures',
] as const)('when %s fails it can be asked again', async (name) => {
  const fails = () => {
    throw refusal('internal');
  };
  open({ [name]: fails });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('nothing stays in English', async () => {
  const given = { url: '/dashboard', session, replies, until: 'Nadia Haddad' };
  const except = [
    'Portraits from the start',
    'Glazes',
    'Handles in ten minutes',
    'Spouts in ten minutes',
    'Clay',
    'The order is not clear.',
  ];
  expect(await untranslated(<PartnerOverview />, { ...given, except })).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { anId, aSession } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { pageOf, someEarnings } from '../testing/earnings-builders.ts';
import { aCourseResult, aPathLearner, aPathReport, aReportedPath } from '../testing/path-report-builders.ts';

const url = '/learning-path/reports';
const partner = aSession({ permissions: ['create-learning-path', 'view-learning-path'] });
const paths = [
  { ...aReportedPath, status: 'published' as const, learners: 40 },
  { id: anId(301), title: 'Glazes', slug: 'glazes', status: 'draft' as const, learners: 0 },
];
const kneading = aCourseResult();
const firing = aCourseResult({
  course: { id: anId(401), name: 'Firing', slug: 'firing' },
  required: false,
  is_published: false,
  began: 8,
  completed: 4,
  here: 0,
  median_days: null,
});
const replies = {
  listReportedPaths: { items: paths },
  getPathReport: aPathReport(),
  getPathResults: { path: aReportedPath, learners: 40, completed: 10, courses: [kneading, firing] },
  listPathLearners: pageOf(
    aPathLearner(),
    aPathLearner({
      user_id: anId(702),
      name: 'Lea Roy',
      completed_courses: 2,
      percentage: 100,
      last_activity_at: null,
      completed_at: '2026-03-25T09:00:00.000Z',
    }),
  ),
  getPathLearnersLink: { url: '#learners', expires_at: '2026-04-03T09:05:00.000Z' },
  getEarnings: [someEarnings()],
  listSales: pageOf<never>(),
  listOwnPayouts: pageOf<never>(),
};
const open = (given: object = {}, at = url, session = partner) =>
  renderScreen(<App />, { url: at, session, replies: { ...replies, ...given } });
const tileOf = async (label: string) => (await screen.findByText(label, { selector: 'span' })).closest('div');
const queriesOf = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ query }) => query);
const askedBy = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href')!, 'http://site').searchParams);

test('the figures of 28 days stand beside those of the days before', async () => {
  open();
  expect(await tileOf('Enrolments')).toHaveTextContent('14+40% against the 28 days before');
  expect(await tileOf('Certificates')).toHaveTextContent('3The same as in the 28 days before');
  expect(await tileOf('Completion rate')).toHaveTextContent('25%Of 40 learners by the end of the period.');
  expect(await tileOf('Median time to complete')).toHaveTextContent('21 days– in the period before');
});

test.each([
  ['Enrolments: 14', { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' }],
  ['Active learners: 9', { tab: 'learners', learners: 'active_then', sort: 'activity' }],
  ['Completions: 4', { tab: 'learners', learners: 'completed_then', sort: 'done' }],
  ['Certificates: 3', { tab: 'learners', learners: 'certified_then', sort: 'done' }],
  ['Completion rate: 25%', { tab: 'learners', learners: 'completed', sort: 'done' }],
  ['Median time to complete: 21 days', { tab: 'learners', learners: 'completed_then', sort: 'done' }],
  ['Revenue: $700', { tab: 'revenue' }],
  ['Learners of From clay to cup: 40', { tab: 'learners', path: aReportedPath.id }],
  ['Completions of From clay to cup: 4', { tab: 'learners', learners: 'completed_then', path: aReportedPath.id }],
])('%s opens the rows behind it', async (name, query) => {
  open();
  expect(askedBy(await screen.findByRole('link', { name: `${name}. Show what is behind it` }))).toEqual(query);
});

test('the chart can be read as a table, newest first', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: 'By day' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Mar 28743', 'Mar 16200']);
});

test('path, period and charted figure stand in the address and are asked for', async () => {
  const { user, url: now, calls } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Learning path' }),
    'From clay to cup (40 learners)',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Figure' }), 'Certificates');
  expect(now()).toBe(`${url}?range=7&chart=certificates&path=${aReportedPath.id}`);
  await waitFor(() => expect(queriesOf(calls, 'getPathReport').at(-1)).toMatchObject({ path_id: aReportedPath.id }));
  expect(screen.queryByRole('table', { name: 'By learning path' })).toBeNull();
});

test('learners are listed with the courses that they have completed', async () => {
  open({}, `${url}?tab=learners`);
  const [nadia, lea] = within(await screen.findByRole('table', { name: 'Learners' }))
    .getAllByRole('row')
    .slice(1);
  expect(nadia).toHaveTextContent('Nadia HaddadFrom clay to cup1 of 250%20 Mar 20262 Mar 2026–');
  expect(lea).toHaveTextContent('Lea RoyFrom clay to cup2 of 2100%Not begun2 Mar 202625 Mar 2026');
});

test('learners are searched, filtered and sorted, and saved as a file of the same', async () => {
  const { user, calls, url: now } = open({}, `${url}?tab=learners&range=own&from=2026-03-01&to=2026-03-05`);
  await user.type(await screen.findByRole('searchbox', { name: 'Name of a learner' }), 'nadia');
  await waitFor(() => expect(now()).toMatch(/q=nadia/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Certified in this period');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last completed');
  const asked = { q: 'nadia', during: 'certified', from: '2026-03-01', to: '2026-03-05' };
  await waitFor(() =>
    expect(queriesOf(calls, 'listPathLearners').at(-1)).toMatchObject({ ...asked, sort: 'completed', order: 'desc' }),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(queriesOf(calls, 'getPathLearnersLink')).toEqual([{ ...asked, state: 'all' }]));
});

test('the results say where learners are, course by course, and open them', async () => {
  const { user, calls, url: now } = open({}, `${url}?tab=results`);
  const [first, second] = within(await screen.findByRole('table', { name: 'Course by course' }))
    .getAllByRole('row')
    .slice(1);
  expect(first).toHaveTextContent('1. Kneading3020121.2 days');
  expect(second).toHaveTextContent('2. FiringOptional · No longer in the catalogue840–');
  await user.click(
    within(first!).getByRole('link', { name: 'Learners for whom Kneading comes next: 12. Show what is behind it' }),
  );
  expect(await screen.findByText('Learners for whom Kneading comes next')).toBeVisible();
  const asked = { path_id: aReportedPath.id, course_id: kneading.course.id, stage: 'here' };
  await waitFor(() => expect(queriesOf(calls, 'listPathLearners').at(-1)).toMatchObject(asked));
  await user.click(screen.getByRole('button', { name: 'Lift this filter' }));
  expect(now()).toBe(`${url}?tab=learners&path=${aReportedPath.id}`);
});

test('where nobody is found everyone can be shown', async () => {
  const at = `${url}?tab=learners&learners=completed&q=zz&path=${aReportedPath.id}&course=${anId(400)}&stage=began`;
  const { user, url: now } = open({ listPathLearners: pageOf<never>() }, at);
  await user.click(await screen.findByRole('button', { name: 'Show everyone' }));
  expect(now()).toBe(`${url}?tab=learners&path=${aReportedPath.id}`);
});

test('revenue is what the partner earned', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Revenue' }));
  expect(await screen.findByRole('table', { name: 'By month' })).toBeVisible();
});

test('whose paths nobody takes yet is told what will stand here', async () => {
  open({ listReportedPaths: { items: [paths[1]!] } });
  expect(await screen.findByRole('heading', { name: 'Nobody takes your learning paths yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your learning paths' })).toHaveAttribute(
    'href',
    '/learning-path/view',
  );
});

test('who has no path yet is led to the first one', async () => {
  open({ listReportedPaths: { items: [] } });
  expect(await screen.findByRole('heading', { name: 'You have no learning path yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a learning path' })).toHaveAttribute('href', '/learning-path/create');
});

test('a partner who reviews courses reads the report of a path that somebody else made', async () => {
  const admin = aSession({ permissions: ['view-learning-path', 'review-course'] });
  const { calls } = open({ listReportedPaths: { items: [] } }, `${url}?path=${aReportedPath.id}`, admin);
  expect(await screen.findByRole('combobox', { name: 'Learning path' })).toHaveDisplayValue(
    'From clay to cup (40 learners)',
  );
  expect(queriesOf(calls, 'getPathReport')[0]).toMatchObject({ path_id: aReportedPath.id });
});

test.each([
  ['listReportedPaths', ''],
  ['getPathReport', ''],
  ['listPathLearners', '?tab=learners'],
  ['getPathResults', '?tab=results'],
  ['getPathResults', `?path=${anId(999)}`],
] as const)('when %s fails at %s it can be asked again', async (name, search) => {
  const fails = () => {
    throw refusal('internal');
  };
  open({ [name]: fails }, url + search);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['', '14'],
  ['?tab=learners', 'Nadia Haddad'],
  ['?tab=results', '1. Kneading'],
])('nothing stays in English at %s', async (search, until) => {
  const given = { url: url + search, session: partner, replies, until };
  expect(await untranslated(<App />, { ...given, except: ['Date', '1. Kneading', '2. Firing'] })).toEqual([]);
});

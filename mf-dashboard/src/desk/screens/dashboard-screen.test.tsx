import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminOverview } from '@stoa/shared/contract/administration/overview.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

const overview: AdminOverview = {
  at: '2026-04-01T09:00:00.000Z',
  waiting: [
    { kind: 'course_reviews', count: 3, since: '2026-03-31T09:00:00.000Z', link: '/review' },
    { kind: 'creator_requests', count: 1, since: '2026-03-20T09:00:00.000Z', link: '/review/creators' },
    { kind: 'refunds', count: 0, since: null, link: '/dashboard/payments/refunds' },
  ],
  failures: [{ kind: 'given_up_work', count: 0, since: null, link: '/dashboard/work' }],
  people: { now: 4, day: 120, week: 640, link: '/dashboard/people' },
  figures: [{ kind: 'enrolments', today: 5, yesterday: 9, week: 60, week_before: 48, link: null }],
  revenue: [
    { currency: 'USD', today: 1250, yesterday: 0, week: 990_000, week_before: 500_050, link: '/dashboard/totals' },
  ],
};
const fine: Replies['getSiteCheck'] = ({ params }) => ({
  ...{ check: params.check, state: 'fine', reason: 'fine', measures: [], at: '2026-04-01T09:00:00.000Z' },
});
const open = (given: Partial<AdminOverview> = {}, getSiteCheck: Replies['getSiteCheck'] = fine) =>
  renderScreen(<App />, {
    url: '/dashboard',
    session: { roles: ['super-admin'], permissions: ['view-admin-dashboard', 'review-course'] },
    replies: { getAdminOverview: { ...overview, ...given }, getSiteCheck },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('what waits stands in the order in which it has waited, and leads to its rows', async () => {
  open();
  const links = (await region('Waiting for a decision')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/review/creators', '/review']);
  expect(links[0]).toHaveTextContent(/^1creator requestoldest:/);
});

test('what is clear is told in one line', async () => {
  open({ waiting: overview.waiting.slice(2) });
  expect((await region('Waiting for a decision')).getByText('Nothing waits for a decision.')).toBeVisible();
  expect((await region('Went wrong')).getByText('Nothing went wrong that people must see to.')).toBeVisible();
});

test('where a part of the site is not well, one line says which, and leads to it', async () => {
  open({}, ({ params: { check } }) => ({
    ...{ check, measures: [], at: '2026-04-01T09:00:00.000Z' },
    ...(check === 'database' ? { state: 'failing', reason: 'timed_out' } : { state: 'fine', reason: 'fine' }),
  }));
  expect(await screen.findByText(/Parts of the site are failing: Database\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at the site’s health' })).toHaveAttribute('href', '/dashboard/health');
});

test('while all of it is well, nothing is said of it', async () => {
  open();
  await region('Waiting for a decision');
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Measuring: Site health' })).toBeNull());
  expect(screen.queryByText(/Parts of the site/)).toBeNull();
});

test('each figure stands beside that of the time before', async () => {
  open();
  const figures = await region('The last seven days');
  expect(figures.getByRole('link', { name: 'Here now: 4. Open the list' })).toHaveAttribute(
    'href',
    '/dashboard/people',
  );
  expect(figures.getByText(/48 in the seven days before/)).toHaveTextContent('5 today, 9 yesterday');
  expect(figures.getByRole('link', { name: /Revenue in USD: \$9,900/ })).toHaveAttribute('href', '/dashboard/totals');
});

test('who may not see people and money is told nothing of them', async () => {
  open({ people: null, figures: [], revenue: null, failures: [] });
  await region('Waiting for a decision');
  expect(screen.queryByRole('region', { name: 'The last seven days' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Went wrong' })).toBeNull();
});

test('where it cannot be read, it says so and tries again', async () => {
  renderScreen(<App />, {
    url: '/dashboard',
    session: { roles: ['admin'], permissions: ['review-course'] },
    replies: { getAdminOverview: () => Promise.reject(new TypeError('no line')) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the screen speaks French', async () => {
  const options = {
    url: '/dashboard',
    session: { roles: ['super-admin'], permissions: ['view-admin-dashboard', 'review-course', 'manage-payments'] },
    replies: { getAdminOverview: overview },
    until: /inscriptions|Enrolments/i,
  } as const;
  expect(await untranslated(<App />, options as never)).toEqual([]);
});

test('a partner reads of their paths, and nothing of the site', async () => {
  const { calls } = renderScreen(<App />, {
    url: '/dashboard',
    session: { roles: ['partner'], permissions: ['view-partner-dashboard', 'create-learning-path'] },
    replies: { listOwnLearningPaths: { items: [], page: 1, per_page: 5, total: 0, counts: {} } },
  });
  expect(await screen.findByRole('heading', { name: 'Begin with your first learning path' })).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('getAdminOverview');
});

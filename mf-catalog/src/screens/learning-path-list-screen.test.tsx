import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { anId, aPathCard, aPathProgress } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { aTree } from '../testing/builders.ts';

type Paths = Reply<'listLearningPaths'>;

const aPathList = (items: Paths['items'], given: Partial<Paths> = {}): Paths => ({
  ...{ items, page: 1, per_page: 12, total: items.length },
  ...given,
});
const light = { ...aPathCard(), progress: null };
const stone = {
  ...aPathCard({ id: anId(81), slug: 'cutting-stone', title: 'Cutting stone', fee: 'one_time', amount_minor: 4500 }),
  progress: null,
};
const begun = { ...light, progress: aPathProgress({ percentage: 60, completed_courses: 3, required_courses: 5 }) };
const show = (query: string, replies: Replies, session?: object) =>
  renderScreen(<App />, {
    url: `/learning-path${query}`,
    ...(session && { session }),
    replies: { listCategories: aTree(), ...replies },
  });

test('the list shows what the address asks for', async () => {
  const { calls } = show('?q=light&category=photography&level=beginner&fee=free&sort=shortest&page=2', {
    listLearningPaths: ({ query }) => aPathList([light], { page: Number(query.page), total: 13 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning paths for “light”' })).toBeVisible();
  expect(await screen.findByRole('link', { name: light.title })).toHaveAttribute(
    'href',
    '/learning-path-info/seeing-light',
  );
  expect(screen.getByRole('status')).toHaveTextContent('13 learning paths');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(calls.find(({ name }) => name === 'listLearningPaths')?.query).toMatchObject({
    ...{ q: 'light', category: 'photography', level: 'beginner', fee: 'free', sort: 'shortest' },
  });
  const active = within(screen.getByRole('group', { name: 'Active filters' }));
  for (const name of ['Photography', 'Free', 'Beginner']) {
    expect(await active.findByRole('button', { name: `Remove the filter ${name}` })).toBeVisible();
  }
});

test('a card says whose it is, how long it takes and what it costs', async () => {
  show('', { listLearningPaths: aPathList([light, stone]) });
  const [free, sold] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  expect(within(free).getByText('2 courses · 3 h · Beginner')).toBeVisible();
  expect(within(free).getByText('By Lena Roth')).toBeVisible();
  expect(within(free).getByText('Free')).toBeVisible();
  expect(within(sold).getByText('$45')).toBeVisible();
});

test('of a path that one takes the card says how far one is', async () => {
  const done = { ...stone, progress: aPathProgress({ completed_at: '2026-03-09T09:00:00.000Z', percentage: 75 }) };
  show('', { listLearningPaths: aPathList([begun, done]) }, {});
  const bar = await screen.findByRole('progressbar', { name: `Progress of ${light.title}` });
  expect(bar).toHaveAttribute('aria-valuenow', '60');
  expect(screen.getByText('3 of 5 courses completed')).toBeVisible();
  expect(within(screen.getAllByRole('article')[1]!).getByText('Completed')).toBeVisible();
});

test('choices, search and order change the address and begin at the first page', async () => {
  const { user, url } = show('?page=3', { listLearningPaths: aPathList([light]) }, {});
  await screen.findByRole('link', { name: light.title });
  await user.click(screen.getByRole('radio', { name: 'Bought once' }));
  expect(url()).toBe('/learning-path?fee=one_time');
  await user.click(screen.getByRole('radio', { name: 'In progress or completed' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most courses');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Photography');
  await user.type(screen.getByRole('searchbox', { name: 'Search for a learning path' }), 'light');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(url()).toBe('/learning-path?q=light&category=photography&fee=one_time&mine=taken&sort=most_courses');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(url()).toBe('/learning-path?q=light&sort=most_courses');
});

test('a guest is not offered paths of their own, and is asked to log in by an address that wants them', async () => {
  const { user, loginRequests } = show('?mine=taken', { listLearningPaths: aPathList([]) });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(loginRequests()).toBe(1);
  expect(screen.queryByRole('radio', { name: 'In progress or completed' })).toBeNull();
});

test.each([
  ['', undefined, 'There are no learning paths yet'],
  ['?level=advanced', undefined, 'No learning paths match'],
  ['?mine=taken', {}, 'You do not take a learning path yet'],
  ['?mine=taken&fee=free', {}, 'No learning paths match'],
])('nothing at “%s” says why, and what to do', async (query, session, title) => {
  show(query, { listLearningPaths: aPathList([]) }, session);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a list that cannot be read says so and can be asked for again', async () => {
  let fails = true;
  const { user } = show('', {
    listLearningPaths: () => {
      if (fails) throw refusal('internal');
      return aPathList([light]);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: light.title })).toBeVisible();
});

test('words and numbers from a hand-made address do no harm', async () => {
  const { calls } = show('?level=wizard&fee=cheap&mine=yours&sort=magic&page=-4', {
    listLearningPaths: aPathList([light]),
  });
  await screen.findByRole('link', { name: light.title });
  expect(calls.find(({ name }) => name === 'listLearningPaths')?.query).toEqual({
    ...{ sort: 'newest', page: 1, per_page: 12 },
  });
});

test('the screen speaks French', async () => {
  const options = {
    url: '/learning-path?category=photography&fee=one_time&mine=taken',
    session: {},
    replies: { listCategories: aTree(), listLearningPaths: aPathList([begun, stone]) },
    until: stone.title,
    except: [light.title, light.subtitle, 'Photographie'],
  };
  expect(await untranslated(<App />, options as never)).toEqual([]);
});

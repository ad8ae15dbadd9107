import { expect, test } from '@jest/globals';
import type { OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { anOwnPath, aPathBuilder, partner } from '../testing/path-builders.ts';

const url = '/learning-path/view';
const list = (items: OwnLearningPath[], counts: Record<string, number> = { draft: 1, published: 2 }) => ({
  items,
  page: 1,
  per_page: 12,
  total: items.length,
  counts,
});
const published = anOwnPath({
  id: anId(601),
  title: 'Sound from the start',
  slug: 'sound',
  status: 'published',
  learner_count: 1_240,
  completion_count: 310,
  revenue: [
    { amount_minor: 490_000, currency: 'EUR' },
    { amount_minor: 10_000, currency: 'USD' },
  ],
  actions: ['edit', 'unpublish', 'retire'],
});
const open = (replies: Replies, session = partner) => renderScreen(<App />, { url, session, replies });
const menuOf = async (user: ReturnType<typeof open>['user'], title: string) =>
  user.click(await screen.findByRole('button', { name: `More for ${title}` }));

test('paths are listed with their figures, and the statuses with their counts', async () => {
  open({ listOwnLearningPaths: list([anOwnPath(), published]) });
  const row = (await screen.findByRole('link', { name: 'Sound from the start' })).closest('li')!;
  for (const text of ['1,240', '310', '€4,900 and $100', 'Published']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByText(/^2 courses · edited/)).toBeVisible();
  const reportOf = (figure: RegExp) => within(row).getByRole('link', { name: figure }).getAttribute('href');
  expect(reportOf(/^Completed of Sound from the start: 310\./)).toBe(
    `/learning-path/reports?path=${published.id}&tab=learners&learners=completed`,
  );
  expect(reportOf(/^Revenue of /)).toMatch(/tab=revenue$/);
  expect(screen.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Draft 1' })).toBeVisible();
});

test('filter and search stand in the URL, and typing asks once', async () => {
  const { user, url: now, calls } = open({ listOwnLearningPaths: list([published]) });
  await user.click(await screen.findByRole('button', { name: 'Published 2' }));
  expect(now()).toBe('/learning-path/view?status=published');
  await user.type(screen.getByRole('searchbox', { name: 'Search your learning paths' }), 'sound');
  await waitFor(() => expect(now()).toBe('/learning-path/view?status=published&q=sound'));
  const asked = calls.filter(({ name }) => name === 'listOwnLearningPaths').map(({ query }) => query);
  expect(asked.at(-1)).toMatchObject({ q: 'sound', status: 'published' });
  expect(asked.filter((query) => (query as { q?: string }).q)).toHaveLength(1);
});

test('without paths the screen invites to the first one, where one may begin it', async () => {
  const { unmount } = open({ listOwnLearningPaths: list([], {}) });
  expect(await screen.findByRole('heading', { name: /your first learning path/i })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a learning path' })).toHaveAttribute('href', '/learning-path/create');
  unmount();
  open({ listOwnLearningPaths: list([], {}) }, { ...partner, permissions: ['view-learning-path'] } as never);
  expect(await screen.findByRole('heading', { name: /your first learning path/i })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a learning path' })).toBeNull();
});

test('a list that fails can be asked for again', async () => {
  let isDown = true;
  const { user } = open({
    listOwnLearningPaths: () => {
      if (isDown) throw refusal('internal');
      return list([published]);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Sound from the start' })).toBeVisible();
});

test('only what may be done is offered; what it means to retire a path is said first', async () => {
  const { user, calls, toasts } = open({
    listOwnLearningPaths: list([published]),
    retireLearningPath: aPathBuilder({ status: 'retired', actions: [] }),
  });
  await menuOf(user, 'Sound from the start');
  expect(await screen.findByRole('menuitem', { name: 'Unpublish' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Submit for review' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Retire' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retire this learning path for good?' });
  expect(dialog).toHaveTextContent('The 1,240 learners who take it keep it, with its certificate.');
  await user.click(within(dialog).getByRole('button', { name: 'Retire the learning path' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Sound from the start” is retired.'));
  expect(calls.find(({ name }) => name === 'retireLearningPath')?.params).toEqual({ id: anId(601) });
});

test('a path that is not ready leads to what is missing', async () => {
  const { user, toasts, navigations } = open({
    listOwnLearningPaths: list([anOwnPath()]),
    submitLearningPath: () => {
      throw refusal('path_incomplete', { errors: { courses: ['Add at least two courses.'] } });
    },
  });
  await menuOf(user, 'Portraits from the start');
  await user.click(await screen.findByRole('menuitem', { name: 'Submit for review' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The learning path is not ready for review.'));
  toasts.at(-1)?.action?.run();
  expect(navigations.at(-1)?.to).toBe('/learning-path/edit/portraits?section=review');
});

test('what was submitted can be taken back at once', async () => {
  const { user, toasts, calls } = open({
    listOwnLearningPaths: list([anOwnPath()]),
    submitLearningPath: aPathBuilder({ status: 'in_review', actions: ['withdraw'] }),
    withdrawLearningPath: aPathBuilder(),
  });
  await menuOf(user, 'Portraits from the start');
  await user.click(await screen.findByRole('menuitem', { name: 'Submit for review' }));
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
  toasts.at(-1)?.action?.run();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('withdrawLearningPath'));
});

test('the screen speaks French, with paths and without', async () => {
  const replies = { listOwnLearningPaths: list([anOwnPath(), published]) };
  expect(await untranslated(<App />, { url, session: partner, replies, until: 'Sound from the start' })).toEqual([]);
  const none = { listOwnLearningPaths: list([], {}) };
  expect(await untranslated(<App />, { url, session: partner, replies: none, until: /first|premier/ })).toEqual([]);
});

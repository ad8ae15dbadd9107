import { expect, test } from '@jest/globals';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { anOwnCourse, partner } from '../testing/builders.ts';

const list = (items: ReturnType<typeof anOwnCourse>[]) => ({
  items,
  page: 1,
  per_page: 12,
  total: items.length,
  counts: (items.length > 0 ? { draft: 1, published: 2 } : {}) as Record<string, number>,
});
const micro = anOwnCourse({ is_micro: true });
const at = { url: '/micro-course/manage', session: partner };

test('a partner’s micro courses are asked for alone, and are made, copied and sent off as a teacher’s', async () => {
  const { user, calls, url } = renderScreen(<App />, { ...at, replies: { listOwnCourses: list([micro]) } });
  const row = (await screen.findByRole('link', { name: 'Drawing with light' })).closest('li')!;
  // What all of them are is not said of each.
  expect(within(row).queryByText('Micro course')).toBeNull();
  expect(screen.getByRole('link', { name: 'Create a micro course' })).toHaveAttribute('href', '/micro-course/create');
  await user.click(screen.getByRole('button', { name: 'More for Drawing with light' }));
  for (const name of ['Duplicate', 'Preview as a learner', 'Submit for review', 'Delete'])
    expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Published 2' }));
  await waitFor(() => expect(url()).toBe('/micro-course/manage?status=published'));
  const asked = calls.filter(({ name }) => name === 'listOwnCourses').map(({ query }) => query);
  expect(asked.at(-1)).toMatchObject({ is_micro: true, status: 'published' });
  expect(asked.every((query) => (query as { is_micro?: boolean }).is_micro === true)).toBe(true);
});

test('who learns in them, and what they ask, is a link away', async () => {
  renderScreen(<App />, { ...at, replies: { listOwnCourses: list([micro]) } });
  const beside = within(await screen.findByRole('navigation', { name: 'More about your micro courses' }));
  expect(beside.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Reports', '/course/reports'],
    ['Open questions', '/course/questions'],
    ['Course attendance', '/course/attendance'],
  ]);
});

test('without one the screen invites to the first, and speaks French', async () => {
  const empty = { ...at, replies: { listOwnCourses: list([]) } };
  renderScreen(<App />, empty);
  expect(await screen.findByRole('heading', { name: 'Your first micro course starts with a title' })).toBeVisible();
  expect(await untranslated(<App />, { ...empty, until: /first micro course|premier micro-cours/ })).toEqual([]);
});

test('in a list of courses of both kinds a micro course is marked', async () => {
  const session = { roles: ['teacher' as const], permissions: ['create-course' as const, 'view-course' as const] };
  const { calls } = renderScreen(<App />, {
    url: '/course/manage',
    session,
    replies: { listOwnCourses: list([micro]) },
  });
  expect(await screen.findByText('Micro course')).toBeVisible();
  expect(calls.find(({ name }) => name === 'listOwnCourses')?.query).not.toHaveProperty('is_micro');
});

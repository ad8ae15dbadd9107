import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { anIntroduction, aTakenCategory, aTree } from '../testing/builders.ts';

const url = '/marketplace';
const named = (number: number, name: string) => aCourseCard({ id: anId(number), name });
const replies = {
  getFeatured: {
    featured: [named(1, 'Best of all')],
    popular: [named(2, 'Taken by most')],
    newest: [named(3, 'Just out')],
    free: [named(4, 'For nothing')],
    counts: { courses: 4, learners: 1, creators: 1, certificates: 1 },
  },
  sortCategories: [aTakenCategory()],
  listCategories: aTree(),
  listLearningPaths: { items: [], page: 1, per_page: 6, total: 0 },
  listPopularInstructors: [],
  listAlike: [{ because: 'rated' as const, course: named(5, 'Loved'), courses: [named(6, 'Much like it')] }],
  getIntroduction: anIntroduction(),
  listCategoryCourses: { items: [named(7, 'Of your field')], page: 1, per_page: 8, total: 1 },
};
const inRegion = async (name: string, course: string) =>
  expect(await within(await screen.findByRole('region', { name })).findByRole('link', { name: course })).toBeVisible();

test('a guest is shown featured, popular, new and free courses and the most popular categories, and nothing about themself', async () => {
  const { calls } = renderScreen(<App />, { url, replies });
  await inRegion('Featured', 'Best of all');
  await inRegion('Popular now', 'Taken by most');
  await inRegion('New', 'Just out');
  await inRegion('Free to take', 'For nothing');
  const categories = await screen.findByRole('region', { name: 'Most popular categories' });
  expect(within(categories).getByRole('link', { name: 'Photography' })).toHaveAttribute(
    'href',
    '/marketplace/results?category=photography',
  );
  expect(calls.find(({ name }) => name === 'sortCategories')?.query).toMatchObject({ sort: 'popular', limit: 5 });
  expect(screen.queryByText(/^Because you/)).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('listAlike');
  expect(calls.map(({ name }) => name)).not.toContain('getIntroduction');
});

test('one who is logged in sees what is like the courses that they liked, and courses of what they came for', async () => {
  renderScreen(<App />, { url, session: {}, replies });
  await inRegion('Because you liked “Loved”', 'Much like it');
  await inRegion('Photography', 'Of your field');
});

test('of many interests the first three have a row', async () => {
  const tree = [1, 2, 3, 4].map((number) => ({ ...aTree()[0]!, id: anId(500 + number), name: `Field ${number}` }));
  const { calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: { ...replies, listCategories: tree, getIntroduction: anIntroduction(tree.map(({ id }) => id)) },
  });
  await inRegion('Field 3', 'Of your field');
  expect(screen.queryByRole('region', { name: 'Field 4' })).toBeNull();
  expect(calls.filter(({ name }) => name === 'listCategoryCourses')).toHaveLength(3);
});

test('a course that is only taken is said to be taken', async () => {
  const alike = [{ because: 'taken' as const, course: named(5, 'Begun'), courses: [named(6, 'Much like it')] }];
  renderScreen(<App />, { url, session: {}, replies: { ...replies, listAlike: alike } });
  await inRegion('Because you take “Begun”', 'Much like it');
});

test('courses that do not come can be asked for again, and the rest of the page stays', async () => {
  renderScreen(<App />, { url, replies: { ...replies, getFeatured: () => Promise.reject(refusal('internal')) } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Most popular categories' })).toBeVisible();
});

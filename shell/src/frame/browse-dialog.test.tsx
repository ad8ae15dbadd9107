import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { searchChoiceStore } from '../search/search-choice.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { BrowseDialog } from './browse-dialog.tsx';

const final = (number: number, name: string, parent: string) => ({
  id: anId(number),
  name,
  slug: name.toLowerCase(),
  sub_sub_id: parent,
});
const sub = (number: number, name: string, finals: string[]) => ({
  id: anId(number),
  name,
  slug: name.toLowerCase(),
  final_categories: finals.map((one, index) => final(number * 10 + index, one, anId(number))),
});
const tree = [
  {
    id: anId(1),
    name: 'Design',
    slug: 'design',
    course_count: 3,
    sub_categories: [sub(11, 'Typography', ['Letters'])],
  },
  {
    id: anId(2),
    name: 'Photography',
    slug: 'photography',
    course_count: 5,
    sub_categories: [sub(21, 'Technique', ['Light', 'Colour']), sub(22, 'Genres', ['Portraits'])],
  },
];
const aPath = {
  id: anId(90),
  slug: 'first-steps',
  title: 'First steps in design',
  subtitle: '',
  category: { id: anId(1), name: 'Design', slug: 'design' },
  level: 'beginner' as const,
  banner_url: null,
  banner_alt: '',
  partner: { id: anId(91), full_name: 'Mira Solano', initial: 'MS', title: null, profile_image: null },
  course_count: 4,
  estimated_minutes: 300,
  fee: 'free' as const,
  amount_minor: 0,
  compare_at_minor: null,
  currency: 'USD',
};
const replies = {
  listCategories: tree,
  listLearningPaths: ({ query }: { query: { category?: string | undefined } }) => ({
    items: query.category === 'design' ? [aPath] : [],
    page: 1,
    per_page: 4,
    total: 1,
  }),
};
let closed = 0;
const open = (options: object = {}) =>
  renderInFrame(<BrowseDialog opened onClose={() => void closed++} />, { url: '/', replies, ...options });

beforeEach(() => {
  closed = 0;
  window.localStorage.clear();
  searchChoiceStore.getState().choose({ text: 'light' });
});

test('choosing a category shows its sub-categories, and unfolding one its final-categories', async () => {
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Typography' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Photography' }));
  expect(screen.getByRole('button', { name: 'Technique' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  const unfold = screen.getByRole('button', { name: 'Show what is in Technique' });
  await user.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Light' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Portraits' })).toBeNull();
});

test('a chosen sub-category is stored by its id, becomes the filter, and the results open in the modal’s place', async () => {
  const { user, url } = open();
  await user.click(await screen.findByRole('tab', { name: 'Photography' }));
  await user.click(screen.getByRole('button', { name: 'Technique' }));
  expect(url()).toBe('/marketplace/results?category=photography&sub_category=technique');
  expect(window.localStorage.getItem('stoa.sub-category-id')).toBe(anId(21));
  expect(searchChoiceStore.getState().choice).toEqual({
    text: '',
    category: 'photography',
    sub_category: 'technique',
  });
  expect(closed).toBe(1);
});

test('a final-category filters more closely', async () => {
  const { user, url } = open();
  await user.click(await screen.findByRole('tab', { name: 'Photography' }));
  await user.click(screen.getByRole('button', { name: 'Show what is in Technique' }));
  await user.click(screen.getByRole('button', { name: 'Colour' }));
  expect(url()).toBe('/marketplace/results?category=photography&sub_category=technique&final_category=colour');
});

test('it opens the next time where one was', async () => {
  window.localStorage.setItem('stoa.sub-category-id', anId(22));
  open();
  expect(await screen.findByRole('tab', { name: 'Photography' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Portraits' })).toBeVisible();
});

test('View Catalog goes to the catalogue by category', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'View Catalog' })).toHaveAttribute('href', '/marketplace/category');
});

test('four fields list their learning paths with the count of courses, and link to library, path and paths', async () => {
  const { user } = open();
  const fields = await screen.findByRole('tablist', { name: 'Fields' });
  expect(
    within(fields)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['design', 'photography', 'marketing', 'business']);
  const path = await screen.findByRole('link', { name: 'First steps in design' });
  expect(path).toHaveAttribute('href', '/learning-path-info/first-steps');
  expect(path.closest('li')).toHaveTextContent('4 courses');
  expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/marketplace/results?category=design');
  expect(screen.getByRole('link', { name: 'All paths' })).toHaveAttribute('href', '/learning-path');
  await user.click(within(fields).getByRole('tab', { name: 'marketing' }));
  expect(await screen.findByText('No learning path in this field yet.')).toBeVisible();
});

test('what could not be loaded is said, and asked for again', async () => {
  let isDown = true;
  const listCategories = () => {
    if (isDown) throw refusal('forbidden');
    return tree;
  };
  const { user } = open({ replies: { ...replies, listCategories } });
  const failure = await screen.findByText('The categories could not be loaded.');
  await waitFor(() => expect(failure).toBeVisible());
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: 'Design' })).toBeVisible();
});

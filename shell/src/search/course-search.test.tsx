import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SearchSuggestions } from '@stoa/shared/contract/market/catalogue.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { CourseSearch } from './course-search.tsx';
import { recentSearchesStore } from './recent-searches.ts';
import { searchChoiceStore } from './search-choice.ts';

const trail = (name: string, slug: string) => ({ id: anId(1), name, slug });
const course = (number: number, name: string) => ({
  id: anId(number),
  name,
  slug: `course-${number}`,
  category: {
    category: trail('Photography', 'photography'),
    sub_category: trail('Technique', 'technique'),
    final_category: trail('Light', 'light'),
  },
});
const found = (courses: ReturnType<typeof course>[], places: Partial<SearchSuggestions> = {}): SearchSuggestions => ({
  courses,
  categories: [],
  learning_paths: [],
  teachers: [],
  ...places,
});
const replies = {
  sortPublishedCourses: [course(1, 'Drawing with light'), course(2, 'Light for portraits')],
  listSearchSuggestions: found([course(3, 'Lighting a small stage')]),
};
const open = (options: Partial<Parameters<typeof renderInFrame>[1]> = {}) => {
  const drawn = renderInFrame(<CourseSearch />, { url: '/about', replies, ...options });
  return { ...drawn, field: screen.getByRole('combobox', { name: 'Search for a course' }) };
};
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

beforeEach(() => {
  searchChoiceStore.getState().choose({ text: '' });
  recentSearchesStore.getState().forgetAll();
});

test('it asks for 100 published courses when it is first used, and the server for the rest', async () => {
  const { user, field, calls } = open();
  expect(calls).toEqual([]);
  await user.type(field, 'light');
  expect(await screen.findByRole('option', { name: /Lighting a small stage/ })).toBeVisible();
  expect(calls.find(({ name }) => name === 'sortPublishedCourses')?.body).toEqual({ limit: 100, sort: 'popular' });
  // The server is asked a moment after the last letter; what the browser knows itself may be shown before.
  const asked = () => calls.filter(({ name }) => name === 'listSearchSuggestions').at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ q: 'light' }));
});

test('a pick stores its category filter and its text, for this tab, and goes to the results', async () => {
  const { user, field, url } = open();
  await user.type(field, 'port');
  await user.click(await screen.findByRole('option', { name: /Light for portraits/ }));
  expect(url()).toBe('/marketplace/results?q=Light+for+portraits&category=photography');
  expect(searchChoiceStore.getState().choice).toEqual({ text: 'Light for portraits', category: 'photography' });
  const kept = JSON.parse(window.sessionStorage.getItem('stoa.search-choice') ?? '');
  expect(kept).toEqual({ text: 'Light for portraits', category: 'photography' });
});

test('what was looked for still stands in the field on the next screen, and leads back to the same results', async () => {
  searchChoiceStore.getState().choose({ text: 'light', category: 'photography' });
  const { user, field, url } = open({ url: '/course-info/drawing-with-light' });
  expect(field).toHaveValue('light');
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(url()).toBe('/marketplace/results?q=light&category=photography');
});

test('results that a link has opened are remembered too', () => {
  open({ url: '/marketplace/results?q=shade&sub_category=technique' });
  expect(searchChoiceStore.getState().choice).toEqual({ text: 'shade', sub_category: 'technique' });
});

test('the arrows go round through the suggestions and the field, and the field keeps the focus', async () => {
  const { user, field } = open();
  await user.type(field, 'light');
  await screen.findByRole('option', { name: /Lighting/ });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toMatch(/Lighting a small stage/);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBeNull();
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toMatch(/Light for portraits/);
  expect(field).toHaveFocus();
});

test.each(['{Home}', '{End}', '{ArrowLeft}'])(
  '%s moves the caret in the field, and no suggestion is chosen',
  async (key) => {
    const { user, field, url } = open();
    await user.type(field, 'light');
    await screen.findByRole('option', { name: /Lighting/ });
    await user.keyboard(`{ArrowDown}${key}`);
    expect(chosen()).toBeNull();
    await user.keyboard('{Enter}');
    expect(url()).toBe('/marketplace/results?q=light');
  },
);

test('Escape closes the list and keeps what was typed; the arrow opens it again', async () => {
  const { user, field } = open();
  await user.type(field, 'light');
  await screen.findByRole('option', { name: /Lighting/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('light');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(chosen()).toBeNull();
});

test('Tab closes the list and goes on', async () => {
  const { user, field } = open();
  await user.type(field, 'light');
  await screen.findByRole('option', { name: /Lighting/ });
  await user.tab();
  expect(field).not.toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});

test('how many are suggested is said aloud', async () => {
  const { user, field } = open();
  await user.type(field, 'light');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 suggestions'));
});

test('it says when there is nothing for the words and what to do, and Enter searches all the same', async () => {
  const { user, field, url } = open({ replies: { ...replies, listSearchSuggestions: found([]) } });
  await user.type(field, 'zither');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^No results for “zither”\. Check the spelling/),
  );
  await user.keyboard('{Enter}');
  expect(url()).toBe('/marketplace/results?q=zither');
});

test('a search that the server cannot help with is still a search', async () => {
  const down = () => {
    throw refusal('unavailable');
  };
  const { user, field, url } = open({ replies: { sortPublishedCourses: down, listSearchSuggestions: down } });
  await user.type(field, 'light{Enter}');
  expect(url()).toBe('/marketplace/results?q=light');
});

test('a press of another button of the mouse picks nothing', async () => {
  const { user, field, url } = open();
  await user.type(field, 'light');
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('option', { name: /Drawing/ }) });
  expect(url()).toBe('/about');
  expect(field).toHaveFocus();
});

const places: Partial<SearchSuggestions> = {
  categories: [
    {
      id: anId(20),
      name: 'Light',
      names: { fr: 'Lumière' },
      slug: 'light',
      parent: { name: 'Technique', names: { fr: 'Technique photographique' } },
      filters: { category: 'photography', sub_category: 'technique', final_category: 'light' },
    },
  ],
  learning_paths: [{ id: anId(21), slug: 'seeing-light', title: 'Seeing light' }],
  teachers: [{ id: anId(22), full_name: 'Lena Lightfoot', course_count: 3 }],
};
const groups = () =>
  screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ]);

test('courses come first, then categories, learning paths and teachers, each in a group of its own', async () => {
  const { user, field } = open({ replies: { ...replies, listSearchSuggestions: found([], places) } });
  await user.type(field, 'light');
  await screen.findByRole('option', { name: /Lena Lightfoot/ });
  expect(groups()).toEqual([
    ['Courses', ['Light for portraitsPhotography', 'Drawing with lightPhotography']],
    ['Categories', ['LightTechnique']],
    ['Learning paths', ['Seeing light']],
    ['Teachers', ['Lena Lightfoot']],
  ]);
});

test.each([
  ['Light Technique', '/marketplace/results?category=photography&sub_category=technique&final_category=light'],
  ['Seeing light', '/learning-path-info/seeing-light'],
  ['Lena Lightfoot', `/instructor/${anId(22)}`],
])('the suggestion %s leads to %s', async (name, to) => {
  const { user, field, url } = open({ replies: { ...replies, listSearchSuggestions: found([], places) } });
  await user.type(field, 'light');
  await user.click(await screen.findByRole('option', { name }));
  expect(url()).toBe(to);
});

test('an empty field offers what was looked for last; Delete takes one away, and all can be cleared', async () => {
  for (const text of ['dusk', 'shade', 'light']) recentSearchesStore.getState().remember(text);
  const { user, field, url } = open();
  await user.click(field);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'light',
    'shade',
    'dusk',
    'Clear recent searches',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
  expect(chosen()).toBe('dusk');
  expect(recentSearchesStore.getState().texts).toEqual(['light', 'dusk']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(window.localStorage.getItem('stoa.recent-searches')).toBeNull();
  expect(url()).toBe('/about');
});

test('the cross of a recent search takes it away, and looks for nothing', async () => {
  for (const text of ['shade', 'light']) recentSearchesStore.getState().remember(text);
  const { user, field, url } = open();
  await user.click(field);
  await user.click(screen.getAllByTitle('Remove this search')[0]!);
  expect(recentSearchesStore.getState().texts).toEqual(['shade']);
  expect(url()).toBe('/about');
});

test('another person in this browser sees no searches of the one before, and they are erased', () => {
  const { enter, remember } = recentSearchesStore.getState();
  enter(null);
  remember('before the login');
  enter('ada');
  remember('a secret of Ada');
  expect(recentSearchesStore.getState().texts).toEqual(['a secret of Ada', 'before the login']);
  enter(null);
  expect(recentSearchesStore.getState().texts).toEqual([]);
  expect(window.localStorage.getItem('stoa.recent-searches')).toBeNull();
});

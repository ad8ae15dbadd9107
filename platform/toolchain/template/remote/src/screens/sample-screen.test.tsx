import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { aCourseCard } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { screens } from '../screens.ts';

const url = screens.sample.path;

const aList = (items: CourseCard[]) => ({
  items,
  page: 1,
  per_page: 8,
  total: items.length,
  facets: { category: [], level: [], content_type: [], type: [] },
  did_you_mean: null,
});

test('the newest courses stand under their names, each a link to its page', async () => {
  const { calls } = renderScreen(<App />, {
    url,
    replies: { listCourses: aList([aCourseCard({ name: 'Drawing with light', slug: 'drawing-with-light' })]) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample title' })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: 'Drawing with light' });
  expect(link).toHaveAttribute('href', '/course-info/drawing-with-light');
  expect(calls).toMatchObject([{ name: 'listCourses', query: { sort: 'newest' } }]);
});

test('a person who is signed in is greeted by name', async () => {
  renderScreen(<App />, { url, session: {}, replies: { listCourses: aList([]) } });
  expect(await screen.findByText('What is new for Nadia.')).toBeInTheDocument();
});

test('without courses it says what will be here, and leads on', async () => {
  renderScreen(<App />, { url, replies: { listCourses: aList([]) } });
  expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look in the catalogue' })).toHaveAttribute('href', '/marketplace/results');
});

test('a failed call can be tried again', async () => {
  let isDown = true;
  const { user } = renderScreen(<App />, {
    url,
    replies: {
      listCourses: () => {
        if (isDown) throw refusal('not_found');
        return aList([aCourseCard({ name: 'Drawing with light' })]);
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The courses could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toBeInTheDocument();
});

test('nothing stays in English for who reads French', async () => {
  const replies = { listCourses: aList([aCourseCard({ name: 'Drawing with light' })]) };
  const options = { url, session: {}, replies, until: 'Drawing with light' };
  // Give the screen its French title in its messages and in screens.ts; then this exception can go.
  expect(await untranslated(<App />, { ...options, except: ['Sample title'] })).toEqual([]);
});

import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HelpArticle, HelpRow } from '@stoa/shared/contract/administration/help-articles.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { aFeedbackPage } from '@stoa/shared/testing/feedback-builders.ts';
import { renderScreen, type RenderScreenOptions } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./help-screen.tsx');
  await import('./help-article-screen.tsx');
  await import('@stoa/shared/remote/feedbacks/feedback-modal.tsx');
});
beforeEach(() => window.localStorage.clear());

const aRow = (given: Partial<HelpRow> = {}): HelpRow => ({
  slug: 'doors',
  topic: 'start',
  audiences: ['guest'],
  title: 'Opening a door',
  summary: 'With and without a handle.',
  ...given,
});
const anArticle = (given: Partial<HelpArticle> = {}): HelpArticle => ({
  ...aRow(),
  text: '## By the handle\n\nPress *it*.\n\n## By a key\n\nTurn it.\n\n## By asking\n\nKnock.',
  updated_at: '2026-03-02T09:00:00.000Z',
  helpful: null,
  related: [aRow({ slug: 'gates', title: 'Opening a gate' })],
  ...given,
});
const visit = (
  url: string,
  replies: Replies = {},
  session: RenderScreenOptions['session'] = { state: 'guest', user: undefined, permissions: [] },
) => renderScreen(<App />, { url, session, replies: { listHelp: [aRow()], getHelp: anArticle(), ...replies } });

test.each([
  ['a guest', { state: 'guest' as const, user: undefined, permissions: [] }, 'Guests'],
  ['a learner', { permissions: ['view-course-first-video' as const] }, 'Learners'],
  ['a teacher', { permissions: ['create-course' as const] }, 'Teachers'],
  ['a partner', { permissions: ['view-partner-dashboard' as const] }, 'Partners'],
])('%s finds the articles that fit, by topic, and can look at others', async (_, session, name) => {
  const { user, url, calls } = visit('/help', {}, session);
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Opening a door' })).toHaveAttribute('href', '/help/doors');
  const audiences = within(screen.getByRole('navigation', { name: 'For whom' }));
  expect(audiences.getByRole('link', { current: 'page' })).toHaveTextContent(name);
  await user.click(audiences.getByRole('link', { name: 'Everyone' }));
  expect(url()).toBe('/help?audience=all');
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ q: '' }));
});

test('what is searched stands in the address, and nothing found leads on', async () => {
  const { user, url } = visit('/help', { listHelp: ({ query }) => (query['q'] === 'gaet' ? [] : [aRow()]) });
  await user.type(await screen.findByRole('searchbox', { name: 'Search the help centre' }), 'gaet');
  expect(await screen.findByText('No article has these words')).toBeVisible();
  expect(url()).toBe('/help?q=gaet');
  await user.click(screen.getByRole('link', { name: 'Show all articles' }));
  expect(await screen.findByRole('link', { name: 'Opening a door' })).toBeVisible();
});

test('an article has its contents, parts with addresses of their own, and others of its topic', async () => {
  visit('/help/doors');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#by-the-handle',
    '#by-a-key',
    '#by-asking',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'By a key' })).toHaveAttribute('id', 'by-a-key');
  expect(screen.getByRole('link', { name: 'Opening a gate' })).toHaveAttribute('href', '/help/gates');
});

test('a guest’s browser answers under one name, and may change its answer', async () => {
  const { user, calls } = visit('/help/doors', { answerHelp: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thank you for your answer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true'));
  const bodies = calls.filter(({ name }) => name === 'answerHelp').map(({ body }) => body as { browser: string });
  expect(bodies).toMatchObject([{ helpful: true }, { helpful: false }]);
  expect(new Set(bodies.map(({ browser }) => browser)).size).toBe(1);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/about#contact');
});

test('who is logged in says more in private', async () => {
  const { user } = visit('/help/doors', { listFeedbacks: aFeedbackPage() }, {});
  await user.click(await screen.findByRole('button', { name: 'Feedback about this site' }));
  expect(await screen.findByRole('dialog', { name: 'Private feedback' })).toBeVisible();
});

test('an article that is not there leads to the others', async () => {
  visit('/help/nothing', {
    getHelp: () => {
      throw refusal('not_found');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This article could not be found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the help centre' })).toHaveAttribute('href', '/help');
});

test.each([
  ['/help', 'Opening a door'],
  ['/help/doors', 'By a key'],
])('%s says everything in every language', async (url, until) => {
  const replies: Replies = { listHelp: [aRow()], getHelp: anArticle() };
  // A part's title is cut out of the reply's text.
  const except = ['By the handle', 'By a key', 'By asking', 'Press', 'Turn it.', 'Knock.'];
  expect(await untranslated(<App />, { url, replies, until, except })).toEqual([]);
});

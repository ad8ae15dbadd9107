import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aPathInReview, aQueuedPath } from '../testing/builders.ts';

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const url = '/learning-path/review/portraits';
const queues: Replies = {
  listReviewQueue: { items: [], page: 1, per_page: 20, total: 0, counts: {} },
  listPathReviewQueue: { items: [aQueuedPath()], page: 1, per_page: 20, total: 1 },
};
const open = (replies: Replies) => renderScreen(<App />, { url, session, replies });

test('the desk has a tab of the learning paths that wait, and leads to each', async () => {
  const { user, url: now } = renderScreen(<App />, { url: '/review', session, replies: queues });
  await user.click(await screen.findByRole('tab', { name: 'Learning paths (1)' }));
  expect(now()).toBe('/review?status=paths');
  expect(screen.getByRole('link', { name: 'Review Portraits from the start' })).toHaveAttribute('href', url);
});

test('a desk without paths says so', async () => {
  const none = { items: [], page: 1, per_page: 20, total: 0 };
  renderScreen(<App />, { url: '/review?status=paths', session, replies: { ...queues, listPathReviewQueue: none } });
  expect(await screen.findByText('No learning path is waiting')).toBeVisible();
});

test('a path is shown as learners will see it, and which course has left the catalogue', async () => {
  open({ getPathBuilder: aPathInReview() });
  expect(await screen.findByRole('img', { name: 'A row of faces' })).toHaveAttribute('src', '/banner.webp');
  expect(screen.getByText('Faces are lit before they are taken.')).toBeVisible();
  expect(screen.getByText('Light a face in any room')).toBeVisible();
  const [first, second] = within(screen.getByRole('region', { name: '2 courses' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Seeing light Omar Saleh · 1 h · Free · required');
  expect(second).toHaveTextContent('Faces UnpublishedOmar Saleh · 1 h · Free · optional');
});

test('a reviewer publishes it', async () => {
  const { user, calls } = open({
    getPathBuilder: aPathInReview(),
    publishLearningPath: aPathInReview({ status: 'published', actions: ['unpublish'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the learning path' }));
  expect(await screen.findByRole('button', { name: 'Remove from the catalogue' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'publishLearningPath')?.params).toEqual({ slug: 'portraits' });
  expect(calls.find(({ name }) => name === 'publishLearningPath')?.body).toEqual({ base_version: 3 });
});

test('a reviewer returns it with a reason that is long enough to be of use', async () => {
  const { user, calls } = open({
    getPathBuilder: aPathInReview(),
    returnLearningPath: aPathInReview({ status: 'draft', actions: [] }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'No');
  await user.click(screen.getByRole('button', { name: 'Return to the partner' }));
  expect(screen.getByText('Give a reason of at least 10 characters.')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('returnLearningPath');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ', the overview says nothing.');
  await user.click(screen.getByRole('button', { name: 'Return to the partner' }));
  expect(await screen.findByText(/nothing to decide/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'returnLearningPath')).toMatchObject({
    params: { id: anId(600) },
    body: { body: 'No, the overview says nothing.', base_version: 3 },
  });
});

test('a decision that came too late is refused with the reason', async () => {
  const { user } = open({
    getPathBuilder: aPathInReview(),
    publishLearningPath: () => {
      throw refusal('path_transition');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the learning path' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The learning path has changed/);
});

test('a path that was changed meanwhile is shown as it is now, with the reason, before it is decided on', async () => {
  let path = aPathInReview();
  const { user, calls } = open({
    getPathBuilder: () => path,
    publishLearningPath: () => {
      path = aPathInReview({ version: 4, title: 'Portraits, rewritten' });
      throw refusal('edit_conflict');
    },
  });
  const publish = await screen.findByRole('button', { name: 'Publish the learning path' });
  await user.click(publish);
  expect(await screen.findByRole('heading', { name: 'Portraits, rewritten' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/was changed since you opened it/);
  await user.click(publish);
  expect(calls.filter(({ name }) => name === 'publishLearningPath').map(({ body }) => body)).toEqual([
    { base_version: 3 },
    { base_version: 4 },
  ]);
});

test('a path that is gone leads back to the desk', async () => {
  open({
    getPathBuilder: () => {
      throw refusal('not_found');
    },
  });
  expect(await screen.findByRole('link', { name: 'Go to the queue' })).toHaveAttribute('href', '/review?status=paths');
});

test('the tab and a review speak French', async () => {
  const options = {
    session,
    replies: { ...queues, getPathBuilder: aPathInReview() },
    until: 'Portraits from the start',
  };
  expect(await untranslated(<App />, { ...options, url: '/review?status=paths' })).toEqual([]);
  expect(await untranslated(<App />, { ...options, url })).toEqual([]);
});

import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';
import { aCourseInReview, aQueueRow } from '../testing/builders.ts';

beforeAll(async () => {
  await Promise.all([import('./review-queue-screen.tsx'), import('./course-review-screen.tsx')]);
});

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const queueOf = (...items: ReturnType<typeof aQueueRow>[]) => ({
  ...{ items, page: 1, per_page: 20, total: items.length },
  counts: { in_review: 3, approved: 1 },
});
const visit = (replies: Replies = {}, url = '/review') =>
  renderScreen(<App />, {
    url,
    session,
    replies: {
      listReviewQueue: queueOf(aQueueRow({ reviewer: { id: anId(8), name: 'Bea Baker' } })),
      listPathReviewQueue: { items: [], page: 1, per_page: 20, total: 0 },
      listCategories: [],
      ...replies,
    },
  });

test('each course says who reviews it', async () => {
  visit();
  expect(await screen.findByText('Reviewed by Bea Baker')).toBeVisible();
});

test('what narrows the queue stands in the address, stays with another tab, and is asked of the server', async () => {
  const { user, url, calls } = visit();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Reviewer' }), 'Reviewed by no one yet');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Waiting time' }), 'At least 7 days');
  await user.click(screen.getByRole('tab', { name: 'Approved (1)' }));
  expect(url()).toBe('/review?status=approved&days=7&reviewer=nobody');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listReviewQueue')?.query).toMatchObject({
      ...{ status: 'approved', reviewer: 'nobody', waiting_days: 7 },
    }),
  );
});

test('a queue in which nothing is left says that it was narrowed', async () => {
  visit({ listReviewQueue: queueOf() }, '/review?reviewer=mine');
  expect(await screen.findByText('No course in this list matches')).toBeVisible();
});

test('the order is asked of the server, stays with the learning paths, and each list leaves as a file', async () => {
  const link = { url: '#queue', expires_at: '2026-03-04T09:00:00.000Z' };
  const { user, url, calls } = visit(
    { getReviewQueueLink: link, getPathReviewQueueLink: link },
    '/review?status=published&micro=true&sort=-name',
  );
  await screen.findByText('1 course');
  expect(calls.find(({ name }) => name === 'listReviewQueue')?.query).toMatchObject({
    ...{ status: 'published', micro: true, sort: 'name', order: 'descending' },
  });
  const file = () => user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await file();
  await user.click(screen.getByRole('tab', { name: 'Learning paths (0)' }));
  expect(url()).toMatch(/^\/review\?status=paths&.*sort=-name$/);
  expect(await screen.findByText('No learning path is waiting')).toBeVisible();
  expect(calls.findLast(({ name }) => name === 'listPathReviewQueue')?.query).toMatchObject({
    ...{ sort: 'name', order: 'descending' },
  });
  await file();
  await waitFor(() => expect(calls.find(({ name }) => name === 'getPathReviewQueueLink')).toBeDefined());
  expect(calls.find(({ name }) => name === 'getReviewQueueLink')?.query).toMatchObject({ status: 'published' });
});

test('where filters leave nothing, they are taken back and the tab stays', async () => {
  const { user, url } = visit({ listReviewQueue: queueOf() }, '/review?status=approved&days=7');
  await user.click(await screen.findByRole('button', { name: 'Remove all filters' }));
  expect(url()).toBe('/review?status=approved');
  expect(await screen.findByText('No course is waiting for its publication date.')).toBeVisible();
});

const nobody: ReviewClaim = { reviewer: null, is_mine: false, expires_at: null };
const mine: ReviewClaim = {
  reviewer: { id: anId(7), name: 'Ada Archer' },
  ...{ is_mine: true, expires_at: '2026-03-04T09:00:00.000Z' },
};
const review = (replies: Replies) =>
  visit({ getCourseReview: aCourseInReview(), ...replies }, '/course/review/drawing-with-light');

test('a reviewer takes a course up, sees until when, and lets it go', async () => {
  let now = nobody;
  const { user } = review({
    getReviewClaim: () => now,
    claimReview: () => (now = mine),
    releaseReview: () => (now = nobody),
  });
  expect(await screen.findByText('No one is reviewing this course.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  expect(await screen.findByText(/You are reviewing this course. Until 4 Mar 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(await screen.findByText('No one is reviewing this course.')).toBeVisible();
});

test('where somebody else was faster, the page says so and shows who', async () => {
  let now = nobody;
  const { user, toasts } = review({
    getReviewClaim: () => now,
    claimReview: () => {
      now = { ...mine, is_mine: false };
      throw refusal('conflict');
    },
  });
  await screen.findByText('No one is reviewing this course.');
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  expect(await screen.findByText(/Ada Archer is reviewing this course\. +Until/)).toBeVisible();
  expect(toasts.at(-1)?.message).toBe('Someone else has just taken up this course.');
  expect(screen.getByRole('button', { name: 'Free it' })).toBeVisible();
});

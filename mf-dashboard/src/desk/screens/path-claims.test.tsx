import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aPathInReview, aQueuedPath } from '../testing/builders.ts';

beforeAll(async () => {
  await Promise.all([import('./review-queue-screen.tsx'), import('./path-review-screen.tsx')]);
});

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const bea = { id: anId(8), name: 'Bea Baker' };
const nobody: ReviewClaim = { reviewer: null, is_mine: false, expires_at: null };
const mine: ReviewClaim = {
  reviewer: { id: anId(7), name: 'Ada Archer' },
  ...{ is_mine: true, expires_at: '2026-03-04T09:00:00.000Z' },
};
const hers: ReviewClaim = { reviewer: bea, is_mine: false, expires_at: '2026-03-04T09:00:00.000Z' };
const queueOf = (...items: ReturnType<typeof aQueuedPath>[]) => ({
  ...{ items, page: 1, per_page: 20, total: items.length, waiting: 3 },
});
const replies: Replies = {
  listReviewQueue: { items: [], page: 1, per_page: 20, total: 0, counts: {} },
  listPathReviewQueue: queueOf(aQueuedPath({ reviewer: bea, submitted_at: '2026-03-02T09:00:00.000Z' })),
  listCategories: [],
  getPathBuilder: aPathInReview(),
  getPathReviewClaim: nobody,
};
const queueUrl = '/review?status=paths';
const url = '/learning-path/review/portraits';
const visit = (given: Replies = {}, at = url) =>
  renderScreen(<App />, { url: at, session, replies: { ...replies, ...given } });

test('each learning path says who reviews it, and the tab how many wait in all', async () => {
  visit({}, queueUrl);
  expect(await screen.findByText(/Reviewed by Bea Baker/)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Learning paths (3)' })).toHaveAttribute('aria-selected', 'true');
});

test('what narrows the learning paths stands in the address and is asked of the server; they have no length', async () => {
  const { user, url: now, calls } = visit({}, queueUrl);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Reviewer' }), 'Reviewed by no one yet');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Waiting time' }), 'At least 7 days');
  expect(now()).toBe('/review?status=paths&days=7&reviewer=nobody');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listPathReviewQueue')?.query).toMatchObject({
      ...{ reviewer: 'nobody', waiting_days: 7 },
    }),
  );
  expect(screen.queryByRole('combobox', { name: 'Length' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Name of the learning path or its partner' })).toBeVisible();
});

test('a list in which nothing is left says that it was narrowed', async () => {
  visit({ listPathReviewQueue: queueOf() }, `${queueUrl}&reviewer=mine`);
  expect(await screen.findByText('No learning path in this list matches')).toBeVisible();
});

test('a reviewer takes a learning path up, sees until when, and lets it go', async () => {
  let now = nobody;
  const { user } = visit({
    getPathReviewClaim: () => now,
    claimPathReview: () => (now = mine),
    releasePathReview: () => (now = nobody),
  });
  expect(await screen.findByText('No one is reviewing this learning path.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  expect(await screen.findByText(/You are reviewing this learning path. Until 4 Mar 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(await screen.findByText('No one is reviewing this learning path.')).toBeVisible();
});

test('while it is another’s, nothing is decided, and what was typed stays', async () => {
  let now = nobody;
  const { user, toasts } = visit({
    getPathReviewClaim: () => now,
    claimPathReview: () => {
      now = hers;
      throw refusal('conflict');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Say whom it is for.');
  await user.click(await screen.findByRole('button', { name: 'Review it' }));
  expect(await screen.findByText(/You can publish it and return it once they let it go/)).toBeVisible();
  expect(toasts.at(-1)?.message).toBe('Someone else has just taken up this learning path.');
  expect(screen.queryByRole('button', { name: 'Publish the learning path' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Return to the partner' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Say whom it is for.');
});

test('a key leads to the next that is free, another to the reason', async () => {
  const next = aQueuedPath({ id: anId(602), slug: 'hands', title: 'Hands', partner: aTeacher({ id: anId(50) }) });
  const { user, url: now } = visit({
    listPathReviewQueue: queueOf(
      aQueuedPath(),
      aQueuedPath({ id: anId(601), slug: 'taken', title: 'Taken', reviewer: bea }),
      next,
    ),
  });
  expect(await screen.findByRole('link', { name: 'Next waiting learning path: Hands' })).toBeVisible();
  await user.keyboard('r');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await user.tab();
  await user.keyboard('n');
  await waitFor(() => expect(now()).toBe('/learning-path/review/hands'));
});

test('claims and filters of learning paths speak French', async () => {
  const options = { session, replies: { ...replies, getPathReviewClaim: hers }, until: 'Portraits from the start' };
  expect(await untranslated(<App />, { ...options, url: queueUrl })).toEqual([]);
  expect(await untranslated(<App />, { ...options, url })).toEqual([]);
});

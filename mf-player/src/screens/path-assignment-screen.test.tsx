import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LearningPathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { anAssignment, aSubmission } from '../testing/builders.ts';

beforeAll(async () => {
  await import('./path-assignment-screen.tsx');
});
beforeEach(() => {
  localStorage.clear();
});

const path = { id: anId(300), slug: 'from-clay-to-cup', title: 'From clay to cup' };
const anAsking = (given: Partial<LearningPathAssignment['assignment']> = {}): LearningPathAssignment => ({
  assignment: {
    ...anAssignment({ title: 'Throw a cup' }),
    due_at: '2026-03-20T09:00:00.000Z',
    overdue: false,
    submission: null,
    ...given,
  },
  path,
});
const url = `/learning-path/assignment/${anId(71)}`;
const open = (replies: Replies) => renderScreen(<App />, { url, session: {}, replies });

test('what a path asks for is read, written and handed in, and leads back to the path', async () => {
  const { user, calls } = open({
    getLearningPathAssignment: anAsking(),
    saveSubmission: ({ body }) => aSubmission({ ...body, version: 2, attempts_left: 2 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Throw a cup' })).toBeVisible();
  expect(screen.getByText(/Your learning path is completed once this work is approved/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'From clay to cup' })).toHaveAttribute(
    'href',
    '/learning-path-info/from-clay-to-cup',
  );
  await user.type(screen.getByRole('textbox', { name: 'Your text' }), 'A cup.');
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'saveSubmission').at(-1)).toMatchObject({
      params: { id: anId(71) },
      body: { text: 'A cup.', status: 'submitted' },
    }),
  );
  expect(await screen.findByText('Handed in')).toBeVisible();
});

test('returned work shows what the reviewer said, and is open for the next attempt', async () => {
  const submission = aSubmission({
    status: 'returned',
    feedback: 'The handle is missing.',
    reviewed_at: '2026-03-03T09:00:00.000Z',
    text: 'A cup.',
  });
  open({ getLearningPathAssignment: anAsking({ submission, required: false }) });
  expect(await screen.findByText('The handle is missing.')).toBeVisible();
  expect(screen.getByText('Optional: your learning path can be completed without it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveValue('A cup.');
});

test.each(['not_found', 'not_enrolled'] as const)('whoever has no part in it is told so (%s)', async (code) => {
  open({
    getLearningPathAssignment: () => {
      throw refusal(code);
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This assignment is not here' })).toBeVisible();
});

test('the screen speaks French', async () => {
  const replies = { getLearningPathAssignment: anAsking() };
  expect(await untranslated(<App />, { url, session: {}, replies, until: 'Throw a cup' })).toEqual([]);
});

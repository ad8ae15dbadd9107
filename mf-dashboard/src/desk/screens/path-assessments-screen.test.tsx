import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aSubmission, aSubmissionCard } from '../testing/submission-builders.ts';

beforeAll(async () => {
  await import('./path-assessments-screen.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
});

const session = { roles: ['partner' as const], permissions: ['review-assignment' as const] };
const url = '/learning-path/assessments';
const path = { id: anId(300), name: 'From clay to cup' };
const card = aSubmissionCard({ title: 'Throw a cup', course: null, path });
const queue = {
  items: [card],
  page: 1,
  per_page: 20,
  total: 1,
  courses: [],
  paths: [{ ...path, waiting: 1 }],
};
const work = aSubmission({ course: null, path });

test('a partner finds the work for their learning paths, narrows it to one, and opens it beside its judgement', async () => {
  const {
    user,
    url: now,
    calls,
  } = renderScreen(<App />, {
    url,
    session,
    replies: { listSubmissions: queue, getSubmission: work, listReviewPhrases: [] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Review work for learning paths' })).toBeVisible();
  const row = (await screen.findByRole('link', { name: 'Review Throw a cup by Nadia Haddad' })).closest('tr')!;
  expect(within(row).getByText('From clay to cup')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by learning path' }), path.id);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listSubmissions').at(-1)?.query).toMatchObject({
      of: 'path',
      path_id: path.id,
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Review Throw a cup by Nadia Haddad' }));
  expect(await screen.findByRole('heading', { level: 1, name: /by Nadia Haddad/ })).toHaveFocus();
  expect(now()).toContain(`path=${path.id}`);
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${url}?path=${path.id}`),
  );
});

test('approved work goes, and the desk says that nothing waits', async () => {
  let judged: SubmissionReview | undefined;
  const { user } = renderScreen(<App />, {
    url: `${url}?submission=${work.id}`,
    session,
    replies: {
      listSubmissions: () => (judged ? { ...queue, items: [], total: 0 } : queue),
      getSubmission: work,
      listReviewPhrases: [],
      approveSubmission: () => (judged = { ...work, status: 'approved', version: 4, score: 80 }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Score (0–100)' }), '80');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(judged).toMatchObject({ score: 80 });
});

test('the desk speaks French', async () => {
  const replies = { listSubmissions: queue };
  expect(await untranslated(<App />, { url, session, replies, until: 'Throw a cup' })).toEqual([]);
});

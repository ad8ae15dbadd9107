import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aReport, pageOf } from '../testing/builders.ts';

// Its code takes longer to come than a test waits for an article.
beforeAll(async () => {
  await import('./community-moderation-screen.tsx');
});

const session = { roles: ['admin' as const], permissions: ['moderate-content' as const] };
const counts = { pending: 1, accepted: 0, rejected: 0 };
const queue = { ...pageOf([aReport()]), counts };
const visit = (replies: Replies = {}, url = '/community/moderation') =>
  renderScreen(<App />, { url, session, replies: { listContentReports: queue, ...replies } });

test('a report shows what was reported, by whom and why, and leads to its place', async () => {
  visit({
    listContentReports: {
      ...queue,
      items: [
        aReport({
          subject: 'replies',
          subject_id: anId(600),
          link: `/community/${anId(500)}#reply-${anId(600)}`,
          changed: true,
        }),
      ],
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Buy my shoes' }));
  expect(card.getByText('They are cheap.')).toBeVisible();
  expect(card.getByText('This is an advertisement.')).toBeVisible();
  expect(card.getByText(/Reported by Lina Haddad/)).toBeVisible();
  expect(card.getByText('Edited since')).toBeVisible();
  expect(card.getByRole('link', { name: 'Show in the discussion' })).toHaveAttribute(
    'href',
    `/community/${anId(500)}#reply-${anId(600)}`,
  );
  expect(screen.getByRole('tab', { name: 'Open (1)' })).toBeVisible();
});

test('a text of a course leads to its lesson, and is decided like the others', async () => {
  const link = `/course/typography?lesson=${anId(300)}&discussion=${anId(900)}`;
  const report = aReport({ subject: 'discussions', subject_id: anId(900), post_id: null, link });
  const { user, calls } = visit({
    listContentReports: { ...queue, items: [report] },
    decideContentReport: { ...report, status: 'rejected' },
  });
  const card = within(await screen.findByRole('article', { name: 'Buy my shoes' }));
  expect(card.getByText('In a course')).toBeVisible();
  expect(card.getByRole('link', { name: 'Show in the discussion' })).toHaveAttribute('href', link);
  await user.click(card.getByRole('button', { name: 'Keep the text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the report?' }));
  await user.type(dialog.getByRole('textbox'), 'It is about the course.');
  await user.click(dialog.getByRole('button', { name: 'Keep the text' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('decideContentReport'));
});

test('accepting a report sends the note to the author', async () => {
  const { user, calls, toasts } = visit({ decideContentReport: aReport({ status: 'accepted' }) });
  await user.click(await screen.findByRole('button', { name: 'Remove the text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept the report?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the text' }));
  expect(await dialog.findByText('Reason must be between 10 and 500 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Note to the author' }), 'No advertising, please.');
  await user.click(dialog.getByRole('button', { name: 'Remove the text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name === 'decideContentReport')?.body).toEqual({
    verdict: 'accepted',
    note: 'No advertising, please.',
  });
  expect(toasts.at(-1)?.message).toBe('Removed. The author and the reporter have been told.');
});

test('who decides second is told, and the queue is read again', async () => {
  let isOpen = true;
  const { user, toasts } = visit({
    listContentReports: () => (isOpen ? queue : { ...pageOf([]), counts: { ...counts, pending: 0 } }),
    decideContentReport: () => {
      isOpen = false;
      throw refusal('already_decided');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep the text' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'It keeps to the rules.');
  await user.click(dialog.getByRole('button', { name: 'Keep the text' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  expect(toasts).toContainEqual({
    kind: 'warning',
    message: 'Another moderator has already decided on this report.',
  });
});

test('a note outlives a queue that cannot be read again', async () => {
  let isDown = false;
  const { user, calls } = visit({
    listContentReports: () => {
      if (isDown) throw refusal('internal');
      return queue;
    },
    decideContentReport: () => {
      isDown = true;
      throw refusal('unavailable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep the text' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'It keeps to the rules.');
  await user.click(dialog.getByRole('button', { name: 'Keep the text' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listContentReports')).toHaveLength(2));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('It keeps to the rules.');
});

test('every decision is listed with who, when and why', async () => {
  visit(
    {
      listModerationDecisions: pageOf([
        {
          id: anId(800),
          action: 'accept_report',
          moderator: { id: anId(4), full_name: 'Ada Keeper', initial: 'AK', title: null, profile_image: null },
          subject: 'posts',
          post_id: anId(500),
          link: `/community/${anId(500)}`,
          title: 'Buy my shoes',
          reason: 'No advertising, please.',
          created_at: '2026-03-02T09:00:00.000Z',
        },
      ]),
    },
    '/community/moderation?status=decisions',
  );
  expect(await screen.findByText('Accepted a report')).toBeVisible();
  expect(screen.getByText(/Ada Keeper/)).toBeVisible();
  expect(screen.getByText('No advertising, please.')).toBeVisible();
});

test('what was removed for a report and brought back since says so', async () => {
  visit({
    listContentReports: {
      ...pageOf([aReport({ status: 'accepted', decided_at: '2026-03-03T09:00:00.000Z', note: 'No.' })]),
      counts,
    },
  });
  expect(await screen.findByText('Restored')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore as moderator' })).not.toBeInTheDocument();
});

test('the queue speaks the page’s language', async () => {
  const decided = aReport({
    status: 'accepted',
    decided_at: '2026-03-03T09:00:00.000Z',
    removal: { by: 'moderator', at: '2026-03-03T09:00:00.000Z', note: 'No.' },
    note: 'No.',
  });
  const found = await untranslated(<App />, {
    url: '/community/moderation?status=accepted',
    session,
    replies: { listContentReports: { ...pageOf([decided, aReport({ id: anId(701) })]), counts } },
    until: 'They are cheap.',
  });
  expect(found).toEqual([]);
});

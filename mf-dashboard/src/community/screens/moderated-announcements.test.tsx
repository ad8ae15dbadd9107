import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { anId, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { pageOf } from '../testing/builders.ts';

beforeAll(async () => {
  await Promise.all([
    import('./community-moderation-screen.tsx'),
    import('../features/announcements/cancel-modal.tsx'),
  ]);
});

const announcement = (given: Partial<SentAnnouncement> = {}): SentAnnouncement => ({
  id: anId(900),
  course: { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' },
  author: aTeacher(),
  subject: 'Buy my shoes',
  body: 'They are **cheap**.',
  audience: 'all',
  idle_days: null,
  state: 'waiting',
  send_at: '2026-03-09T09:00:00.000Z',
  sent_at: null,
  told: 0,
  read: 0,
  removal_note: null,
  ...given,
});
const session = { user: aUser(), roles: ['admin' as const], permissions: ['moderate-content' as const] };
const url = '/community/moderation?status=announcements';
const base: Replies = {
  listContentReports: { ...pageOf([]), counts: { pending: 0, accepted: 0, rejected: 0 } },
  listWaitingAnnouncements: pageOf([announcement()]),
};
const visit = (replies: Replies = {}, at = url) =>
  renderScreen(<App />, { url: at, session, replies: { ...base, ...replies } });
const WHY = 'It advertises another shop.';

test('a tab shows what waits to be sent, by whom, when and in which course', async () => {
  const { user, url: now } = visit({}, '/community/moderation');
  await user.click(await screen.findByRole('tab', { name: 'Planned announcements' }));
  expect(now()).toBe(url);
  const card = within(await screen.findByRole('article', { name: 'Buy my shoes' }));
  expect(card.getByText('cheap')).toBeVisible();
  expect(card.getByText(/Will be sent 9 Mar 2026/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
});

test('a moderator cancels it with a reason, and it leaves the list', async () => {
  let items = [announcement()];
  const { user, calls, toasts } = visit({
    listWaitingAnnouncements: () => pageOf(items),
    cancelAnnouncementAsModerator: () => {
      items = [];
      return announcement({ state: 'cancelled', removal_note: WHY });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Do not send it: “Buy my shoes”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel “Buy my shoes”?' }));
  await user.click(dialog.getByRole('button', { name: 'Do not send it' }));
  expect(await dialog.findByText('Reason must be between 10 and 500 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Note to the author' }), WHY);
  await user.click(dialog.getByRole('button', { name: 'Do not send it' }));
  expect(await screen.findByText('No announcement is planned')).toBeVisible();
  expect(toasts.at(-1)?.message).toBe('“Buy my shoes” will not be sent. Its author has been told.');
  expect(calls.find(({ name }) => name === 'cancelAnnouncementAsModerator')).toMatchObject({
    params: { id: anId(900) },
    body: { reason: WHY },
  });
});

test('one that was sent meanwhile is said to be sent', async () => {
  const { user, toasts } = visit({
    cancelAnnouncementAsModerator: () => {
      throw refusal('conflict');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Do not send it: “Buy my shoes”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note to the author' }), WHY);
  await user.click(dialog.getByRole('button', { name: 'Do not send it' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/has been sent already/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what one wrote oneself is not judged by oneself', async () => {
  const own = announcement({ author: aTeacher({ id: aUser().id }) });
  visit({ listWaitingAnnouncements: pageOf([own]) });
  expect(await screen.findByText(/You wrote this/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Do not send it/ })).toBeNull();
});

test('a list that cannot be read can be asked for again', async () => {
  visit({
    listWaitingAnnouncements: () => {
      throw refusal('internal');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('planned announcements speak French', async () => {
  const options = { session, replies: base, until: 'Buy my shoes', except: ['cheap', 'They are', '.'] };
  expect(await untranslated(<App />, { ...options, url })).toEqual([]);
});

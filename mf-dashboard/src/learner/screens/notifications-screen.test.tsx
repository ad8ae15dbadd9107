import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@stoa/shared/contract/telling/notifications.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aNotification } from '../testing/builders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A server that keeps what was marked. */
function aServer(start: Notification[]): Replies {
  let rows = start;
  const mark = (id: string, read: boolean) => {
    rows = rows.map((row) => (row.id === id ? { ...row, read } : row));
    return rows.find((row) => row.id === id)!;
  };
  let before = rows;
  return {
    listNotifications: ({ query: { page, per_page, unread } }) => {
      const found = rows.filter(({ read }) => !unread || !read);
      return { items: found.slice((page - 1) * per_page, page * per_page), page, per_page, total: found.length };
    },
    readNotification: ({ params }) => mark(params.id, true),
    unreadNotification: ({ params }) => mark(params.id, false),
    readAllNotifications: () => {
      before = rows;
      rows = rows.map((row) => ({ ...row, read: true }));
      return { count: before.filter(({ read }) => !read).length, read_at: '2026-03-02T09:00:00.000Z' };
    },
    undoReadAll: () => {
      rows = before;
      return { ok: true };
    },
  };
}

const two = [
  aNotification({ id: anId(1), title: 'One', created_at: ago(0), link: '/notifications?show=unread' }),
  aNotification({ id: anId(2), title: 'Two', created_at: ago(1), link: null }),
];
const at = (url: string, replies: Replies, unreadCount = 2) =>
  renderScreen(<App />, { url, session: { unreadCount }, replies });

test('notifications stand under the day they are of', async () => {
  const old = aNotification({ id: anId(3), title: 'Three', created_at: '2025-03-02T12:00:00.000Z' });
  at('/notifications', aServer([...two, old]));
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(within(today).getByText('One')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Yesterday' })).getByText('Two')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '2 March 2025' })).getByText('Three')).toBeVisible();
});

test('one is marked read and unread again, and the header hears of it', async () => {
  const { user, calls, events } = at('/notifications', aServer(two));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: One' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as unread: One' }));
  expect(await screen.findByRole('button', { name: 'Mark as read: One' })).toBeVisible();
  const marks = calls.map(({ name }) => name).filter((name) => /^(un)?readNotification$/.test(name));
  expect(marks).toEqual(['readNotification', 'unreadNotification']);
  expect(events.filter(({ name }) => name === 'notifications-changed')).toHaveLength(2);
});

test('marks go in order and outlive the page; what is read meanwhile takes none of them back', async () => {
  const server = aServer(two);
  const answers: (() => void)[] = [];
  const { user, calls } = at('/notifications', {
    ...server,
    readNotification: async (asked) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return (server.readNotification as (given: typeof asked) => Notification)(asked);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as read: One' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as unread: One' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Two' }));
  const marks = () => calls.filter(({ name }) => /^(un)?readNotification$/.test(name));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(marks()).toMatchObject([
    { name: 'readNotification', params: { id: anId(1) }, keepalive: true },
    { name: 'readNotification', params: { id: anId(2) }, keepalive: true },
  ]);
  answers[0]!();
  await waitFor(() => expect(marks()).toHaveLength(3));
  expect(marks()[2]).toMatchObject({ name: 'unreadNotification', params: { id: anId(1) }, keepalive: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as read: One' })).toBeVisible());
  expect(screen.getByRole('button', { name: 'Mark as unread: Two' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'listNotifications')).toHaveLength(1);
  answers[1]!();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listNotifications')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Mark as unread: Two' })).toBeVisible();
});

test('opening what one is about reads it', async () => {
  const { user, calls, url } = at('/notifications', aServer(two));
  await user.click(await screen.findByRole('link', { name: 'One' }));
  expect(url()).toBe('/notifications?show=unread');
  await waitFor(() => expect(calls.some(({ name }) => name === 'readNotification')).toBe(true));
});

test('all are marked read at once, and that can be undone', async () => {
  const { user, calls, toasts } = at('/notifications', aServer(two));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Mark as unread: Two' })).toBeVisible();
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('2 notifications are marked as read.'));
  toasts.at(-1)?.action?.run();
  expect(await screen.findByRole('button', { name: 'Mark as read: Two' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'undoReadAll')?.body).toEqual({ read_at: '2026-03-02T09:00:00.000Z' });
});

test('the unread ones alone stand in the address; a read one leaves them', async () => {
  const { user, url } = at('/notifications', aServer([two[0]!, { ...two[1]!, read: true }]));
  await user.click(await screen.findByRole('radio', { name: 'Unread' }));
  expect(url()).toBe('/notifications?show=unread');
  await waitFor(() => expect(screen.queryByText('Two')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Mark as read: One' }));
  expect(await screen.findByRole('heading', { name: 'Nothing unread' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all notifications' }));
  expect(await screen.findByText('Two')).toBeVisible();
});

test('older ones come when they are asked for', async () => {
  const many = Array.from({ length: 25 }, (_, n) => aNotification({ id: anId(100 + n), title: `No. ${n + 1}` }));
  const { user } = at('/notifications', aServer(many));
  expect(await screen.findByText('No. 20')).toBeVisible();
  expect(screen.queryByText('No. 21')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older notifications' }));
  expect(await screen.findByText('No. 25')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older notifications' })).toBeNull());
});

test('a mark that is refused is taken back, and says why', async () => {
  const { user, toasts } = at('/notifications', {
    ...aServer(two),
    readNotification: () => {
      throw refusal('rate_limited');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as read: One' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
  expect(await screen.findByRole('button', { name: 'Mark as read: One' })).toBeVisible();
});

test('where nothing happened yet, that is said, and nothing can be marked', async () => {
  at('/notifications', aServer([]), 0);
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  expect(screen.getByText('All read')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('a list that cannot be read can be asked for again', async () => {
  at('/notifications', {
    listNotifications: () => {
      throw refusal('unavailable');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('rows are worked by keyboard in their order', async () => {
  const { user } = at('/notifications', aServer(two));
  (await screen.findByRole('link', { name: 'One' })).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Mark as read: One' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Mark as unread: One' })).toHaveFocus();
});

test('the screen speaks French', async () => {
  const replies = { listNotifications: { items: two, page: 1, per_page: 1, total: 2 } };
  const options = { url: '/notifications', session: { unreadCount: 2 }, replies, until: 'One' };
  expect(await untranslated(<App />, { ...options, except: ['Notifications'] })).toEqual([]);
});

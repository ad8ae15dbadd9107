import { expect, test } from '@jest/globals';
import type { CourseAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AnnouncementsPanel } from './announcements-panel.tsx';

const anAnnouncement = (number: number, given: Partial<CourseAnnouncement> = {}): CourseAnnouncement => ({
  id: anId(600 + number),
  author: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
  subject: 'The kiln is hot',
  body: 'Bring your **pots**.',
  sent_at: '2026-03-02T09:00:00.000Z',
  read: true,
  is_own: false,
  ...given,
});
const listOf = (items: CourseAnnouncement[], unread = 0) => ({
  listCourseAnnouncements: { items, page: 1, per_page: 20, total: items.length, unread },
});
const panel = (
  <AnnouncementsPanel courseId={anId(100)} report={({ subject }) => <p role="alert">Report of {subject}</p>} />
);
const given = (replies: Replies, url = '/') => ({
  url,
  replies: { readAnnouncement: { ok: true as const }, ...replies },
});
const readCalls = (calls: ReturnType<typeof renderScreen>['calls']) =>
  calls.filter(({ name }) => name === 'readAnnouncement').map(({ params }) => params);

test('one that is new says so, and is read when its text is opened', async () => {
  const list = listOf([anAnnouncement(1, { read: false }), anAnnouncement(2, { subject: 'Older' })], 1);
  const { user, calls } = renderScreen(panel, given(list));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('New')).toBeVisible();
  expect(within(second!).queryByText('New')).toBeNull();
  expect(screen.queryByText('pots')).toBeNull();
  await user.click(within(first!).getByRole('button', { name: 'Read “The kiln is hot”' }));
  expect(within(first!).getByText('pots')).toBeVisible();
  await waitFor(() => expect(readCalls(calls)).toEqual([{ id: anId(601) }]));
  await user.click(within(first!).getByRole('button', { name: 'Close “The kiln is hot”' }));
  expect(screen.queryByText('pots')).toBeNull();
});

test('the one that the address leads to is open, and one that was read is not said to be read again', async () => {
  const { calls } = renderScreen(panel, given(listOf([anAnnouncement(1)]), `/?announcement=${anId(601)}`));
  expect(await screen.findByText('pots')).toBeVisible();
  expect(readCalls(calls)).toEqual([]);
});

test('one is reported by those who did not write it', async () => {
  const own = anAnnouncement(2, { subject: 'By me', is_own: true });
  const { user } = renderScreen(panel, given(listOf([anAnnouncement(1), own])));
  await user.click(await screen.findByRole('button', { name: 'Report “The kiln is hot”' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Report of The kiln is hot');
  expect(screen.queryByRole('button', { name: 'Report “By me”' })).toBeNull();
});

test('where the list does not come, it says so', async () => {
  renderScreen(panel, given({ listCourseAnnouncements: () => Promise.reject(refusal('not_enrolled')) }));
  expect(await screen.findByText('The announcements could not be loaded.')).toBeVisible();
});

test('in French it is said in French', async () => {
  await renderIn('fr', panel, given(listOf([anAnnouncement(1)])));
  expect(await screen.findByRole('heading', { name: 'Annonces' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lire « The kiln is hot »' })).toBeVisible();
});

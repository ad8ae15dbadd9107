import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { aPlayer } from '../../testing/builders.ts';
import { DiscussionPanel } from './discussion-panel.tsx';
import { LessonClockProvider } from './lesson-clock.ts';

const lessonId = anId(71);
const { course } = aPlayer([]);

const aDiscussion = (given: Partial<Discussion> = {}): Discussion => ({
  id: anId(900),
  course_id: course.id,
  lesson: { id: lessonId, title: 'What light does' },
  parent_id: null,
  kind: 'question',
  at_s: 192,
  author: aTeacher({ id: anId(5), full_name: 'Lina Haddad' }),
  is_own: false,
  by_team: false,
  body: 'Why is the sky blue?',
  removal: null,
  upvotes: 2,
  voted: false,
  pinned: false,
  locked: false,
  solved: false,
  accepted: false,
  reply_count: 1,
  created_at: '2026-03-02T09:00:00.000Z',
  edited_at: null,
  actions: ['reply', 'vote', 'report'],
  ...given,
});
const aReply = (given: Partial<Discussion> = {}): Discussion =>
  aDiscussion({
    id: anId(901),
    parent_id: anId(900),
    kind: 'comment',
    at_s: null,
    body: 'It scatters.',
    author: course.creator,
    by_team: true,
    reply_count: 0,
    actions: ['vote', 'report'],
    ...given,
  });
const listOf = (...items: Discussion[]) => ({ items, next: null });

/** A film at this second, and where it was sent. */
const aClock = (second = 0) => {
  const film = { second, jumps: [] as number[] };
  return { film, useSecond: () => film.second, jumpTo: (_: string, to: number) => void film.jumps.push(to) };
};
const panelWith = (clock = aClock()) => (
  <LessonClockProvider value={clock}>
    <DiscussionPanel course={course} lessonId={lessonId} />
  </LessonClockProvider>
);
const visit = (replies: Replies, clock = aClock()) =>
  renderScreen(panelWith(clock), {
    url: '/',
    session: {},
    replies: { listDiscussions: listOf(aDiscussion()), ...replies },
  });

beforeEach(() => sessionStorage.clear());

test('a question says who asked, leads to its second, and opens its replies', async () => {
  const clock = aClock();
  const { user } = visit({ listDiscussionReplies: { items: [aReply({ accepted: true })], next: null } }, clock);
  const card = within(await screen.findByRole('article', { name: 'Question' }));
  expect(card.getByText('Lina Haddad')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Go to 3:12 in the lesson' }));
  expect(clock.film.jumps).toEqual([192]);
  await user.click(card.getByRole('button', { name: '1 reply' }));
  const replies = within(await card.findByRole('list', { name: 'Replies' }));
  expect(replies.getByText('It scatters.')).toBeVisible();
  expect(replies.getByText('Accepted answer')).toBeVisible();
  expect(replies.getByText('Course team')).toBeVisible();
});

test('one asks at the second where the film is, which stays while the film goes on', async () => {
  const clock = aClock(65);
  const { user, calls, toasts } = visit({ createDiscussion: aDiscussion() }, clock);
  await user.click(await screen.findByRole('button', { name: 'Ask or comment' }));
  await user.click(screen.getByRole('checkbox', { name: 'at 1:05' }));
  clock.film.second = 70;
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Why blue?');
  expect(screen.getByRole('checkbox', { name: 'at 1:05' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Mention Omar Saleh' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Posted/));
  expect(calls.find(({ name }) => name === 'createDiscussion')?.body).toMatchObject({
    course_id: course.id,
    lesson_id: lessonId,
    kind: 'question',
    at_s: 65,
    body: 'Why blue? @Omar Saleh',
  });
});

test('a text that was refused stays, also over a reload, and is sent again under the same id', async () => {
  let isRefused = true;
  const createDiscussion = () => {
    if (isRefused) throw refusal('rate_limited');
    return aDiscussion();
  };
  const first = visit({ createDiscussion });
  await first.user.click(await screen.findByRole('button', { name: 'Ask or comment' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Why blue?');
  await first.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/too quickly/);
  first.unmount();
  isRefused = false;
  const again = visit({ createDiscussion });
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('Why blue?');
  expect(screen.getByText('Your unsent text was kept.')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('button', { name: 'Ask or comment' });
  const idIn = (calls: typeof first.calls) =>
    (calls.find(({ name }) => name === 'createDiscussion')?.body as { id: string }).id;
  expect(idIn(again.calls)).toBe(idIn(first.calls));
});

test('an empty text is not sent', async () => {
  const { user, calls } = visit({});
  await user.click(await screen.findByRole('button', { name: 'Ask or comment' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Text must be between 1 and 5000 characters.')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('createDiscussion');
});

test('a vote is counted at once, and taken back when it is refused', async () => {
  const { user, toasts } = visit({ voteDiscussion: () => Promise.reject(refusal('content_removed')) });
  await user.click(await screen.findByRole('button', { name: '2 votes: vote for this' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('This has since been removed.'));
  expect(await screen.findByRole('button', { name: '2 votes: vote for this' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('who asked accepts an answer; who deletes can undo it', async () => {
  const own = aDiscussion({ is_own: true, actions: ['reply', 'edit', 'remove'] });
  const { user, calls, toasts } = visit({
    listDiscussions: listOf(own),
    listDiscussionReplies: { items: [aReply({ actions: ['vote', 'accept'] })], next: null },
    acceptDiscussionReply: { ...own, solved: true },
    removeDiscussion: own,
    restoreDiscussion: own,
  });
  await user.click(await screen.findByRole('button', { name: '1 reply' }));
  await user.click(await screen.findByRole('button', { name: 'Accept this answer' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'acceptDiscussionReply')).toMatchObject({
      params: { id: own.id },
      body: { reply_id: anId(901) },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('restoreDiscussion'));
});

test('the own text is edited in its place', async () => {
  const own = aDiscussion({ is_own: true, actions: ['edit'] });
  const { user, calls } = visit({
    listDiscussions: listOf(own),
    updateDiscussion: { ...own, body: 'Better', edited_at: '2026-03-02T10:00:00.000Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit your text' });
  await user.clear(field);
  await user.type(field, 'Better');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Better')).toBeVisible();
  expect(screen.getByText('edited')).toBeVisible();
  expect(calls.find(({ name }) => name === 'updateDiscussion')?.body).toEqual({ body: 'Better' });
});

test('a report says why', async () => {
  const { user, calls, toasts } = visit({ reportContent: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this text' }));
  await user.type(dialog.getByRole('textbox'), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('Reason must be between 10 and 500 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), ', again and again');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Reported. A moderator will look at it.'));
  expect(calls.find(({ name }) => name === 'reportContent')).toMatchObject({
    params: { subject: 'discussions', id: anId(900) },
    body: { reason: 'Spam, again and again' },
  });
});

test('the list asks for what is chosen: the whole course, an order, words', async () => {
  const { user, calls } = visit({});
  await screen.findByRole('article');
  await user.click(screen.getByRole('radio', { name: 'Whole course' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Unanswered questions');
  await user.type(screen.getByRole('searchbox'), 'sky');
  const asked = () => calls.filter(({ name }) => name === 'listDiscussions').at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'unanswered', q: 'sky' }));
  expect(asked()).not.toMatchObject({ lesson_id: expect.anything() });
});

test('nothing asked yet invites to ask; a failure offers another try', async () => {
  const { unmount } = visit({ listDiscussions: listOf() });
  expect(await screen.findByText('Nothing has been asked here yet')).toBeVisible();
  unmount();
  visit({ listDiscussions: () => Promise.reject(refusal('internal')) });
  expect(await screen.findByText('The discussions could not be loaded.')).toBeVisible();
});

test('a removed text with replies leaves its place; a locked one says why nobody can reply', async () => {
  const place = aDiscussion({
    body: null,
    author: null,
    locked: true,
    actions: [],
    removal: { by: 'course_admin', at: '2026-03-02T10:00:00.000Z', note: null },
  });
  const { user } = visit({
    listDiscussions: listOf(place),
    listDiscussionReplies: { items: [aReply({ actions: [] })], next: null },
  });
  expect(await screen.findByText('Removed by the course’s team.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 reply' }));
  expect(await screen.findByText(/has locked this discussion/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
});

test('the discussion that the address names stands first, open', async () => {
  const named = aDiscussion({ id: anId(950), body: 'The named one' });
  renderScreen(panelWith(), {
    url: `/?discussion=${named.id}`,
    session: {},
    replies: {
      listDiscussions: listOf(aDiscussion()),
      getDiscussion: named,
      listDiscussionReplies: { items: [aReply()], next: null },
    },
  });
  const [first] = await screen.findAllByRole('article', {}, { timeout: 5_000 });
  expect(within(first!).getByText('The named one')).toBeVisible();
  expect(await within(first!).findByText('It scatters.')).toBeVisible();
});

test('in French it is said in French', async () => {
  await renderIn('fr', panelWith(), { url: '/', session: {}, replies: { listDiscussions: listOf(aDiscussion()) } });
  expect(await screen.findByRole('heading', { name: 'Questions et commentaires' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Aller à 3:12 dans la leçon' })).toBeVisible();
});

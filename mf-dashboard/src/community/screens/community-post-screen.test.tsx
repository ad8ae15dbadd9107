import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aReply, aThread, pageOf, someReactions } from '../testing/builders.ts';

const url = `/community/${anId(500)}`;
const replies = (given: Replies = {}): Replies => ({
  listCategories: [],
  getPost: aThread(),
  listReplies: pageOf([aReply()]),
  ...given,
});
// Its code takes longer to come than a test waits for a heading.
beforeAll(async () => {
  await import('./community-post-screen.tsx');
});
afterEach(() => window.sessionStorage.clear());

test('a guest reads a discussion, and is sent to log in to take part', async () => {
  const { user, loginRequests } = renderScreen(<App />, { url, replies: replies() });
  expect(await screen.findByRole('heading', { level: 1, name: 'How far do you walk?' })).toBeVisible();
  expect(screen.getByText('porch').tagName).toBe('STRONG');
  const reply = within(await screen.findByRole('article', { name: 'Reply by Omar Saleh' }));
  await user.click(reply.getByRole('button', { name: 'Helpful 0' }));
  await user.click(reply.getByRole('button', { name: 'Report' }));
  await user.click(screen.getByRole('button', { name: 'Log in to reply' }));
  expect(loginRequests()).toBe(3);
});

test('a reply that answers another is sent with it, and stands on the page', async () => {
  const sent = aReply({ id: anId(601), body: 'And back again.', is_own: true });
  let all = [aReply()];
  const { user, calls, toasts } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      getPost: () => aThread({ reply_total: all.length, reply_count: all.length }),
      listReplies: () => pageOf(all),
      createReply: ({ body }) => {
        all = [...all, { ...sent, id: body.id }];
        return { ...sent, id: body.id };
      },
    }),
  });
  const reply = within(await screen.findByRole('article', { name: 'Reply by Omar Saleh' }));
  await user.click(reply.getByRole('button', { name: 'Reply to Omar Saleh' }));
  expect(await screen.findByText('In reply to Omar Saleh')).toBeVisible();
  const field = await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'And back again.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('And back again.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'createReply')?.body).toMatchObject({
    body: 'And back again.',
    reply_to_id: anId(600),
  });
  expect(toasts).toContainEqual({ kind: 'success', message: 'Your reply is published.' });
  expect(screen.queryByText('In reply to Omar Saleh')).not.toBeInTheDocument();
});

test('a discussion that was locked meanwhile says so, and the text stays', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      createReply: () => {
        throw refusal('content_locked');
      },
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Too late?');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A moderator has locked this discussion.');
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Too late?');
});

test('a reaction shows at once, and is taken back when it is refused', async () => {
  let answer: () => void = () => undefined;
  const { user, toasts } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      listReplies: pageOf([]),
      addReaction: async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        throw refusal('content_removed');
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Like 0' }));
  expect(screen.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(answer).not.toBeUndefined());
  answer();
  expect(await screen.findByRole('button', { name: 'Like 0' })).toHaveAttribute('aria-pressed', 'false');
  expect(toasts).toContainEqual({ kind: 'error', message: 'This has since been removed.' });
});

test('a reaction that was accepted shows what the server counted', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      addReaction: someReactions({ helpful: { count: 8, mine: true } }),
      removeReaction: someReactions({ helpful: { count: 7, mine: false } }),
    }),
  });
  const reply = within(await screen.findByRole('article', { name: 'Reply by Omar Saleh' }));
  await user.click(reply.getByRole('button', { name: 'Helpful 0' }));
  await user.click(await reply.findByRole('button', { name: 'Helpful 8' }));
  expect(await reply.findByRole('button', { name: 'Helpful 7' })).toHaveAttribute('aria-pressed', 'false');
});

test('reactions outlive the page, each kind by itself; the last wish of one goes though the page ends', async () => {
  const answers: (() => void)[] = [];
  const late = (reactions: Reply<'addReaction'>) => async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return reactions;
  };
  const { user, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      listReplies: pageOf([]),
      addReaction: ({ params: { kind } }) => late(someReactions({ [kind]: { count: 1, mine: true } }))(),
      removeReaction: late(someReactions()),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Like 0' }));
  await user.click(screen.getByRole('button', { name: 'Like 1' }));
  await user.click(screen.getByRole('button', { name: 'Helpful 0' }));
  const sent = () =>
    calls.flatMap(({ name, params, keepalive }) =>
      name.endsWith('Reaction') ? [[name, (params as { kind: string }).kind, keepalive]] : [],
    );
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(sent()).toEqual([
    ['addReaction', 'like', true],
    ['addReaction', 'helpful', true],
  ]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent()[2]).toEqual(['removeReaction', 'like', true]));
  answers[1]!();
  expect(await screen.findByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!();
  // The answers about the other kind were made before this one was counted.
  expect(await screen.findByRole('button', { name: 'Like 0' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('new replies wait behind a button', async () => {
  let all = [aReply()];
  const { user } = renderScreen(<App />, {
    url,
    replies: replies({
      getPost: () => aThread({ reply_total: all.length }),
      listReplies: () => pageOf(all),
    }),
  });
  await screen.findByText('Twice around the market.');
  all = [...all, aReply({ id: anId(602), body: 'I just came in.' })];
  window.dispatchEvent(new Event('visibilitychange'));
  const news = await screen.findByRole('button', { name: '1 new reply' });
  expect(screen.queryByText('I just came in.')).not.toBeInTheDocument();
  await user.click(news);
  expect(await screen.findByText('I just came in.')).toBeVisible();
  const [, newest] = screen.getAllByRole('article');
  await waitFor(() => expect(newest).toHaveFocus());
  expect(screen.queryByRole('button', { name: '1 new reply' })).not.toBeInTheDocument();
});

test('what was removed shows nothing of its text; its author can bring it back', async () => {
  const removal = { by: 'author' as const, at: '2026-03-03T09:00:00.000Z', note: null };
  const { user, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      getPost: aThread({ title: null, body: null, author: null, removal, actions: [] }),
      listReplies: pageOf([
        aReply({ body: null, author: null, removal, actions: [] }),
        aReply({ id: anId(601), body: 'My own', is_own: true, removal, actions: ['restore'] }),
      ]),
      restoreContent: { ok: true },
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This post was removed' })).toBeVisible();
  expect(await screen.findByText('This reply was removed')).toBeVisible();
  expect(screen.getByText('You deleted this reply. Only you can still see it.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'restoreContent')).toBe(true));
});

test('deleting can be undone', async () => {
  const { user, toasts, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      getPost: aThread({ is_own: true, actions: ['reply', 'edit', 'remove'] }),
      listReplies: pageOf([]),
      removeContent: { ok: true },
      restoreContent: { ok: true },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Deleted.'));
  toasts.at(-1)?.action?.run();
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Restored.'));
  expect(calls.find(({ name }) => name === 'restoreContent')?.params).toEqual({ subject: 'posts', id: anId(500) });
});

test('a report needs a reason, and is refused in words', async () => {
  let times = 0;
  const { user, toasts } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      listReplies: pageOf([]),
      reportContent: () => {
        times += 1;
        if (times === 1) throw refusal('already_reported');
        return { ok: true };
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this text' }));
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong with it?' }), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('Reason must be between 10 and 500 characters.')).toBeVisible();
  expect(times).toBe(0);
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong with it?' }), ' and nothing else');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You have already reported this.');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(toasts).toContainEqual({ kind: 'success', message: 'Thank you. A moderator will look at it.' }),
  );
});

test('in Help the one who asked accepts an answer', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      getPost: aThread({ category: { slug: 'help', name: 'Help' }, is_own: true, actions: ['reply', 'edit'] }),
      listReplies: pageOf([aReply({ actions: ['reply', 'react', 'accept'] })]),
      acceptReply: aThread(),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept this answer' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'acceptReply')?.body).toEqual({ reply_id: anId(600) }));
});

test('the author edits a reply in its place', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: replies({
      listReplies: pageOf([aReply({ is_own: true, actions: ['edit', 'remove'] })]),
      updateReply: ({ body }) => aReply(body),
    }),
  });
  const reply = within(await screen.findByRole('article', { name: 'Reply by Omar Saleh' }));
  await user.click(reply.getByRole('button', { name: 'Edit' }));
  await user.type(await reply.findByRole('textbox', { name: 'Edit the reply' }), ' Slowly.');
  await user.click(reply.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'updateReply')?.body).toEqual({
      body: 'Twice around the market. Slowly.',
    }),
  );
});

test('a moderator pins, locks, and removes with a reason', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session: { permissions: ['moderate-content'] },
    replies: replies({
      getPost: aThread({ actions: ['reply', 'react', 'report', 'moderate'] }),
      listReplies: pageOf([]),
      moderateContent: { ok: true },
    }),
  });
  const bar = within(await screen.findByRole('group', { name: 'For moderators' }));
  await user.click(bar.getByRole('button', { name: 'Lock' }));
  await user.click(screen.getByRole('button', { name: 'Remove as moderator' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'This is an advertisement.');
  await user.click(dialog.getByRole('button', { name: 'Remove as moderator' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'moderateContent').map(({ body }) => body)).toEqual([
      { action: 'lock' },
      { action: 'remove', reason: 'This is an advertisement.' },
    ]),
  );
});

test('a post that is not there leads back to the list', async () => {
  renderScreen(<App />, {
    url: '/community/no-such-id',
    replies: replies({
      getPost: () => {
        throw refusal('not_found');
      },
    }),
  });
  expect(await screen.findByRole('link', { name: 'Back to the community' })).toHaveAttribute('href', '/community');
});

test('a discussion speaks the page’s language', async () => {
  const found = await untranslated(<App />, {
    url,
    session: { permissions: ['moderate-content'] },
    replies: replies({
      getPost: aThread({ locked: true, pinned: true, edited_at: '2026-03-03T09:00:00.000Z', actions: ['moderate'] }),
      listReplies: pageOf([aReply(), aReply({ id: anId(601), is_own: true, actions: ['edit', 'remove', 'accept'] })]),
    }),
    until: 'Twice around the market.',
    except: ['Discussion'],
  });
  expect(found).toEqual([]);
});

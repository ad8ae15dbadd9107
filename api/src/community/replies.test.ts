import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aModerator, aPost, aReply } from '../testing/community-builders.ts';
import type { SignedIn } from '../testing/ready-course.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const repliesTo = (id: string, headers?: Record<string, string>) =>
  call(it.app, 'listReplies', { params: { id }, ...(headers && { headers }) });
const noticesOf = async ({ headers }: SignedIn, kind: string) =>
  (await call(it.app, 'listNotifications', { headers })).items.filter((notice) => notice.kind === kind);

test('replies stand oldest first, and one may answer another', async () => {
  const { post } = await aPost(it);
  const first = await aReply(it, post.id, { body: 'To the **market**.' });
  const second = await aReply(it, post.id, { body: 'Why there?', reply_to_id: first.reply.id });
  const list = await repliesTo(post.id);
  expect(list.items.map(({ id }) => id)).toEqual([first.reply.id, second.reply.id]);
  expect(list.items[1]?.reply_to).toMatchObject({ id: first.reply.id, excerpt: 'To the market.' });
  expect(list.items[1]?.reply_to?.author?.id).toBe(first.author.user.id);
  const elsewhere = await aPost(it);
  const refused = await refusedCall(it.app, 'createReply', {
    headers: first.author.headers,
    params: { id: elsewhere.post.id },
    body: { id: v7(), body: 'Across discussions', reply_to_id: first.reply.id },
  });
  expect(refused.status).toBe(404);
});

test('who wrote the post and who is answered are told once each, and nobody of their own replies', async () => {
  const { post, author } = await aPost(it);
  const first = await aReply(it, post.id);
  const second = await aReply(it, post.id, { reply_to_id: first.reply.id });
  await aReply(it, post.id, { author, reply_to_id: first.reply.id });
  await aReply(it, post.id, { author: second.author });
  expect(await noticesOf(author, 'community_reply')).toHaveLength(3);
  const [told] = await noticesOf(first.author, 'community_reply');
  expect(await noticesOf(first.author, 'community_reply')).toHaveLength(2);
  expect(told?.link).toMatch(`/community/${post.id}#reply-`);
  expect(await noticesOf(second.author, 'community_reply')).toEqual([]);
});

test('a reply that was removed keeps its place without its text, also where it is answered', async () => {
  const { post } = await aPost(it);
  const first = await aReply(it, post.id, { body: 'I regret this.' });
  await aReply(it, post.id, { body: 'I answer.', reply_to_id: first.reply.id });
  const params = { subject: 'replies' as const, id: first.reply.id };
  await call(it.app, 'removeContent', { headers: first.author.headers, params });
  const reply = await it.app.inject(`/api/v1.3.0/community/posts/${post.id}/replies`);
  expect(reply.body).not.toContain('regret');
  expect(reply.json().items[0]).toMatchObject({ body: null, author: null, removal: { by: 'author' } });
  expect(reply.json().items[1].reply_to).toEqual({ id: first.reply.id, author: null, excerpt: null });
  expect(await call(it.app, 'getPost', { params: { id: post.id } })).toMatchObject({ reply_count: 1, reply_total: 2 });
  await call(it.app, 'restoreContent', { headers: first.author.headers, params });
  expect((await repliesTo(post.id)).items[0]?.body).toBe('I regret this.');
});

test('a reply sent twice is one, and its author alone edits it', async () => {
  const { post } = await aPost(it);
  const author = await aSignedIn(it.db);
  const id = v7();
  await Promise.all([aReply(it, post.id, { author, id }), aReply(it, post.id, { author, id })]);
  expect((await repliesTo(post.id)).total).toBe(1);
  const body = { body: 'Said better.' };
  const edited = await call(it.app, 'updateReply', { headers: author.headers, params: { id }, body });
  expect(edited).toMatchObject({ body: 'Said better.', edited_at: expect.any(String) });
  const { headers } = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'updateReply', { headers, params: { id }, body })).status).toBe(403);
});

test('in Help the author of a question accepts an answer, and takes it back', async () => {
  const { post, author } = await aPost(it, { category: 'help' });
  const { reply, author: helper } = await aReply(it, post.id);
  const params = { id: post.id };
  const accepted = await call(it.app, 'acceptReply', {
    headers: author.headers,
    params,
    body: { reply_id: reply.id },
  });
  expect(accepted).toMatchObject({ solved: true, accepted_reply: { id: reply.id, accepted: true } });
  const body = { reply_id: reply.id };
  expect((await refusedCall(it.app, 'acceptReply', { headers: helper.headers, params, body })).status).toBe(403);
  await call(it.app, 'removeContent', { headers: helper.headers, params: { subject: 'replies', id: reply.id } });
  expect(await call(it.app, 'getPost', { params })).toMatchObject({ solved: false, accepted_reply: null });
  const gone = await refusedCall(it.app, 'acceptReply', { headers: author.headers, params, body });
  expect(gone.problem.code).toBe('content_removed');
  const none = await call(it.app, 'acceptReply', { headers: author.headers, params, body: { reply_id: null } });
  expect(none.solved).toBe(false);
});

test('outside Help nothing is accepted', async () => {
  const { post, author } = await aPost(it, { category: 'general' });
  const { reply } = await aReply(it, post.id);
  const refused = await refusedCall(it.app, 'acceptReply', {
    headers: author.headers,
    params: { id: post.id },
    body: { reply_id: reply.id },
  });
  expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
});

test('a locked discussion takes no replies and no edits, and says why', async () => {
  const { post, author } = await aPost(it, { category: 'help' });
  const { reply, author: helper } = await aReply(it, post.id);
  const moderator = await aModerator(it);
  const params = { subject: 'posts' as const, id: post.id };
  await call(it.app, 'moderateContent', { headers: moderator.headers, params, body: { action: 'lock' } });
  const text = { category: 'help', title: 'Edited late', body: 'x' };
  const refusals = [
    await refusedCall(it.app, 'createReply', {
      headers: moderator.headers,
      params: { id: post.id },
      body: { id: v7(), body: 'x' },
    }),
    await refusedCall(it.app, 'updatePost', { headers: author.headers, params: { id: post.id }, body: text }),
    await refusedCall(it.app, 'updateReply', {
      headers: helper.headers,
      params: { id: reply.id },
      body: { body: 'y' },
    }),
    await refusedCall(it.app, 'acceptReply', {
      headers: author.headers,
      params: { id: post.id },
      body: { reply_id: reply.id },
    }),
  ];
  for (const { status, problem } of refusals) {
    expect([status, problem.code, problem.message]).toEqual([
      409,
      'content_locked',
      'A moderator locked this discussion. You can read it but not reply.',
    ]);
  }
  expect((await call(it.app, 'getPost', { params: { id: post.id } })).actions).toEqual(['react', 'report']);
  await call(it.app, 'moderateContent', { headers: moderator.headers, params, body: { action: 'unlock' } });
  await aReply(it, post.id);
});

test('a reply and a lock at the same time: the reply came before, or is refused', async () => {
  const { post } = await aPost(it);
  const { headers } = await aSignedIn(it.db);
  const moderator = await aModerator(it);
  const [sent] = await Promise.allSettled([
    call(it.app, 'createReply', { headers, params: { id: post.id }, body: { id: v7(), body: 'In time?' } }),
    call(it.app, 'moderateContent', {
      headers: moderator.headers,
      params: { subject: 'posts', id: post.id },
      body: { action: 'lock' },
    }),
  ]);
  expect((await repliesTo(post.id)).total).toBe(sent.status === 'fulfilled' ? 1 : 0);
  if (sent.status === 'rejected') expect(String(sent.reason)).toContain('content_locked');
});

test('one reaction of each kind a person, taken back at will, and none to oneself', async () => {
  const { post, author } = await aPost(it);
  const { reply } = await aReply(it, post.id);
  const { headers } = await aSignedIn(it.db);
  for (const [subject, id] of [
    ['posts', post.id],
    ['replies', reply.id],
  ] as const) {
    const params = { subject, id, kind: 'helpful' as const };
    await Promise.all([
      call(it.app, 'addReaction', { headers, params }),
      call(it.app, 'addReaction', { headers, params }),
    ]);
    const now = await call(it.app, 'addReaction', { headers, params: { ...params, kind: 'like' } });
    expect(now).toEqual({
      like: { count: 1, mine: true },
      helpful: { count: 1, mine: true },
      insightful: { count: 0, mine: false },
    });
    await call(it.app, 'removeReaction', { headers, params });
    const after = await call(it.app, 'removeReaction', { headers, params });
    expect(after.helpful).toEqual({ count: 0, mine: false });
  }
  const own = await refusedCall(it.app, 'addReaction', {
    headers: author.headers,
    params: { subject: 'posts', id: post.id, kind: 'like' },
  });
  expect([own.status, own.problem.code]).toEqual([403, 'own_content']);
  const guest = await refusedCall(it.app, 'addReaction', {
    params: { subject: 'posts', id: post.id, kind: 'like' },
  });
  expect(guest.status).toBe(401);
});

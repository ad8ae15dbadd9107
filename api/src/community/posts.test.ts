import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from '../kernel/users.tables.ts';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aModerator, aPost, aReply } from '../testing/community-builders.ts';
import { aCategory } from '../testing/course-builders.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const titlesOf = async (query: object, headers?: Record<string, string>): Promise<(string | null)[]> =>
  (await call(it.app, 'listPosts', { query, ...(headers && { headers }) })).items.map((post) => post.title);

test('a guest reads what members write, and no address is among it', async () => {
  const { post, author } = await aPost(it, { title: 'Who reads this?', body: 'Everyone **does**.' });
  const reply = await it.app.inject(`/api/v1.3.0/community/posts/${post.id}`);
  expect(reply.json()).toMatchObject({ title: 'Who reads this?', is_own: false, reply_count: 0 });
  expect(reply.json().actions).toEqual(['reply', 'react', 'report']);
  expect(reply.body).not.toContain(author.user.email);
  const list = await call(it.app, 'listPosts', { query: { q: 'reads' } });
  expect(list.items[0]).toMatchObject({ excerpt: 'Everyone does.' });
  const refused = await refusedCall(it.app, 'createPost', {
    body: { id: v7(), category: 'general', title: 'As nobody', body: 'No.' },
  });
  expect(refused.status).toBe(401);
});

test('posts are found by category, by words and by their author', async () => {
  const { category } = await aCategory(it.db, 'Pottery');
  const author = await aSignedIn(it.db);
  await aPost(it, { author, category: category.slug, title: 'Glazes that crack', body: 'Mine all do.' });
  await aPost(it, { author, category: 'help', title: 'Where is my certificate?', body: 'I finished a café course.' });
  expect(await titlesOf({ category: category.slug })).toEqual(['Glazes that crack']);
  expect(await titlesOf({ category: 'help', q: 'CAFE' })).toEqual(['Where is my certificate?']);
  expect(await titlesOf({ mine: 'true' }, author.headers)).toEqual(['Where is my certificate?', 'Glazes that crack']);
  expect(await titlesOf({ q: '!!!' })).toEqual([]);
  expect((await refusedCall(it.app, 'listPosts', { query: { mine: 'true' } })).status).toBe(401);
});

test('the order is newest, last active or most helpful, and pinned posts stand first', async () => {
  const { category } = await aCategory(it.db, 'Weaving');
  const inCategory = { category: category.slug };
  const old = await aPost(it, { ...inCategory, title: 'The oldest' });
  const middle = await aPost(it, { ...inCategory, title: 'The middle' });
  await aPost(it, { ...inCategory, title: 'The newest' });
  await aReply(it, old.post.id);
  const fan = await aSignedIn(it.db);
  await call(it.app, 'addReaction', {
    headers: fan.headers,
    params: { subject: 'posts', id: middle.post.id, kind: 'helpful' },
  });
  expect(await titlesOf(inCategory)).toEqual(['The newest', 'The middle', 'The oldest']);
  expect(await titlesOf({ ...inCategory, sort: 'active' })).toEqual(['The oldest', 'The newest', 'The middle']);
  expect(await titlesOf({ ...inCategory, sort: 'helpful' })).toEqual(['The middle', 'The newest', 'The oldest']);
  const { headers } = await aModerator(it);
  await call(it.app, 'moderateContent', {
    headers,
    params: { subject: 'posts', id: old.post.id },
    body: { action: 'pin' },
  });
  expect(await titlesOf(inCategory)).toEqual(['The oldest', 'The newest', 'The middle']);
  expect(await titlesOf({ ...inCategory, page: 2, per_page: 2 })).toEqual(['The middle']);
});

test('title, text and category have bounds that are named', async () => {
  const { headers } = await aSignedIn(it.db);
  const tooShort = { id: v7(), category: '', title: ' abc ', body: '   ' };
  const { status, problem } = await refusedCall(it.app, 'createPost', { headers, body: tooShort });
  expect(status).toBe(422);
  expect(problem.errors).toEqual({
    category: ['Choose a category.'],
    title: ['Title must be between 5 and 120 characters.'],
    body: ['Text must be between 1 and 5000 characters.'],
  });
  const tooLong = { id: v7(), category: 'general', title: 'x'.repeat(121), body: 'x'.repeat(5001) };
  const long = await refusedCall(it.app, 'createPost', { headers, body: tooLong });
  expect(Object.keys(long.problem.errors ?? {})).toEqual(['title', 'body']);
  const nowhere = { id: v7(), category: 'no-such', title: 'Nowhere to be', body: 'x' };
  const lost = await refusedCall(it.app, 'createPost', { headers, body: nowhere });
  expect(lost.problem.errors).toEqual({ category: ['Choose a category.'] });
});

test('the same post sent twice is one; what was changed between is an edit', async () => {
  const author = await aSignedIn(it.db);
  const id = v7();
  const sent = { author, id, title: 'Sent twice at once' };
  await Promise.all([aPost(it, sent), aPost(it, sent)]);
  expect(await titlesOf({ mine: 'true' }, author.headers)).toEqual(['Sent twice at once']);
  const again = await aPost(it, { ...sent, title: 'Sent a third time' });
  expect(again.post).toMatchObject({ id, title: 'Sent a third time', edited_at: expect.any(String) });
  const thief = await aSignedIn(it.db);
  const body = { id, category: 'general', title: 'Mine now', body: 'No.' };
  expect((await refusedCall(it.app, 'createPost', { headers: thief.headers, body })).problem.code).toBe('conflict');
});

test('an author edits, and others see that it was edited; a stranger may not', async () => {
  const { post, author } = await aPost(it);
  const text = { category: 'help', title: 'Walking and thinking', body: 'How far do you think?' };
  const edited = await call(it.app, 'updatePost', { headers: author.headers, params: { id: post.id }, body: text });
  expect(edited).toMatchObject({ title: text.title, category: { slug: 'help' }, edited_at: expect.any(String) });
  for (const { headers } of [await aSignedIn(it.db), await aModerator(it)]) {
    const refused = await refusedCall(it.app, 'updatePost', { headers, params: { id: post.id }, body: text });
    expect(refused.status).toBe(403);
  }
});

test('what its author removed is given to nobody else, and the author can bring it back', async () => {
  const { post, author } = await aPost(it, { title: 'A secret of mine', body: 'Do not tell.' });
  const { reply } = await aReply(it, post.id);
  const params = { subject: 'posts' as const, id: post.id };
  await call(it.app, 'removeContent', { headers: author.headers, params });
  const moderator = await aModerator(it);
  for (const headers of [undefined, (await aSignedIn(it.db)).headers, moderator.headers]) {
    const seen = await call(it.app, 'getPost', { params: { id: post.id }, ...(headers && { headers }) });
    expect(seen).toMatchObject({ title: null, body: null, author: null, removal: { by: 'author', note: null } });
    const replies = await call(it.app, 'listReplies', { params: { id: post.id }, ...(headers && { headers }) });
    expect(replies.items[0]?.id).toBe(reply.id);
  }
  expect(await titlesOf({ q: 'secret' })).toEqual([]);
  expect(await titlesOf({ mine: 'true' }, author.headers)).toEqual([]);
  const late = await refusedCall(it.app, 'createReply', {
    headers: moderator.headers,
    params: { id: post.id },
    body: { id: v7(), body: 'Too late' },
  });
  expect([late.status, late.problem.code]).toEqual([409, 'content_removed']);
  expect((await refusedCall(it.app, 'restoreContent', { headers: moderator.headers, params })).status).toBe(403);
  await call(it.app, 'restoreContent', { headers: author.headers, params });
  expect(await titlesOf({ q: 'secret' })).toEqual(['A secret of mine']);
});

test('a person who has left is a former member', async () => {
  const { post, author } = await aPost(it, { title: 'I was here once' });
  await it.db.delete(users).where(eq(users.id, author.user.id));
  const seen = await call(it.app, 'getPost', { params: { id: post.id } });
  expect(seen).toMatchObject({ title: 'I was here once', author: null, removal: null });
});

test('a person writes ten posts and replies a minute', async () => {
  const author = await aSignedIn(it.db);
  const { post } = await aPost(it, { author });
  for (let count = 1; count < 10; count++) await aReply(it, post.id, { author });
  const id = v7();
  const eleventh = await refusedCall(it.app, 'createReply', {
    headers: author.headers,
    params: { id: post.id },
    body: { id, body: 'One more' },
  });
  expect([eleventh.status, eleventh.problem.code]).toEqual([429, 'rate_limited']);
  expect(Number(eleventh.retryAfter)).toBeGreaterThan(0);
  await aReply(it, post.id);
});

test('a post that is not there is not found, in every call', async () => {
  const { headers } = await aModerator(it);
  const params = { id: v7() };
  const text = { category: 'general', title: 'Not there', body: 'x' };
  const refusals = [
    refusedCall(it.app, 'getPost', { params }),
    refusedCall(it.app, 'updatePost', { headers, params, body: text }),
    refusedCall(it.app, 'acceptReply', { headers, params, body: { reply_id: null } }),
    refusedCall(it.app, 'createReply', { headers, params, body: { id: v7(), body: 'x' } }),
    refusedCall(it.app, 'removeContent', { headers, params: { subject: 'replies', ...params } }),
    refusedCall(it.app, 'addReaction', { headers, params: { subject: 'posts', ...params, kind: 'like' } }),
    refusedCall(it.app, 'decideContentReport', {
      headers,
      params,
      body: { verdict: 'rejected', note: 'There is nothing.' },
    }),
  ];
  for (const refusal of refusals) expect((await refusal).status).toBe(404);
});

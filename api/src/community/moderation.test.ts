import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContentSubject } from '@stoa/shared/contract/community/community-words.ts';
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

const reason = 'This is an advertisement.';
const note = 'Advertising is not allowed here.';

/** Reported by a new person. */
async function aReport(subject: ContentSubject, id: string): Promise<SignedIn> {
  const reporter = await aSignedIn(it.db, { firstName: 'Rita' });
  await call(it.app, 'reportContent', { headers: reporter.headers, params: { subject, id }, body: { reason } });
  return reporter;
}
const queueOf = (moderator: SignedIn, status: 'pending' | 'accepted' | 'rejected' = 'pending') =>
  call(it.app, 'listContentReports', { headers: moderator.headers, query: { status, per_page: 100 } });
const reportOn = async (moderator: SignedIn, subjectId: string) =>
  (await queueOf(moderator)).items.find((report) => report.subject_id === subjectId);
const decide = (moderator: SignedIn, id: string, verdict: 'accepted' | 'rejected') =>
  call(it.app, 'decideContentReport', { headers: moderator.headers, params: { id }, body: { verdict, note } });
const kindsOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers })).items.map(({ kind }) => kind);

test('only moderators see the queue, decide and moderate', async () => {
  const { post } = await aPost(it);
  const params = { subject: 'posts' as const, id: post.id };
  for (const roles of [['learner'], ['teacher'], ['partner']] as const) {
    const { headers } = await aSignedIn(it.db, { roles: [...roles] });
    const statuses = [
      await refusedCall(it.app, 'listContentReports', { headers }),
      await refusedCall(it.app, 'listModerationDecisions', { headers }),
      await refusedCall(it.app, 'moderateContent', { headers, params, body: { action: 'lock' } }),
      await refusedCall(it.app, 'decideContentReport', {
        headers,
        params: { id: post.id },
        body: { verdict: 'rejected', note },
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
  }
  expect((await refusedCall(it.app, 'listContentReports', {})).status).toBe(401);
});

test('a report needs a reason, is made once, and never against oneself', async () => {
  const { post, author } = await aPost(it);
  const params = { subject: 'posts' as const, id: post.id };
  const { headers } = await aSignedIn(it.db);
  const short = await refusedCall(it.app, 'reportContent', { headers, params, body: { reason: 'Spam' } });
  expect(short.problem.errors).toEqual({ reason: ['Reason must be between 10 and 500 characters.'] });
  await call(it.app, 'reportContent', { headers, params, body: { reason } });
  const again = await refusedCall(it.app, 'reportContent', { headers, params, body: { reason } });
  expect([again.status, again.problem.code]).toEqual([409, 'already_reported']);
  const own = await refusedCall(it.app, 'reportContent', { headers: author.headers, params, body: { reason } });
  expect([own.status, own.problem.code]).toEqual([403, 'own_content']);
  expect((await refusedCall(it.app, 'reportContent', { params, body: { reason } })).status).toBe(401);
});

test('the queue shows the text as it was when it was reported', async () => {
  const moderator = await aModerator(it);
  const { post, author } = await aPost(it, { title: 'Buy my shoes', body: 'They are cheap.' });
  await aReport('posts', post.id);
  await call(it.app, 'updatePost', {
    headers: author.headers,
    params: { id: post.id },
    body: { category: 'general', title: 'Good morning', body: 'How are you?' },
  });
  expect(await reportOn(moderator, post.id)).toMatchObject({
    title: 'Buy my shoes',
    body: 'They are cheap.',
    reason,
    changed: true,
    status: 'pending',
    reporter: { full_name: 'Rita Porch' },
  });
  expect(await kindsOf(moderator)).toContain('community_reported');
});

test('an accepted report removes the text, closes all reports of it, and tells everyone concerned', async () => {
  const moderator = await aModerator(it, 'Guard');
  const { post } = await aPost(it);
  const { reply, author } = await aReply(it, post.id, { body: 'Cheap shoes here!' });
  const first = await aReport('replies', reply.id);
  const second = await aReport('replies', reply.id);
  const report = await reportOn(moderator, reply.id);
  const decided = await decide(moderator, report!.id, 'accepted');
  expect(decided).toMatchObject({
    status: 'accepted',
    note,
    decided_by: { full_name: 'Ada Guard' },
    removal: { by: 'moderator' },
  });
  expect(await reportOn(moderator, reply.id)).toBeUndefined();

  const list = await it.app.inject(`/api/v1.3.0/community/posts/${post.id}/replies`);
  expect(list.body).not.toContain('shoes');
  expect(list.json().items[0].removal).toMatchObject({ by: 'moderator', note: null });
  const own = await call(it.app, 'listReplies', { headers: author.headers, params: { id: post.id } });
  expect(own.items[0]).toMatchObject({ body: 'Cheap shoes here!', removal: { note }, actions: [] });
  expect(await kindsOf(author)).toContain('content_removed');
  for (const reporter of [first, second]) expect(await kindsOf(reporter)).toContain('report_decided');
  const params = { subject: 'replies' as const, id: reply.id };
  expect((await refusedCall(it.app, 'restoreContent', { headers: author.headers, params })).status).toBe(403);
});

test('a rejected report leaves the text where it is', async () => {
  const moderator = await aModerator(it);
  const { post, author } = await aPost(it);
  const reporter = await aReport('posts', post.id);
  const report = await reportOn(moderator, post.id);
  await decide(moderator, report!.id, 'rejected');
  expect((await call(it.app, 'getPost', { params: { id: post.id } })).removal).toBeNull();
  expect(await kindsOf(reporter)).toContain('report_decided');
  expect(await kindsOf(author)).not.toContain('content_removed');
  expect((await queueOf(moderator, 'rejected')).items[0]?.id).toBe(report!.id);
});

test('of two moderators who decide at once, one wins and the other is told', async () => {
  const [one, two] = [await aModerator(it), await aModerator(it)];
  const { post } = await aPost(it);
  await aReport('posts', post.id);
  const { id } = (await reportOn(one, post.id))!;
  const body = (verdict: 'accepted' | 'rejected') => ({ params: { id }, body: { verdict, note } });
  const results = await Promise.allSettled([
    call(it.app, 'decideContentReport', { headers: one.headers, ...body('accepted') }),
    call(it.app, 'decideContentReport', { headers: two.headers, ...body('rejected') }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = await refusedCall(it.app, 'decideContentReport', { headers: two.headers, ...body('rejected') });
  expect([late.status, late.problem.code, late.problem.message]).toEqual([
    409,
    'already_decided',
    'Another moderator has already decided on this report.',
  ]);
});

test('a moderator neither sees nor decides reports against their own text', async () => {
  const accused = await aModerator(it);
  const judge = await aModerator(it);
  const { post } = await aPost(it, { author: accused });
  await aReport('posts', post.id);
  expect(await kindsOf(accused)).not.toContain('community_reported');
  expect(await reportOn(accused, post.id)).toBeUndefined();
  const report = (await reportOn(judge, post.id))!;
  const refused = await refusedCall(it.app, 'decideContentReport', {
    headers: accused.headers,
    params: { id: report.id },
    body: { verdict: 'rejected', note },
  });
  expect([refused.status, refused.problem.code]).toEqual([403, 'own_content']);
  await decide(judge, report.id, 'accepted');
  const params = { subject: 'posts' as const, id: post.id };
  const restored = await refusedCall(it.app, 'moderateContent', {
    headers: accused.headers,
    params,
    body: { action: 'restore', reason: 'I want it back.' },
  });
  expect(restored.problem.code).toBe('own_content');
});

test('a moderator removes and restores without a report, with a reason, and the author is told of both', async () => {
  const moderator = await aModerator(it);
  const { post, author } = await aPost(it, { title: 'Removed and restored' });
  const params = { subject: 'posts' as const, id: post.id };
  const { headers } = moderator;
  const bare = await refusedCall(it.app, 'moderateContent', {
    headers,
    params,
    body: { action: 'remove', reason: '' },
  });
  expect(bare.problem.errors).toEqual({ reason: ['Reason must be between 10 and 500 characters.'] });
  await call(it.app, 'moderateContent', { headers, params, body: { action: 'remove', reason: note } });
  expect((await call(it.app, 'getPost', { params })).title).toBeNull();
  expect(await call(it.app, 'getPost', { headers, params })).toMatchObject({
    title: 'Removed and restored',
    removal: { by: 'moderator', note },
    actions: ['moderate'],
  });
  const twice = await refusedCall(it.app, 'moderateContent', {
    headers,
    params,
    body: { action: 'remove', reason: note },
  });
  expect(twice.problem.code).toBe('content_removed');
  await call(it.app, 'moderateContent', { headers, params, body: { action: 'restore', reason: 'It was a mistake.' } });
  expect((await call(it.app, 'getPost', { params })).title).toBe('Removed and restored');
  expect(await kindsOf(author)).toEqual(expect.arrayContaining(['content_removed', 'content_restored']));
});

test('what its author removed is not for moderators to bring back', async () => {
  const { post, author } = await aPost(it);
  const params = { subject: 'posts' as const, id: post.id };
  await call(it.app, 'removeContent', { headers: author.headers, params });
  const { headers } = await aModerator(it);
  const refused = await refusedCall(it.app, 'moderateContent', {
    headers,
    params,
    body: { action: 'restore', reason: 'I liked to read it.' },
  });
  expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
});

test('a report holds against who removes the text in time: once accepted, it does not come back', async () => {
  const moderator = await aModerator(it);
  const { post, author } = await aPost(it);
  const params = { subject: 'posts' as const, id: post.id };
  await aReport('posts', post.id);
  await call(it.app, 'removeContent', { headers: author.headers, params });
  await decide(moderator, (await reportOn(moderator, post.id))!.id, 'accepted');
  expect((await refusedCall(it.app, 'restoreContent', { headers: author.headers, params })).status).toBe(403);
});

test('every decision is kept: who, what, when and why', async () => {
  const moderator = await aModerator(it, 'Keeper');
  const { post } = await aPost(it, { title: 'Much decided about' });
  const params = { subject: 'posts' as const, id: post.id };
  const { headers } = moderator;
  await call(it.app, 'moderateContent', { headers, params, body: { action: 'pin' } });
  await aReport('posts', post.id);
  await decide(moderator, (await reportOn(moderator, post.id))!.id, 'rejected');
  const { items } = await call(it.app, 'listModerationDecisions', { headers });
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'reject_report', title: 'Much decided about', reason: note, moderator: { full_name: 'Ada Keeper' } },
    { action: 'pin', reason: null, post_id: post.id },
  ]);
});

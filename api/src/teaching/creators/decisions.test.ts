import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { v7 } from 'uuid';
import { userRoles } from '../../people/roles/roles.tables.ts';
import { mails } from '../../telling/mail/mail.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { anApplicant, ask, requestIdOf } from '../../testing/verification-builders.ts';
import { creatorVerifications } from './creators.tables.ts';

let it: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  admin = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Cleanthes', lastName: 'Judge' });
});
afterAll(() => it.close());

const note = 'The sample video has no sound.';
type Verdict = 'grant' | 'deny' | 'revoke';
const bodyOf = (verdict: Verdict) => (verdict === 'grant' ? { verdict } : { verdict, note });
const decide = (id: string, verdict: Verdict, who = admin) =>
  call(it.app, 'decideCreatorVerification', { headers: who.headers, params: { id }, body: bodyOf(verdict) });
async function refused(id: string, verdict: Verdict, who = admin) {
  const given = { headers: who.headers, params: { id }, body: bodyOf(verdict) };
  const { status, problem } = await refusedCall(it.app, 'decideCreatorVerification', given);
  return [status, problem.code];
}
const list = (status: 'pending' | 'granted' | 'denied' | 'revoked', query = {}) =>
  call(it.app, 'listCreatorVerifications', { headers: admin.headers, query: { status, per_page: 100, ...query } });
const rolesOf = async ({ user }: SignedIn) =>
  (await it.db.select().from(userRoles).where(eq(userRoles.userId, user.id))).map(({ role }) => role).toSorted();
async function traceOf({ requestId }: { requestId: string }) {
  const [row] = await it.db.select().from(creatorVerifications).where(eq(creatorVerifications.id, requestId));
  return { decidedAt: row?.decidedAt, decidedBy: row?.decidedBy, decisionNote: row?.decisionNote };
}
const newestNotice = async ({ headers }: SignedIn) => (await call(it.app, 'listNotifications', { headers })).items[0];

test('pending requests come oldest first by pages, with who sent them and what they sent', async () => {
  const first = await anApplicant(it, { firstName: 'Older' });
  const second = await anApplicant(it, { firstName: 'Newer' });
  const { items, total, counts } = await list('pending');
  expect(items.map(({ id }) => id).slice(-2)).toEqual([first.requestId, second.requestId]);
  expect(items.at(-1)).toMatchObject({
    status: 'pending',
    is_own: false,
    user: { full_name: 'Newer Porch', email: second.user.email },
    request: { legal_name: 'Ada Porch', phone: '+21671123456' },
    decided_by: null,
    earlier_denials: 0,
  });
  expect(counts.pending).toBe(total);
  const page = await list('pending', { page: total, per_page: 1 });
  expect(page.items.map(({ id }) => id)).toEqual([second.requestId]);
  expect((await list('pending', { page: 99 })).items).toEqual([]);
});

test('a yes makes a teacher of them at once, in the session that is open, and tells them', async () => {
  const person = await anApplicant(it);
  const before = await refusedCall(it.app, 'createCourse', { headers: person.headers, body: { name: 'Walking' } });
  expect(before.status).toBe(403);
  expect(await decide(person.requestId, 'grant')).toMatchObject({
    status: 'granted',
    decision_note: null,
    decided_by: { full_name: 'Cleanthes Judge' },
  });
  expect(await rolesOf(person)).toEqual(['learner', 'teacher']);
  expect((await call(it.app, 'getCreatorVerification', { headers: person.headers })).status).toBe('granted');
  const course = await call(it.app, 'createCourse', { headers: person.headers, body: { name: 'Walking slowly' } });
  expect(course.status).toBe('draft');
  expect(await newestNotice(person)).toMatchObject({ kind: 'verification_granted', link: '/course/create' });
  const sent = await it.db.select().from(mails).where(eq(mails.toAddress, person.user.email));
  expect(sent.map(({ template }) => template)).toEqual(['notification']);
});

test('a no says why, leaves them a learner, and lets them ask again', async () => {
  const person = await anApplicant(it);
  expect(await decide(person.requestId, 'deny')).toMatchObject({ status: 'denied', decision_note: note });
  expect(await rolesOf(person)).toEqual(['learner']);
  const seen = await call(it.app, 'getCreatorVerification', { headers: person.headers });
  expect(seen).toMatchObject({ status: 'denied', decision_note: note, request: { legal_name: 'Ada Porch' } });
  expect(await newestNotice(person)).toMatchObject({ kind: 'verification_denied', body: note, link: '/verify' });
  const again = await ask(it, person, { headline: 'Walks, talks, and records sound' });
  expect(again).toMatchObject({ status: 'pending', decision_note: null, decided_at: null });
  const { items } = await list('pending');
  expect(items.find(({ user }) => user.id === person.user.id)).toMatchObject({ earlier_denials: 1 });
  expect((await list('denied')).items[0]?.id).toBe(person.requestId);
  expect((await decide(await requestIdOf(it, person), 'grant')).status).toBe('granted');
});

test('what was granted can be taken away: the role goes, what is public stays, what waits comes back', async () => {
  const person = await anApplicant(it);
  await decide(person.requestId, 'grant');
  const [shown, waiting, approved] = [
    await aReadyCourse(it, person, 'Shown to all'),
    await aReadyCourse(it, person, 'Waits for review'),
    await aReadyCourse(it, person, 'Approved for later'),
  ];
  for (const { id } of [shown, waiting, approved])
    await call(it.app, 'submitCourse', { headers: person.headers, params: { id } });
  const publish = (slug: string, body: { publish_at?: string }) =>
    call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body });
  await publish(shown.slug, {});
  await publish(approved.slug, { publish_at: new Date(Date.now() + 86_400_000).toISOString() });

  expect(await decide(person.requestId, 'revoke')).toMatchObject({ status: 'revoked', decision_note: note });
  expect(await rolesOf(person)).toEqual(['learner']);
  expect(await newestNotice(person)).toMatchObject({ kind: 'verification_revoked', body: note });
  const refusal = await refusedCall(it.app, 'createCourse', { headers: person.headers, body: { name: 'One more' } });
  expect(refusal.status).toBe(403);
  await call(it.app, 'getCourseDetails', { params: { slug: shown.slug } });
  for (const { slug } of [waiting, approved])
    expect((await call(it.app, 'getCourseReview', { headers: admin.headers, params: { slug } })).status).toBe('draft');
});

test('a revocation stands beside the grant: those who look read the one, the other is not lost', async () => {
  const person = await anApplicant(it);
  await decide(person.requestId, 'grant');
  await it.db.execute(sql`update creator_verifications set decided_at = now() - interval '89 days'
    where id = ${person.requestId}`);
  const before = await traceOf(person);
  const other = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Zeno', lastName: 'Second' });
  const revoked = await decide(person.requestId, 'revoke', other);
  expect(revoked).toMatchObject({ decision_note: note, decided_by: { full_name: 'Zeno Second' } });
  expect(Date.now() - Date.parse(revoked.decided_at ?? '')).toBeLessThan(60_000);
  const seen = await call(it.app, 'getCreatorVerification', { headers: person.headers });
  expect(seen).toMatchObject({ status: 'revoked', decision_note: note, decided_at: revoked.decided_at });
  expect((await list('revoked')).items[0]).toEqual(revoked);
  expect(before).toMatchObject({ decidedBy: admin.user.id, decisionNote: null });
  expect(await traceOf(person)).toEqual(before);
});

test('what was revoked before revocations were kept by themselves is told as it was', async () => {
  const person = await anApplicant(it);
  await it.db.execute(sql`update creator_verifications
    set status = 'revoked', decided_at = '2026-01-02', decided_by = ${admin.user.id}, decision_note = ${note}
    where id = ${person.requestId}`);
  expect((await list('revoked')).items.find(({ id }) => id === person.requestId)).toMatchObject({
    decided_at: '2026-01-02T00:00:00.000Z',
    decided_by: { full_name: 'Cleanthes Judge' },
    decision_note: note,
  });
});

test.each([
  { after: [], verdict: 'revoke' },
  { after: ['grant'], verdict: 'grant' },
  { after: ['grant'], verdict: 'deny' },
  { after: ['deny'], verdict: 'grant' },
  { after: ['deny'], verdict: 'deny' },
  { after: ['deny'], verdict: 'revoke' },
  { after: ['grant', 'revoke'], verdict: 'grant' },
  { after: ['grant', 'revoke'], verdict: 'deny' },
  { after: ['grant', 'revoke'], verdict: 'revoke' },
] as const)('after $after, $verdict is refused', async ({ after, verdict }) => {
  const { requestId } = await anApplicant(it);
  for (const each of after) await decide(requestId, each);
  expect(await refused(requestId, verdict)).toEqual([409, 'verification_transition']);
});

test('of two who decide at once, one does', async () => {
  const { requestId } = await anApplicant(it);
  const send = (verdict: Verdict) =>
    it.app.inject({
      method: 'POST',
      url: `/api/v1.3.0/creator/verifications/${requestId}`,
      headers: admin.headers,
      payload: bodyOf(verdict),
    });
  const replies = await Promise.all([send('grant'), send('deny')]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('nobody decides on their own request', async () => {
  const own = await anApplicant(it, { roles: ['admin'] });
  const { items } = await call(it.app, 'listCreatorVerifications', { headers: own.headers, query: { per_page: 100 } });
  expect(items.find(({ id }) => id === own.requestId)?.is_own).toBe(true);
  for (const verdict of ['grant', 'deny'] as const)
    expect(await refused(own.requestId, verdict, own)).toEqual([403, 'own_request']);
});

test('a no wants a note of 10 to 512 characters', async () => {
  const { requestId } = await anApplicant(it);
  for (const short of [undefined, 'Too short', 'x'.repeat(513)]) {
    const body = { verdict: 'deny', note: short } as { verdict: 'deny'; note: string };
    const given = { headers: admin.headers, params: { id: requestId }, body };
    const { status, problem } = await refusedCall(it.app, 'decideCreatorVerification', given);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['note']]);
  }
});

test('only who verifies creators sees requests and decides on them', async () => {
  const { requestId } = await anApplicant(it);
  for (const role of roleNames) {
    const person = await aSignedIn(it.db, { roles: [role] });
    const isJudge = ['admin', 'super-admin'].includes(role);
    const reply = await it.app.inject({ url: '/api/v1.3.0/creator/verifications', headers: person.headers });
    expect([role, reply.statusCode]).toEqual([role, isJudge ? 200 : 403]);
    if (!isJudge) expect(await refused(requestId, 'grant', person)).toEqual([403, 'forbidden']);
  }
  expect((await refusedCall(it.app, 'listCreatorVerifications', {})).status).toBe(401);
  const guest = { params: { id: requestId }, body: bodyOf('grant') };
  expect((await refusedCall(it.app, 'decideCreatorVerification', guest)).status).toBe(401);
  expect(await refused(v7(), 'grant')).toEqual([404, 'not_found']);
});

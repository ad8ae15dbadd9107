import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { anApplicant } from '../../testing/verification-builders.ts';

let it: TestApp;
let first: SignedIn, second: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  first = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Cleanthes', lastName: 'Judge' });
  second = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Zeno', lastName: 'Second' });
});
afterAll(() => it.close());

type Verdict = 'grant' | 'revoke' | 'uphold' | 'reinstate';
const notes = {
  revoke: 'Copied another school’s videos.',
  uphold: 'The copies are still there.',
  reinstate: 'The other school agreed to it in writing.',
};
const bodyOf = (verdict: Verdict) => (verdict === 'grant' ? { verdict } : { verdict, note: notes[verdict] });
const decide = (id: string, verdict: Verdict, who = first) =>
  call(it.app, 'decideCreatorVerification', { headers: who.headers, params: { id }, body: bodyOf(verdict) });
async function refused(id: string, verdict: Verdict, who = first) {
  const given = { headers: who.headers, params: { id }, body: bodyOf(verdict) };
  const { status, problem } = await refusedCall(it.app, 'decideCreatorVerification', given);
  return [status, problem.code];
}
const appeal = ({ headers }: SignedIn, note = 'The other school is my own, see its imprint.') =>
  call(it.app, 'appealRevocation', { headers, body: { note } });
const statusOf = ({ headers }: SignedIn) => call(it.app, 'getCreatorVerification', { headers });
const newestNotice = async ({ headers }: SignedIn) => (await call(it.app, 'listNotifications', { headers })).items[0];

/** Somebody who was verified, wrote two courses, one of them public, and was revoked. */
async function aRevoked() {
  const person = await anApplicant(it);
  await decide(person.requestId, 'grant');
  const shown = await aReadyCourse(it, person, 'Shown to all');
  await call(it.app, 'submitCourse', { headers: person.headers, params: { id: shown.id } });
  await call(it.app, 'publishCourse', { headers: first.headers, params: { slug: shown.slug }, body: {} });
  const draft = await aReadyCourse(it, person, 'A draft of mine');
  await decide(person.requestId, 'revoke');
  return { ...person, shown, draft };
}

test('a revocation is undone with a reason: the person teaches again, and both sides are told', async () => {
  const person = await aRevoked();
  const back = await decide(person.requestId, 'reinstate', second);
  expect(back).toMatchObject({ status: 'granted', appeal: null });
  expect(await statusOf(person)).toMatchObject({ status: 'granted', decision_note: null });
  expect(await newestNotice(person)).toMatchObject({ kind: 'verification_reinstated', body: notes.reinstate });
  expect(await newestNotice(first)).toMatchObject({
    kind: 'verification_undone',
    body: `Zeno Second undid your revocation: ${notes.reinstate}`,
  });
  const sent = await call(it.app, 'submitCourse', { headers: person.headers, params: { id: person.draft.id } });
  expect(sent.status).toBe('in_review');
});

test('what happened stays on record: who, when and why of every step, also of a revocation that was undone', async () => {
  const person = await aRevoked();
  await appeal(person);
  await decide(person.requestId, 'uphold');
  await appeal(person, 'Now the copies are gone for good.');
  const { history } = await decide(person.requestId, 'reinstate', second);
  expect(history.map(({ action, by, note }) => [action, by?.full_name, note])).toEqual([
    ['request', person.user.fullName, null],
    ['grant', 'Cleanthes Judge', null],
    ['revoke', 'Cleanthes Judge', notes.revoke],
    ['appeal', person.user.fullName, 'The other school is my own, see its imprint.'],
    ['uphold', 'Cleanthes Judge', notes.uphold],
    ['appeal', person.user.fullName, 'Now the copies are gone for good.'],
    ['reinstate', 'Zeno Second', notes.reinstate],
  ]);
  const own = (await statusOf(person)).history;
  expect(own.map(({ action }) => action)).toEqual(history.map(({ action }) => action));
  for (const change of [
    sql`delete from verification_events where verification_id = ${person.requestId}`,
    sql`update verification_events set note = 'Nothing of the kind.' where verification_id = ${person.requestId}`,
  ])
    await expect(it.db.execute(change)).rejects.toThrow();
});

test('who was revoked appeals once at a time, and those who decide read it first', async () => {
  const earlier = await aRevoked();
  const person = await aRevoked();
  const body = { note: 'The other school is my own, see its imprint.' };
  expect((await appeal(earlier, body.note)).appeal).toMatchObject(body);
  expect(await newestNotice(second)).toMatchObject({
    kind: 'verification_appealed',
    body: body.note,
    link: '/review/creators?status=revoked',
  });
  const again = await refusedCall(it.app, 'appealRevocation', { headers: earlier.headers, body });
  expect([again.status, again.problem.code]).toEqual([409, 'already_requested']);
  const query = { status: 'revoked' as const, per_page: 100 };
  const { items, appeals } = await call(it.app, 'listCreatorVerifications', { headers: first.headers, query });
  expect([items[0]?.id, items[0]?.appeal?.note, appeals]).toEqual([earlier.requestId, body.note, 1]);
  expect(items.find(({ id }) => id === person.requestId)?.appeal).toBeNull();

  await decide(earlier.requestId, 'uphold');
  expect(await newestNotice(earlier)).toMatchObject({ kind: 'verification_upheld', body: notes.uphold });
  expect(await statusOf(earlier)).toMatchObject({ status: 'revoked', appeal: null });
});

test('only a revocation is appealed against, undone or upheld', async () => {
  const person = await anApplicant(it);
  const body = { note: 'I would like to teach at once.' };
  const early = await refusedCall(it.app, 'appealRevocation', { headers: person.headers, body });
  expect([early.status, early.problem.code]).toEqual([409, 'verification_transition']);
  for (const verdict of ['uphold', 'reinstate'] as const)
    expect(await refused(person.requestId, verdict)).toEqual([409, 'verification_transition']);
  const revoked = await aRevoked();
  expect(await refused(revoked.requestId, 'uphold')).toEqual([409, 'verification_transition']);
  const learner = await aSignedIn(it.db);
  expect(await refused(revoked.requestId, 'reinstate', learner)).toEqual([403, 'forbidden']);
});

test('who was revoked reads what they made, and changes none of it', async () => {
  const person = await aRevoked();
  const { headers } = person;
  const { items } = await call(it.app, 'listOwnCourses', { headers });
  expect(items.map(({ name }) => name)).toEqual(['A draft of mine', 'Shown to all']);
  const read = await call(it.app, 'getCourseBuilder', { headers, params: { slug: person.draft.slug } });
  expect(read.actions).not.toContain('edit');
  const body = { name: 'Another name for it' };
  const changed = await refusedCall(it.app, 'updateCourse', {
    headers,
    params: { id: person.draft.id },
    body: { ...body, base_version: read.version },
  });
  const begun = await refusedCall(it.app, 'createCourse', { headers, body });
  expect([changed.status, begun.status]).toEqual([403, 403]);
  const { roles } = await call(it.app, 'getStartUp', { headers });
  const held = roles.flatMap(({ permissions }) => permissions.map(({ name }) => name));
  expect([held.includes('view-course'), held.includes('create-course')]).toEqual([true, false]);
});

test('a row that is older than the columns of a revocation can be undone, too', async () => {
  const person = await aRevoked();
  await it.db.execute(sql`update creator_verifications set revoked_at = null, revoked_by = null, revoke_note = null,
    decision_note = ${notes.revoke}, decided_by = ${first.user.id} where id = ${person.requestId}`);
  expect(await decide(person.requestId, 'reinstate', second)).toMatchObject({
    status: 'granted',
    decided_by: { full_name: 'Zeno Second' },
    decision_note: null,
  });
});

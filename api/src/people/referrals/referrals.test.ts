import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { nouns } from '../../nouns.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { foldAccounts } from '../account-merges/fold-accounts.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { newcomer, signUp } from '../../testing/sign-up.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const anAddress = () => `${v7()}@example.org`;
const referralOf = (headers: Record<string, string>) => call(it.app, 'getReferral', { headers });

test('a person has one link, which holds 30 days; then there is a new one', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const first = await referralOf(headers);
  expect(first.token).toMatch(/^[\w-]{10,16}$/);
  expect(first).toMatchObject({ path: `/signup/${first.token}`, registered: 0, qualified: 0 });
  expect(Date.parse(first.expires_at) - Date.now()).toBeGreaterThan(29.9 * 24 * 3600_000);
  expect(await referralOf(headers)).toEqual(first);
  await it.db.execute(sql`update referral_links set expires_at = now() where user_id = ${user.id}`);
  expect((await referralOf(headers)).token).not.toBe(first.token);
});

test('who signs up by the link counts once confirmed, and qualifies by completing a first course', async () => {
  const { headers } = await aSignedIn(it.db);
  const { token } = await referralOf(headers);
  await call(it.app, 'register', { body: { ...newcomer(anAddress()), referral_token: token } });
  expect((await referralOf(headers)).registered).toBe(0);
  const referee = await signUp(it, { ...newcomer(anAddress()), referral_token: token });
  expect(await referralOf(headers)).toMatchObject({ registered: 1, qualified: 0 });
  const { id: courseId } = await aCourse(it.db);
  await anEnrolment(it.db, { userId: referee.user.id, courseId });
  expect((await referralOf(headers)).qualified).toBe(0);
  await it.db.execute(sql`update enrolments set completed_at = now() where user_id = ${referee.user.id}`);
  expect(await referralOf(headers)).toMatchObject({ registered: 1, qualified: 1 });
});

test('a token that is made up or too old is passed over in silence', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const { token } = await referralOf(headers);
  await it.db.execute(sql`update referral_links set expires_at = now() where user_id = ${user.id}`);
  for (const referral_token of [token, 'made-up-token']) await signUp(it, { ...newcomer(anAddress()), referral_token });
  expect((await referralOf(headers)).registered).toBe(0);
});

test('nobody refers themselves by another spelling of their address', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const { token } = await referralOf(headers);
  const email = user.email.replace('@', '+again@');
  await signUp(it, { ...newcomer(email), referral_token: token });
  expect((await referralOf(headers)).registered).toBe(0);
  const rows = await rowsOf(it.db, sql`select status from referrals where referrer_id = ${user.id}`);
  expect(rows).toEqual([{ status: 'rejected' }]);
});

test('of two accounts that become one, one that came by the link of the other no longer counts', async () => {
  for (const isFirstKept of [true, false]) {
    const { user, headers } = await aSignedIn(it.db);
    const { token } = await referralOf(headers);
    const own = await signUp(it, { ...newcomer(anAddress()), referral_token: token });
    await signUp(it, { ...newcomer(anAddress()), referral_token: token });
    const [from, into] = isFirstKept ? [own.user.id, user.id] : [user.id, own.user.id];
    await it.db.transaction((tx) => foldAccounts({ db: tx, nouns }, { from, into }));
    const rows = await rowsOf(
      it.db,
      sql`select referee_id = referrer_id as is_own from referrals where referrer_id = ${into}`,
    );
    expect(rows).toEqual([{ is_own: false }]);
  }
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AdminOverview } from '@stoa/shared/contract/administration/overview.ts';
import { work } from '../../kernel/work/work.tables.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { transactions } from '../../market/billing/billing.tables.ts';
import { mails } from '../../telling/mail/mail.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPost } from '../../testing/community-builders.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { aPath } from '../../testing/path-builders.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { anApplicant } from '../../testing/verification-builders.ts';

let it: MarketSite;
let operator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const overviewFor = ({ headers }: SignedIn): Promise<AdminOverview> => call(it.app, 'getAdminOverview', { headers });
const waiting = async (kind: string, who = operator) =>
  (await overviewFor(who)).waiting.find((one) => one.kind === kind);
const failure = async (kind: string) => (await overviewFor(operator)).failures.find((one) => one.kind === kind);
const figure = async (kind: string) => (await overviewFor(operator)).figures.find((one) => one.kind === kind);

test('what waits is counted since the oldest of it, and leads to its rows', async () => {
  expect(await waiting('course_reviews')).toMatchObject({ count: 0, since: null, link: '/review' });
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id } = await aReadyCourse(it, teacher);
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  await it.db.execute(sql`update courses set submitted_at = '2026-03-02T08:00:00Z' where id = ${id}`);
  await aCourse(it.db, { status: 'in_review', submittedAt: new Date() });
  expect(await waiting('course_reviews')).toMatchObject({ count: 2, since: '2026-03-02T08:00:00.000Z' });
  await aPath(it.db, { status: 'in_review', submittedAt: new Date('2026-03-03T08:00:00Z') });
  expect(await waiting('path_reviews')).toMatchObject({ count: 1, since: '2026-03-03T08:00:00.000Z' });
});

test('requests of creators wait, and later their appeals', async () => {
  const { headers, requestId } = await anApplicant(it);
  expect(await waiting('creator_requests')).toMatchObject({ count: 1, since: expect.any(String) });
  const decide = (verdict: 'grant' | 'revoke', note = '') =>
    call(it.app, 'decideCreatorVerification', {
      headers: admin.headers,
      params: { id: requestId },
      body: { verdict, note },
    });
  await decide('grant');
  await decide('revoke', 'Nothing was taught for two years.');
  expect(await waiting('creator_requests')).toMatchObject({ count: 0 });
  await call(it.app, 'appealRevocation', { headers, body: { note: 'I was ill, and teach again from March on.' } });
  expect(await waiting('creator_appeals')).toMatchObject({ count: 1, link: '/review/creators?status=revoked' });
});

test('a report waits for those who may decide on it: not for whom it is about', async () => {
  const { post } = await aPost(it, { author: admin });
  await call(it.app, 'reportContent', {
    headers: (await aSignedIn(it.db)).headers,
    params: { subject: 'posts', id: post.id },
    body: { reason: 'This is not a question.' },
  });
  expect(await waiting('content_reports')).toMatchObject({ count: 1 });
  expect(await waiting('content_reports', admin)).toMatchObject({ count: 0 });
});

test('payments: what payers ask back, what people must look at, and what was sold by currency', async () => {
  const payer = await aSignedIn(it.db);
  const { id } = await buy(it, payer, [await aPaidCourse(it, { priceMinor: 3000, currency: 'EUR' })]);
  await doAllWork(it);
  await call(it.app, 'askRefund', {
    headers: payer.headers,
    body: { transaction_id: id, reason: 'It is not what I hoped for.' },
  });
  expect(await waiting('refunds')).toMatchObject({ count: 1, link: '/dashboard/payments/refunds' });
  await it.db.update(transactions).set({ reviewReason: 'Another sum.' }).where(eq(transactions.id, id));
  expect(await failure('payments_in_review')).toMatchObject({ count: 1, link: '/dashboard/payments?look=1' });
  const { revenue } = await overviewFor(operator);
  expect(revenue).toEqual([
    { currency: 'EUR', today: 3000, yesterday: 0, week: 3000, week_before: 0, link: '/dashboard/totals' },
  ]);
});

test('given-up work and mails that nobody will get went wrong', async () => {
  const givenUpAt = new Date('2026-03-04T08:00:00Z');
  await it.db.insert(work).values({ kind: 'ask gateway', payload: {}, givenUpAt });
  const mail = {
    toAddress: 'ada@example.org',
    locale: 'en',
    template: 'email_taken',
    templateValues: { login_path: '/login' },
    givenUpAt,
  } as const;
  await it.db.insert(mails).values([{ ...mail }, { ...mail, givenUpAt: null }]);
  expect(await failure('given_up_work')).toMatchObject({ count: 1, since: '2026-03-04T08:00:00.000Z' });
  expect(await failure('failed_mails')).toMatchObject({ count: 1, link: '/dashboard/mails?state=given_up' });
});

test('days are counted from midnight UTC, and stand beside the days before them', async () => {
  const before = await figure('enrolments');
  const { id: courseId } = await aCourse(it.db);
  for (const days of [1, 6, 7, 13, 14]) {
    const { user } = await aSignedIn(it.db);
    const enrolledAt = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => ${days}::int)`;
    await it.db.insert(enrolments).values({ userId: user.id, courseId });
    await it.db.update(enrolments).set({ enrolledAt, completedAt: enrolledAt }).where(eq(enrolments.userId, user.id));
  }
  expect(await figure('completions')).toMatchObject({ today: 0, yesterday: 1, week: 2, week_before: 2 });
  expect(await figure('enrolments')).toMatchObject({ today: before?.today, week: before!.week + 2, week_before: 2 });
});

test('people are counted once, however many browsers they use, by when they were here last', async () => {
  const before = (await overviewFor(operator)).people!;
  const { user } = await aSignedIn(it.db);
  await it.db.execute(sql`insert into sessions (id, user_id, token_hash, last_used_at, expires_at)
    values (${v7()}, ${user.id}, ${v7()}, now() - interval '2 hours', now() + interval '1 day')`);
  expect((await overviewFor(operator)).people).toMatchObject({ now: before.now + 1, day: before.day + 1 });
  await it.db.execute(sql`update sessions set last_used_at = now() - interval '2 days' where user_id = ${user.id}`);
  expect((await overviewFor(operator)).people).toMatchObject({
    now: before.now,
    day: before.day,
    week: before.week + 1,
  });
});

test('everyone sees what they may do alone, and who may not review sees nothing', async () => {
  const { waiting: waits, failures, people, figures, revenue } = await overviewFor(admin);
  expect(waits.map(({ kind }) => kind)).not.toContain('refunds');
  expect([failures, people, revenue]).toEqual([[], null, null]);
  expect(figures.map(({ kind }) => kind)).toEqual(['enrolments', 'completions']);
  const { headers } = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await refusedCall(it.app, 'getAdminOverview', { headers })).toMatchObject({ status: 403 });
});

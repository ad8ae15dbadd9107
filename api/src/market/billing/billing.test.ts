import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { refunds, transactions } from './billing.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

type NewTransaction = typeof transactions.$inferInsert;
async function aTransaction(given: Partial<NewTransaction> & { userId: string }): Promise<string> {
  const id = v7();
  await it.db.insert(transactions).values({
    id,
    reference: `ST-${id.slice(-12).toUpperCase()}`,
    kind: 'course',
    itemId: v7(),
    amountMinor: 2400,
    currency: 'EUR',
    status: 'paid',
    gateway: 'test',
    idempotencyKey: id,
    ...given,
  });
  return id;
}

const day = (number: number): Date => new Date(Date.UTC(2026, 2, number));

test('one reads the own payments alone, newest first, with what was paid for and what came back', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const course = await aCourse(it.db, { name: 'Paid for with pleasure' });
  await aTransaction({ userId: (await aUser(it.db)).id });
  const old = await aTransaction({ userId: user.id, kind: 'card_verification', itemId: null, createdAt: day(1) });
  const newer = await aTransaction({
    userId: user.id,
    itemId: course.id,
    status: 'partially_refunded',
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt: day(2),
  });
  for (const [status, amountMinor] of [
    ['complete', 500],
    ['payment_refunded', 300],
    ['denied', 700],
    ['open', 100],
  ] as const) {
    await it.db.insert(refunds).values({ transactionId: newer, amountMinor, status, reason: 'Asked for it.' });
  }
  const { items, total } = await call(it.app, 'listTransactions', { headers });
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      id: newer,
      item: { name: 'Paid for with pleasure', slug: course.slug },
      refunded_minor: 800,
      card: { brand: 'visa', last4: '4242' },
      created_at: '2026-03-02T00:00:00.000Z',
    },
    { id: old, kind: 'card_verification', item: null, card: null, refunded_minor: 0 },
  ]);
});

test('payments come by page, status, kind and days', async () => {
  const { user, headers } = await aSignedIn(it.db);
  for (let n = 1; n <= 3; n++) await aTransaction({ userId: user.id, createdAt: day(n) });
  const failed = { status: 'failed', failureCode: 'card_declined', failureMessage: 'The card was declined.' } as const;
  await aTransaction({ userId: user.id, ...failed });
  const second = await call(it.app, 'listTransactions', { headers, query: { page: 2, per_page: 2, status: 'paid' } });
  expect([second.total, second.items.map(({ created_at }) => created_at)]).toEqual([3, ['2026-03-01T00:00:00.000Z']]);
  const bad = await call(it.app, 'listTransactions', { headers, query: { status: 'failed' } });
  expect(bad.items).toMatchObject([{ failure_code: 'card_declined', failure_message: 'The card was declined.' }]);
  await aTransaction({ userId: user.id, kind: 'card_verification', itemId: null });
  const checks = await call(it.app, 'listTransactions', { headers, query: { kind: 'card_verification' } });
  expect(checks.items).toMatchObject([{ kind: 'card_verification' }]);
  const days = await call(it.app, 'listTransactions', { headers, query: { from: '2026-03-02', to: '2026-03-03' } });
  expect(days.items.map(({ created_at }) => created_at.slice(0, 10))).toEqual(['2026-03-03', '2026-03-02']);
});

test('a course that is no longer sold keeps its name and loses its link', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const course = await aCourse(it.db, { name: 'Gone by now', status: 'unpublished' });
  await aTransaction({ userId: user.id, itemId: course.id });
  const { items } = await call(it.app, 'listTransactions', { headers });
  expect(items[0]?.item).toEqual({ name: 'Gone by now', slug: null });
});

test('the database refuses what no payment may be', async () => {
  const { user } = await aSignedIn(it.db);
  await aTransaction({ userId: user.id, gatewayRef: 'g-1', idempotencyKey: 'the-same-click' });
  for (const wrong of [
    { amountMinor: -1 },
    { taxMinor: 2401 },
    { currency: 'eur' },
    { cardLast4: '42424242', cardBrand: 'visa' },
    { status: 'failed' as const },
    { kind: 'card_verification' as const },
    { gatewayRef: 'g-1' },
    { idempotencyKey: 'the-same-click' },
  ]) {
    await expect(aTransaction({ userId: user.id, ...wrong })).rejects.toThrow();
  }
});

test('a guest reads nothing of it', async () => {
  expect((await refusedCall(it.app, 'listTransactions', {})).status).toBe(401);
});

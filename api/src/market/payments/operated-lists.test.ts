import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: MarketSite;
let headers: Record<string, string>;
let buyer: SignedIn;
/** The dearer one first. */
let paid: Payment[];
beforeAll(async () => {
  it = await aMarketSite();
  ({ headers } = await aSignedIn(it.db, { roles: ['super-admin'] }));
  buyer = await aSignedIn(it.db);
  const courses = [
    await aPaidCourse(it, { priceMinor: 4200, name: '=1+1', slug: 'one-and-one' }),
    await aPaidCourse(it, { priceMinor: 1300 }),
  ];
  paid = [];
  for (const course of courses) paid.push(await buy(it, buyer, [course]));
  for (const [at, { id }] of paid.entries()) {
    const body = { transaction_id: id, reason: at === 0 ? '@cheaper elsewhere' : 'Not what I looked for.' };
    await call(it.app, 'askRefund', { headers: buyer.headers, body });
  }
});
afterAll(() => it.close());

const today = new Date().toISOString().slice(0, 10);
const order = (list: { items: { id: string }[] }) => list.items.map(({ id }) => paid.findIndex((one) => one.id === id));

test.each([
  ['newest first', {}, [1, 0]],
  ['oldest first', { order: 'ascending' }, [0, 1]],
  ['by amount', { sort: 'amount', order: 'ascending' }, [1, 0]],
  ['by amount, the other way round', { sort: 'amount' }, [0, 1]],
  ['of a day', { from: today, to: today }, [1, 0]],
  ['of days gone by', { to: '2020-01-01' }, []],
] as const)('payments are listed %s', async (_how, query, found) => {
  expect(order(await call(it.app, 'listAllTransactions', { headers, query }))).toEqual(found);
});

test.each([
  ['oldest first', {}, [0, 1]],
  ['by amount', { sort: 'amount' }, [1, 0]],
  ['of a payer', { search: 'NOBODY@' }, []],
  ['of a state', { status: 'payment_error' }, []],
] as const)('refund requests are listed %s', async (_how, query, found) => {
  const { items, total } = await call(it.app, 'listRefunds', { headers, query });
  expect(order({ items: items.map(({ transaction_id: id }) => ({ id })) })).toEqual(found);
  expect(total).toBe(found.length);
});

test('payments leave as a file, which no spreadsheet runs', async () => {
  const query = { search: buyer.user.email, in_review: 'false', from: today };
  const lines = await readListFile(it.app, await call(it.app, 'getAllTransactionsLink', { headers, query }));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Reference,Begun \(UTC\),Payer,Item/);
  expect(lines[1]).toContain(`${buyer.user.email},'=1+1,course,42.00,0.00,0.00,0.00,USD,paid`);
  const none = await call(it.app, 'getAllTransactionsLink', { headers, query: { in_review: 'true' } });
  expect(await readListFile(it.app, none)).toHaveLength(1);
});

test('refund requests leave as a file, in the language of who asks', async () => {
  const french = { ...headers, 'accept-language': 'fr' };
  const lines = await readListFile(it.app, await call(it.app, 'getRefundsLink', { headers: french, query: {} }));
  expect(lines[0]).toMatch(/Demande,Référence/);
  expect(lines[1]).toMatch(/42\.00,USD,open,'@cheaper elsewhere$/);
  expect(lines).toHaveLength(3);
});

test('only those who answer for payments take them away', async () => {
  for (const name of ['getAllTransactionsLink', 'getRefundsLink'] as const)
    expect(await refusedCall(it.app, name, { headers: buyer.headers, query: {} })).toMatchObject({ status: 403 });
});

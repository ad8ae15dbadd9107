import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { proveLedger } from '../ledger/prove-ledger.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(async () => {
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

const today = new Date().toISOString().slice(0, 10);

/** Sold something of 24.00: 19.20 are theirs. */
async function aSeller() {
  const seller = await aSignedIn(it.db, { roles: ['teacher'] });
  const paid = await buy(it, await aSignedIn(it.db), [await aPaidCourse(it, { ownerId: seller.user.id })]);
  return { ...seller, paid };
}
const bodyOf = ({ user }: SignedIn, amount_minor: number, key = v7()) => ({
  key,
  creator_id: user.id,
  amount_minor,
  currency: 'USD',
  reference: 'Bank transfer 4711',
  paid_on: today,
});
const payOut = (seller: SignedIn, amount: number, key = v7()) =>
  call(it.app, 'recordPayout', { headers: operator.headers, body: bodyOf(seller, amount, key) });
const refusedPayOut = (body: ReturnType<typeof bodyOf>) =>
  refusedCall(it.app, 'recordPayout', { headers: operator.headers, body });
const takeBack = (id: string) =>
  call(it.app, 'reversePayout', {
    headers: operator.headers,
    params: { id },
    body: { reason: 'The bank sent it back.' },
  });
const earningsOf = async ({ headers }: SignedIn) => (await call(it.app, 'getEarnings', { headers }))[0]!;
const payableOf = async ({ user }: SignedIn) => {
  const { items } = await call(it.app, 'listPayables', { headers: operator.headers, query: { per_page: 100 } });
  return items.find(({ creator }) => creator.id === user.id);
};
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers })).items.map(({ kind, title, body }) => ({ kind, title, body }));

test('what is paid out is owed no more, and its creator reads of it', async () => {
  const seller = await aSeller();
  expect(await payableOf(seller)).toMatchObject({ currency: 'USD', payable_minor: 1920, paid_out_minor: 0 });
  const payout = await payOut(seller, 1900);
  expect(payout).toMatchObject({
    creator: { id: seller.user.id },
    amount_minor: 1900,
    recorded_by: { id: operator.user.id },
    reversal: null,
  });
  expect(await payableOf(seller)).toMatchObject({ payable_minor: 20, paid_out_minor: 1900 });
  expect(await earningsOf(seller)).toMatchObject({ payable_minor: 20, paid_out_minor: 1900, earned_minor: 1920 });
  const own = await call(it.app, 'listOwnPayouts', { headers: seller.headers, query: { currency: 'USD' } });
  expect(own.items).toMatchObject([{ amount_minor: 1900, reference: 'Bank transfer 4711', paid_on: today }]);
  expect(await noticesOf(seller)).toContainEqual({
    kind: 'payout_recorded',
    title: '19.00 USD was paid out to you',
    body: 'Bank transfer 4711',
  });
  expect((await proveLedger(it.db)).difference).toBeUndefined();
});

test('no more is paid out than is owed, in that currency', async () => {
  const seller = await aSeller();
  expect((await refusedPayOut(bodyOf(seller, 1921))).problem.errors).toEqual({
    amount_minor: ['A payout cannot exceed what is owed.'],
  });
  expect((await refusedPayOut({ ...bodyOf(seller, 100), currency: 'EUR' })).status).toBe(422);
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  expect((await refusedPayOut({ ...bodyOf(seller, 100), paid_on: later })).problem.errors).toEqual({
    paid_on: ['The day of a payout cannot be in the future.'],
  });
  expect(await payableOf(seller)).toMatchObject({ payable_minor: 1920 });
});

test('operators who pay out at the same moment pay out what is owed, once', async () => {
  const seller = await aSeller();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => payOut(seller, 1920)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const parts = await aSeller();
  await Promise.allSettled(Array.from({ length: 8 }, () => payOut(parts, 500)));
  expect(await payableOf(parts)).toMatchObject({ payable_minor: 420, paid_out_minor: 1500 });
});

test('the same key is the same payout, and no other one', async () => {
  const seller = await aSeller();
  const key = v7();
  const both = await Promise.all([payOut(seller, 500, key), payOut(seller, 500, key)]);
  expect(both[0].id).toBe(both[1].id);
  expect(await payableOf(seller)).toMatchObject({ payable_minor: 1420 });
  expect((await refusedPayOut(bodyOf(seller, 400, key))).problem.code).toBe('payment_key_reused');
});

test('one that is taken back is owed again, and says why; twice it is not', async () => {
  const seller = await aSeller();
  const { id } = await payOut(seller, 1920);
  const tries = await Promise.allSettled([takeBack(id), takeBack(id)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await payableOf(seller)).toMatchObject({ payable_minor: 1920, paid_out_minor: 0 });
  const { items } = await call(it.app, 'listPayouts', { headers: operator.headers });
  expect(items.find((one) => one.id === id)?.reversal).toMatchObject({
    reason: 'The bank sent it back.',
    by: { id: operator.user.id },
  });
  expect((await noticesOf(seller))[0]).toMatchObject({ kind: 'payout_reversed' });
  const { months } = await earningsOf(seller);
  expect(months.at(-1)).toMatchObject({ paid_out_minor: 0, closing_minor: 1920 });
  expect((await proveLedger(it.db)).difference).toBeUndefined();
});

test('a refund after a payout leaves less than nothing, which the next sales make good', async () => {
  const seller = await aSeller();
  await payOut(seller, 1920);
  await call(it.app, 'refundPayment', {
    headers: operator.headers,
    body: { key: v7(), transaction_id: seller.paid.id, amount_minor: 2400, reason: 'It did not fit.' },
  });
  expect(await payableOf(seller)).toMatchObject({ payable_minor: -1920 });
  expect((await refusedPayOut(bodyOf(seller, 1))).status).toBe(422);
  await buy(it, await aSignedIn(it.db), [await aPaidCourse(it, { ownerId: seller.user.id, priceMinor: 5000 })]);
  expect(await earningsOf(seller)).toMatchObject({ payable_minor: 2080 });
});

test('only who manages payments sees and records them', async () => {
  const { headers } = await aSeller();
  expect((await refusedCall(it.app, 'listPayables', { headers })).status).toBe(403);
  expect((await refusedCall(it.app, 'listPayouts', { headers })).status).toBe(403);
});

describe('the proof of the books', () => {
  const withoutGuard = async (statement: ReturnType<typeof sql>) => {
    await it.db.execute(sql`alter table ledger_lines disable trigger all`);
    await it.db.execute(statement);
    await it.db.execute(sql`alter table ledger_lines enable trigger all`);
  };

  test('names a payout that the books have not, or have as another amount', async () => {
    const seller = await aSeller();
    const { id } = await payOut(seller, 1000);
    await it.db.execute(sql`update payouts set amount_minor = 900 where id = ${id}`);
    const wrong = { kind: 'payout', transactionId: null, reference: id, currency: 'USD' };
    expect((await proveLedger(it.db)).difference).toEqual({ ...wrong, bookedMinor: 1000, dueMinor: 900 });
    await it.db.execute(sql`update payouts set amount_minor = 1000 where id = ${id}`);
    const change = (amount: number) => sql`update ledger_lines set amount_minor = amount_minor + ${amount}
      where account like 'creator_payable:%' and entry_id in (select id from ledger_entries where payout_id = ${id})`;
    await withoutGuard(change(1));
    expect((await proveLedger(it.db)).difference).toMatchObject({
      kind: 'unbalanced_entry',
      transactionId: null,
      reference: id,
    });
    await withoutGuard(change(-1));
    expect((await proveLedger(it.db)).difference).toBeUndefined();
  });
});

describe('lists', () => {
  let one: SignedIn;
  let other: SignedIn;
  const word = `q${v7().slice(-8)}`;
  beforeAll(async () => {
    const named = (lastName: string) => aSignedIn(it.db, { roles: ['teacher'], firstName: word, lastName });
    [one, other] = [await named('=Zorn'), await named('Abel')];
    await buy(it, await aSignedIn(it.db), [await aPaidCourse(it, { ownerId: one.user.id })]);
    await buy(it, await aSignedIn(it.db), [await aPaidCourse(it, { ownerId: other.user.id, priceMinor: 4800 })]);
    await payOut(other, 700);
    await payOut(one, 900);
  });

  test.each([
    [{}, () => [other, one]],
    [{ order: 'ascending' }, () => [one, other]],
    [{ sort: 'name', order: 'ascending' }, () => [one, other]],
    [{ sort: 'name' }, () => [other, one]],
  ] as const)('balances are found by a name and sorted: %j', async (query, found) => {
    const asked = { headers: operator.headers, query: { q: word.toUpperCase(), ...query } };
    const { items, total } = await call(it.app, 'listPayables', asked);
    expect(items.map(({ creator }) => creator.id)).toEqual(found().map(({ user }) => user.id));
    expect(total).toBe(2);
  });

  test.each([
    [{}, [900, 700]],
    [{ order: 'ascending' }, [700, 900]],
    [{ sort: 'amount', order: 'ascending' }, [700, 900]],
    [{ sort: 'paid', from: today, to: today }, [900, 700]],
    [{ to: '2020-01-01' }, []],
  ] as const)('payouts are found by a name or a day and sorted: %j', async (query, amounts) => {
    const asked = { headers: operator.headers, query: { q: word, ...query } };
    const { items, total } = await call(it.app, 'listPayouts', asked);
    expect(items.map(({ amount_minor }) => amount_minor)).toEqual(amounts);
    expect(total).toBe(amounts.length);
  });

  test('both leave as files, which no spreadsheet runs', async () => {
    const asked = { headers: operator.headers, query: { q: word } };
    const owed = await readListFile(it.app, await call(it.app, 'getPayablesLink', asked));
    expect(owed.slice(1).sort()).toEqual([
      expect.stringMatching(/ =Zorn,[^,]+,10\.20,9\.00,USD$/),
      expect.stringMatching(/ Abel,[^,]+,31\.40,7\.00,USD$/),
    ]);
    const paid = await readListFile(it.app, await call(it.app, 'getPayoutsLink', asked));
    expect(paid).toHaveLength(3);
    expect(paid[1]).toMatch(/Abel,7\.00,USD,Bank transfer 4711,/);
    const { headers } = one;
    for (const name of ['getPayablesLink', 'getPayoutsLink'] as const)
      expect((await refusedCall(it.app, name, { headers })).status).toBe(403);
  });
});

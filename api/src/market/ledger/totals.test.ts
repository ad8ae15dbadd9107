import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { LedgerTotals } from '@stoa/shared/contract/market/ledger.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const today = () => new Date().toISOString().slice(0, 10);
const ask = (query: { from: string; to: string; by: 'day' | 'month' }) =>
  call(it.app, 'getTotals', { headers: operator.headers, query });
const totalsOf = async (currency: string, by: 'day' | 'month' = 'day'): Promise<LedgerTotals> =>
  (await ask({ from: today(), to: today(), by })).totals.find((one) => one.currency === currency)!;
const sell = async (priceMinor: number, currency: string) =>
  buy(it, await aSignedIn(it.db), [await aPaidCourse(it, { priceMinor, currency })]);
const payBack = (transaction_id: string, amount_minor: number) =>
  call(it.app, 'refundPayment', {
    headers: operator.headers,
    body: { key: v7(), transaction_id, amount_minor, reason: 'Asked for by the payer.' },
  });

test('what was sold and not given back is shared among creators, site and state to the last cent', async () => {
  const first = await sell(3333, 'EUR');
  await sell(1999, 'EUR');
  const undone = await sell(700, 'EUR');
  await payBack(first.id, 1111);
  await call(it.app, 'voidPayment', {
    headers: operator.headers,
    body: { transaction_id: undone.id, reason: 'Pressed by mistake.' },
  });
  await doAllWork(it);
  const totals = await totalsOf('EUR');
  expect(totals).toMatchObject({ sold_minor: 3333 + 1999 + 700, refunded_minor: 1111, voided_minor: 700 });
  const { creators_minor, fees_minor, tax_minor } = totals;
  expect(creators_minor + fees_minor + tax_minor).toBe(3333 + 1999 - 1111);
  expect(totals.periods).toEqual([
    expect.objectContaining({ period: today(), sold_minor: 6032, refunded_minor: 1111, creators_minor }),
  ]);
  const held = totals.held.gateways.reduce((sum, { amount_minor }) => sum + amount_minor, totals.held.bank_minor);
  expect(held).toBe(3333 + 1999 - 1111);
  expect(totals.held.owed_minor).toBe(creators_minor);
});

test('currencies stand apart, and months hold their days', async () => {
  await sell(5000, 'JPY');
  expect(await totalsOf('JPY', 'month')).toMatchObject({
    sold_minor: 5000,
    periods: [{ period: today().slice(0, 7), sold_minor: 5000 }],
  });
});

test('a day begins at midnight UTC, and what lies before or after the time is left out', async () => {
  const { id } = await sell(4000, 'GBP');
  await it.db.execute(sql`alter table ledger_entries disable trigger all`);
  await it.db.execute(
    sql`update ledger_entries set at = '2026-03-02T23:59:59.999Z' where transaction_id = ${id} and kind = 'sale'`,
  );
  await it.db.execute(sql`alter table ledger_entries enable trigger all`);
  const soldIn = async (from: string, to: string) =>
    (await ask({ from, to, by: 'day' })).totals.find(({ currency }) => currency === 'GBP')?.sold_minor;
  expect(await soldIn('2026-03-02', '2026-03-02')).toBe(4000);
  expect(await soldIn('2026-03-03', '2026-03-03')).toBe(0);
  expect(await soldIn('2026-03-01', '2026-03-01')).toBe(0);
});

test.each([
  ['to', { from: '2026-03-02', to: '2026-03-01', by: 'day' }],
  ['from', { from: '2025-01-01', to: '2026-03-01', by: 'day' }],
] as const)('a time that cannot be answered is refused at `%s`', async (field, query) => {
  const refused = await refusedCall(it.app, 'getTotals', { headers: operator.headers, query });
  expect(refused).toMatchObject({ status: 422, problem: { errors: { [field]: expect.any(Array) } } });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { work } from '../../kernel/work/work.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, letPaymentAge, type MarketSite } from '../../testing/market-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { ledgerEntries } from '../ledger/ledger.tables.ts';
import { sentenceOf } from '../ledger/prove-ledger.ts';
import { proofLines, proveBooks } from './prove-books.ts';
import { reconcileGateway } from './reconcile-gateway.ts';
import { reconciliations } from './reconciliation.tables.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());
beforeEach(() => it.db.delete(reconciliations));

const reconcile = () => reconcileGateway(it.app.context);
const agreement = { kind: 'agreed', gateway: 'sandbox' };
/** The sentence of what was found. */
async function found(): Promise<string> {
  const result = await reconcile();
  if (result?.kind !== 'differs') throw new Error(`No difference: ${JSON.stringify(result)}`);
  return sentenceOf(result.difference);
}
/** As if all of it had happened an hour ago, and nothing were to be asked. */
async function age(reference: string): Promise<void> {
  await letPaymentAge(it, reference, 60);
  await it.db.execute(sql`alter table ledger_entries disable trigger all`);
  await it.db.update(ledgerEntries).set({ at: sql`${ledgerEntries.at} - interval '1 hour'` });
  await it.db.execute(sql`alter table ledger_entries enable trigger all`);
  await it.db.update(work).set({ dueAt: sql`now() + interval '1 hour'` });
}
async function aPayment(isOld = true) {
  const payment = await buy(it, await aSignedIn(it.db), [await aPaidCourse(it)]);
  if (isOld) await age(payment.reference);
  return payment;
}
const refund = async (transaction_id: string, amount_minor: number) => {
  const body = { key: v7(), transaction_id, amount_minor, reason: 'Asked for by the payer.' };
  await call(it.app, 'refundPayment', { headers: operator.headers, body });
  await doAllWork(it);
};

test('what was paid, paid back and undone here as there agrees, and that is remembered', async () => {
  const { id } = await aPayment();
  await refund(id, 400);
  const undone = await aPayment();
  const body = { transaction_id: undone.id, reason: 'Pressed by mistake.' };
  await call(it.app, 'voidPayment', { headers: operator.headers, body });
  await age(undone.reference);
  expect(await reconcile()).toMatchObject({ ...agreement, payments: 2 });
  const proof = await proveBooks(it.app.context);
  expect(proofLines(proof).at(-1)).toMatch(/^sandbox: its books agree since .*Z\. Payments: 2\.$/);
  const [mark] = await it.db.select().from(reconciliations);
  expect(Date.now() - mark!.agreedUntil.getTime()).toBeLessThan(60_000);
});

describe('the first difference is named, with what both hold', () => {
  test('a charge that our books lack, though it is of this moment', async () => {
    it.till.chargeThere({ id: v7(), reference: 'ST-AAAA-AAAA', amountMinor: 1200, currency: 'EUR' });
    expect(await found()).toBe('EUR: payment ST-AAAA-AAAA is not in the books; the gateway holds 12.00.');
    const proof = await proveBooks(it.app.context);
    expect(proof).toMatchObject({ difference: { kind: 'gateway', transactionId: null }, reconciliation: undefined });
    it.till.forget('ST-AAAA-AAAA');
    expect(await reconcile()).toMatchObject(agreement);
  });

  test('money that was paid back on the gateway’s own pages', async () => {
    const { reference } = await aPayment();
    it.till.payBackThere(reference, 900);
    expect(await found()).toBe(`USD: of payment ${reference}, the books hold 24.00; the gateway holds 15.00.`);
    it.till.forget(reference);
  });

  test('another sum than ours', async () => {
    const { reference } = await aPayment();
    it.till.claim(reference, 2500);
    expect(await found()).toBe(`USD: of payment ${reference}, the books hold 24.00; the gateway holds 25.00.`);
    it.till.claim(reference, 2400);
  });

  test('one payment that was charged twice', async () => {
    const { reference } = await aPayment();
    const second = v7();
    it.till.chargeThere({ id: second, reference, amountMinor: 2400, currency: 'USD' });
    expect(await found()).toBe(`USD: of payment ${reference}, the books hold 24.00; the gateway holds 48.00.`);
    it.till.forgetOrder(second);
  });

  test('a payment of which the gateway knows nothing', async () => {
    it.till.forget((await aPayment()).reference);
    expect(await found()).toMatch(/the books hold 24\.00; the gateway holds 0\.00\.$/);
  });
});

describe('what is not known for good is no difference', () => {
  beforeEach(async () => {
    await it.db.execute(sql`update transactions set created_at = now() - interval '40 days'`);
    for (const { order } of it.till.booked()) it.till.forgetOrder(order.id);
  });

  test('while a payment is young, or its end is not known', async () => {
    await aPayment(false);
    const buyer = await aSignedIn(it.db);
    const lost = await buy(it, buyer, [await aPaidCourse(it)], { script: 'lost_after' });
    expect(lost.status).toBe('initiated');
    await age(lost.reference);
    expect(await reconcile()).toMatchObject(agreement);
  });

  test('while its money is on its way back', async () => {
    const { id, reference } = await aPayment();
    it.till.say.refund = 'lost_after';
    await refund(id, 400).finally(() => (it.till.say.refund = 'works'));
    await age(reference);
    expect(await reconcile()).toMatchObject(agreement);
    it.till.payBackThere(reference, 1);
    expect(await found()).toContain('the gateway holds 19.99');
    it.till.forget(reference);
    await it.db.execute(sql`update transactions set created_at = now() - interval '40 days'`);
    await doAllWork(it);
  });

  test('while it is just about to be asked about', async () => {
    const { reference } = await aPayment();
    it.till.payBackThere(reference, 100);
    await it.db
      .update(work)
      .set({ dueAt: sql`now()`, doneAt: null })
      .where(eq(work.kind, 'check payment'));
    expect(await reconcile()).toMatchObject(agreement);
    it.till.forget(reference);
  });

  test('when the gateway does not answer: that is said, neither as agreement nor as a difference, and nothing is remembered', async () => {
    await aPayment();
    it.till.say.isReachable = false;
    const proof = await proveBooks(it.app.context).finally(() => (it.till.say.isReachable = true));
    expect(proof.difference).toBeUndefined();
    expect(proofLines(proof).at(-1)).toBe('sandbox: not compared, for scripted.');
    expect(await it.db.select().from(reconciliations)).toEqual([]);
  });

  test('where the gateway keeps no list, or the site has no gateway', async () => {
    const { report: _, ...gateway } = it.till.gateway;
    const { db } = it;
    expect(await reconcileGateway({ db, gateway })).toMatchObject({ kind: 'not_compared' });
    expect(await reconcileGateway({ db, gateway: undefined })).toBeUndefined();
  });
});

test('only the days since both last agreed are asked for, a day more, and a month at most', async () => {
  const asked: Date[] = [];
  const gateway = {
    ...it.till.gateway,
    async *report(since: Date) {
      asked.push(since);
      yield* it.till.gateway.report!(since);
    },
  };
  const days = () => Math.round((Date.now() - asked.at(-1)!.getTime()) / (24 * 3_600_000));
  const { db } = it;
  await reconcileGateway({ db, gateway });
  expect(days()).toBe(31);
  await reconcileGateway({ db, gateway });
  expect(days()).toBe(1);
  await db.update(reconciliations).set({ agreedUntil: sql`now() - interval '3 days'` });
  await reconcileGateway({ db, gateway });
  expect(days()).toBe(4);
  await db.update(reconciliations).set({ agreedUntil: sql`now() - interval '90 days'` });
  await reconcileGateway({ db, gateway });
  expect(days()).toBe(31);
});

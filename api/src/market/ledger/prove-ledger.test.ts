import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { refunds, transactions } from '../billing/billing.tables.ts';
import { account } from './accounts.ts';
import { postEntry } from './post-entry.ts';
import { linesOf, proveLedger } from './prove-ledger.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());
beforeEach(async () => {
  // The books themselves forbid it.
  await it.db.execute(sql`alter table ledger_lines disable trigger all`);
  await it.db.execute(sql`alter table ledger_entries disable trigger all`);
  await it.db.execute(sql`delete from ledger_lines`);
  await it.db.execute(sql`delete from ledger_entries`);
  await it.db.execute(sql`alter table ledger_lines enable trigger all`);
  await it.db.execute(sql`alter table ledger_entries enable trigger all`);
  await it.db.delete(refunds);
  await it.db.delete(transactions);
});

type Status = (typeof transactions.$inferInsert)['status'];

/** A transaction of 10.00, without entries. */
async function aTransaction({ status = 'paid', currency = 'USD' }: { status?: Status; currency?: string } = {}) {
  const id = v7();
  const reference = `ST-${id.slice(-8).toUpperCase()}`;
  await it.db.insert(transactions).values({
    id,
    reference,
    kind: 'course',
    itemId: v7(),
    amountMinor: 1000,
    currency,
    status,
    gateway: 'sandbox',
    idempotencyKey: v7(),
    ...(status === 'failed' && { failureCode: 'card_declined' }),
  });
  return { id, reference, currency };
}

type Given = Awaited<ReturnType<typeof aTransaction>>;

const move = ({ id, currency }: Given, from: string, to: string, amountMinor: number) =>
  it.db.transaction((tx) =>
    postEntry(tx, {
      key: v7(),
      kind: 'test',
      transactionId: id,
      currency,
      lines: [
        { account: to, amountMinor },
        { account: from, amountMinor: -amountMinor },
      ],
    }),
  );
const bookPayment = (given: Given, amountMinor = 1000) =>
  move(given, account.platformFee(given.currency), account.gatewayReceivable('sandbox', given.currency), amountMinor);

async function aBookedPayment(given: Parameters<typeof aTransaction>[0] = {}) {
  const transaction = await aTransaction(given);
  await bookPayment(transaction);
  return transaction;
}
const giveBack = (given: Given, amountMinor: number, status: 'open' | 'payment_refunded' | 'complete' = 'complete') =>
  it.db.insert(refunds).values({ transactionId: given.id, amountMinor, status, reason: 'Did not fit.' });

const differenceNow = async () => (await proveLedger(it.db)).difference;

describe('the books agree', () => {
  test('where nothing was ever paid', async () => {
    for (const status of ['initiated', 'authorized', 'failed', 'voided'] as const) await aTransaction({ status });
    expect(linesOf(await proveLedger(it.db))).toEqual(['Nothing is booked yet.']);
  });

  test('currency by currency, with what gateways and the bank hold', async () => {
    await aBookedPayment();
    const settled = await aBookedPayment({ status: 'captured' });
    await move(settled, account.gatewayReceivable('sandbox', 'USD'), account.bank('USD'), 1000);
    await aBookedPayment({ currency: 'JPY' });
    expect(linesOf(await proveLedger(it.db))).toEqual([
      'JPY: books balance. Entries: 1; held: 1000.',
      'USD: books balance. Entries: 3; held: 20.00.',
    ]);
  });

  test('with what was given back, once its money has left, and with what was let go', async () => {
    const refunded = await aBookedPayment({ status: 'partially_refunded' });
    await giveBack(refunded, 400);
    await giveBack(refunded, 100, 'open');
    await bookPayment(refunded, -400);
    const voided = await aBookedPayment({ status: 'voided' });
    await bookPayment(voided, -1000);
    expect(await differenceNow()).toBeUndefined();
  });
});

describe('the first difference is named', () => {
  test('where a payment is not booked, oldest first', async () => {
    const older = await aTransaction();
    await aTransaction();
    const proof = await proveLedger(it.db);
    expect(proof.difference).toEqual({
      kind: 'held',
      transactionId: older.id,
      reference: older.reference,
      currency: 'USD',
      bookedMinor: 0,
      dueMinor: 1000,
    });
    expect(linesOf(proof)).toEqual([
      `USD: of payment ${older.reference}, the books hold 0.00; by its status and refunds it is 10.00.`,
    ]);
  });

  test('where money went back and the books know nothing of it', async () => {
    const { id, ...given } = await aBookedPayment({ status: 'refunded' });
    await giveBack({ id, ...given }, 1000, 'payment_refunded');
    expect(await differenceNow()).toMatchObject({ transactionId: id, bookedMinor: 1000, dueMinor: 0 });
  });

  test('where something is booked of a payment that failed', async () => {
    const { id } = await aBookedPayment({ status: 'failed' });
    expect(await differenceNow()).toMatchObject({ transactionId: id, bookedMinor: 1000, dueMinor: 0 });
  });

  test('where it is booked in another currency', async () => {
    const given = await aTransaction();
    await bookPayment({ ...given, currency: 'EUR' });
    expect(await differenceNow()).toMatchObject({ transactionId: given.id, currency: 'EUR', dueMinor: 0 });
  });

  test('where an entry does not balance, though the database forbids it', async () => {
    const { id, reference } = await aBookedPayment();
    await it.db.execute(sql`alter table ledger_lines disable trigger all`);
    await it.db.execute(sql`update ledger_lines set amount_minor = -999 where amount_minor = -1000`);
    await it.db.execute(sql`alter table ledger_lines enable trigger all`);
    const proof = await proveLedger(it.db);
    expect(proof.difference).toMatchObject({ kind: 'unbalanced_entry', transactionId: id, bookedMinor: 1 });
    expect(linesOf(proof)).toEqual([
      `USD: an entry of payment ${reference} does not balance; its lines add up to 0.01.`,
    ]);
  });
});

test('what was paid before there were books is opened in them', async () => {
  const { readMigrations } = await import('../../kernel/database/migrate.ts');
  const { statements } = (await readMigrations()).find(({ name }) => name === '0204_opening_balances.sql')!;
  await aTransaction();
  await giveBack(await aTransaction({ status: 'partially_refunded' }), 400);
  await giveBack(await aTransaction({ status: 'refunded' }), 1000);
  await aTransaction({ status: 'failed' });
  await aBookedPayment();
  await it.connection.inScript((script) => script.run(statements));
  expect(linesOf(await proveLedger(it.db))).toEqual(['USD: books balance. Entries: 3; held: 26.00.']);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { newestMail, mailsTo } from '../../testing/mails.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { transactions } from '../billing/billing.tables.ts';
import { proveLedger, sentenceOf } from '../ledger/prove-ledger.ts';
import { issueMissing } from './missing-receipts.work.ts';
import { insertReceipt } from './receipts.repository.ts';
import { receipts } from './receipts.tables.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

async function aSale(locale: 'en' | 'fr' = 'en') {
  const [buyer, course] = [await aSignedIn(it.db, { firstName: 'Łucja' }), await aPaidCourse(it)];
  await it.db.update(users).set({ locale }).where(eq(users.id, buyer.user.id));
  return { buyer, course, paid: await buy(it, buyer, [course]) };
}
type Sale = Awaited<ReturnType<typeof aSale>>;

const reason = 'A reason that is nobody else’s business.';
const refund = ({ paid }: Sale, amount_minor: number) =>
  call(it.app, 'refundPayment', {
    headers: operator.headers,
    body: { key: v7(), transaction_id: paid.id, amount_minor, reason },
  });
const voided = ({ paid }: Sale) =>
  call(it.app, 'voidPayment', { headers: operator.headers, body: { transaction_id: paid.id, reason } });
const issuedFor = async ({ buyer }: Pick<Sale, 'buyer'>) =>
  (await call(it.app, 'listTransactions', { headers: buyer.headers })).items[0]!.receipts;
const rowsFor = ({ paid }: Sale) =>
  it.db.select().from(receipts).where(eq(receipts.transactionId, paid.id)).orderBy(receipts.issuedAt);
const got = (id: string, { headers }: Pick<SignedIn, 'headers'>) =>
  call(it.app, 'getReceipt', { headers, params: { id } });
const noticesOf = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await call(it.app, 'listNotifications', { headers, query: { per_page: 100 } })).items;

test('who pays has a receipt at once, its file as soon as it is drawn, and a mail that brings it', async () => {
  const sale = await aSale();
  const { buyer, paid } = sale;
  const id = paid.receipt!.id;
  expect(paid.receipt).toMatchObject({ kind: 'receipt', number: expect.stringMatching(/^R-\d{4}-\d{6}$/) });
  expect((await got(id, buyer)).url).toBeNull();
  expect(await noticesOf(buyer)).toContainEqual(
    expect.objectContaining({
      kind: 'payment_received',
      title: 'We received your payment of $24',
      link: `/account/billing?receipt=${id}`,
    }),
  );
  await doAllWork(it);
  const { url } = await got(id, buyer);
  const file = await it.app.inject({ method: 'GET', url: url! });
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${paid.receipt!.number}.pdf"`,
  });
  expect((await PDFDocument.load(file.rawPayload)).getTitle()).toBe(`Receipt ${paid.receipt!.number}`);
  const mail = await newestMail(it.db, buyer.user.email, 'receipt');
  expect(mail).toMatchObject({ number: paid.receipt!.number, amount: '$24', card: 'Visa •••• 4242', kind: 'receipt' });
  const [row] = await mailsTo(it.db, buyer.user.email);
  expect(row!.attachment).toEqual({ file: id, name: `${paid.receipt!.number}.pdf`, type: 'application/pdf' });
});

test('a receipt is its payer’s, and theirs who manage payments; its link is good for nobody else', async () => {
  const sale = await aSale();
  await doAllWork(it);
  const id = sale.paid.receipt!.id;
  const stranger = await aSignedIn(it.db);
  const params = { id };
  expect((await refusedCall(it.app, 'getReceipt', { headers: stranger.headers, params })).status).toBe(404);
  expect((await refusedCall(it.app, 'getReceipt', { params })).status).toBe(401);
  expect((await refusedCall(it.app, 'getReceipt', { headers: operator.headers, params: { id: v7() } })).status).toBe(
    404,
  );
  const { url } = await got(id, operator);
  const [path] = url!.split('?');
  expect((await it.app.inject({ method: 'GET', url: path! })).statusCode).toBeGreaterThanOrEqual(400);
});

test('a file that is gone is drawn again when it is asked for, and nobody is mailed again', async () => {
  const { buyer, paid } = await aSale();
  await doAllWork(it);
  const { files } = it.app.context;
  await files.remove(paid.receipt!.id);
  expect((await got(paid.receipt!.id, buyer)).url).toBeNull();
  await doAllWork(it);
  expect((await got(paid.receipt!.id, buyer)).url).not.toBeNull();
  expect(await mailsTo(it.db, buyer.user.email)).toHaveLength(1);
});

test('what a receipt says is what was known at the sale, and is never changed', async () => {
  const sale = await aSale('fr');
  await it.db.update(users).set({ lastName: 'Kowalska' }).where(eq(users.id, sale.buyer.user.id));
  const [row] = await rowsFor(sale);
  expect(row).toMatchObject({
    locale: 'fr',
    amountMinor: 2400,
    seller: { site: 'Stoa', name: null },
    payer: { name: sale.buyer.user.fullName },
    lines: [{ name: 'Sold with care', priceMinor: 2400, discountMinor: 0, taxMinor: 0, amountMinor: 2400 }],
    card: { brand: 'visa', last4: '4242' },
  });
  const own = eq(receipts.id, row!.id);
  await expect(it.db.update(receipts).set({ amountMinor: 1 }).where(own)).rejects.toThrow();
  await expect(it.db.delete(receipts).where(own)).rejects.toThrow();
});

test('each refund has a credit note of its own that names the receipt; the payer hears of it, but not why', async () => {
  const sale = await aSale();
  await refund(sale, 400);
  await refund(sale, 2000);
  await doAllWork(it);
  const issued = await issuedFor(sale);
  expect(issued.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note', 'credit_note']);
  const [receipt, ...credits] = await rowsFor(sale);
  expect(credits.map(({ corrects, amountMinor }) => [corrects, amountMinor])).toEqual([
    [receipt!.id, 400],
    [receipt!.id, 2000],
  ]);
  const told = (await noticesOf(sale.buyer)).filter(({ kind }) => kind === 'refund_granted');
  expect(told.map(({ title }) => title).sort()).toEqual([
    '$20 of your payment was refunded',
    '$4 of your payment was refunded',
  ]);
  const mails = JSON.stringify(await mailsTo(it.db, sale.buyer.user.email));
  expect(mails).toContain(issued[1]!.number);
  expect(mails + JSON.stringify(told)).not.toContain('nobody else');
});

test('a void has one credit note over all of it, and is told', async () => {
  const sale = await aSale('fr');
  await doAllWork(it);
  await voided(sale);
  await doAllWork(it);
  const [receipt, credit, ...others] = await rowsFor(sale);
  expect(others).toEqual([]);
  expect(credit).toMatchObject({
    kind: 'credit_note',
    corrects: receipt!.id,
    refundId: null,
    amountMinor: 2400,
    locale: 'fr',
  });
  expect(credit!.lines).toEqual(receipt!.lines);
  expect((await noticesOf(sale.buyer)).map(({ kind }) => kind)).toContain('payment_voided');
  const mail = await newestMail(it.db, sale.buyer.user.email, 'receipt');
  expect(mail.title).toMatch(/^Votre paiement de 24\s\$US a été annulé$/);
});

test('where nothing was paid nothing is issued', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const { code } = await aCoupon(it.db, { percent: 100 });
  const free = await buy(it, buyer, [course], { coupon: code, expected: 0, card: null });
  expect(free.receipt).toBeNull();
  const declined = await buy(it, buyer, [await aPaidCourse(it)], { script: 'declined' });
  expect(declined.receipt).toBeNull();
  expect(await issuedFor({ buyer })).toEqual([]);
});

test('who does not want mails of payments gets none; the receipt is theirs all the same', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const body = { kind: 'payment_received' as const, mail: false };
  await call(it.app, 'updateNotificationChannels', { headers: buyer.headers, body });
  const paid = await buy(it, buyer, [course]);
  await doAllWork(it);
  expect(await mailsTo(it.db, buyer.user.email)).toEqual([]);
  expect((await got(paid.receipt!.id, buyer)).url).not.toBeNull();
});

test('a request for a refund is told to those who decide, and its denial to who asked', async () => {
  const { buyer, paid } = await aSale();
  const asked = await call(it.app, 'askRefund', {
    headers: buyer.headers,
    body: { transaction_id: paid.id, reason: 'It was not for me.' },
  });
  const request = async () => (await noticesOf(operator)).find(({ title }) => title.includes(paid.reference))!;
  expect(await request()).toMatchObject({ kind: 'refund_requested', body: 'It was not for me.', read: false });
  await call(it.app, 'decideRefund', {
    headers: operator.headers,
    params: { id: asked.id },
    body: { decision: 'deny', answer: 'Half was watched.' },
  });
  expect((await request()).read).toBe(true);
  expect((await noticesOf(buyer)).find(({ kind }) => kind === 'refund_denied')).toMatchObject({
    title: `Your payment ${paid.reference} is not refunded`,
    body: 'Half was watched.',
  });
  expect((await mailsTo(it.db, buyer.user.email))[0]).toMatchObject({ templateValues: { body: 'Half was watched.' } });
});

test('twenty numbers taken at once, every third of them rolled back, have no gap', async () => {
  const { paid } = await aSale();
  const {
    id: _,
    number: __,
    position: ___,
    ...draft
  } = (await it.db.select().from(receipts).where(eq(receipts.id, paid.receipt!.id)))[0]!;
  const issuedAt = new Date('2031-05-01T00:00:00Z');
  const take = (at: number) =>
    it.db.transaction(async (tx) => {
      const refundId = await aRefundRow(tx, paid.id);
      await insertReceipt(tx, {
        ...draft,
        id: v7(),
        kind: 'credit_note',
        corrects: paid.receipt!.id,
        refundId,
        issuedAt,
      });
      if (at % 3 === 0) throw new Error('Something else failed.');
    });
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_none, at) => take(at)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  const rows = await it.db.select().from(receipts).where(eq(receipts.year, 2031));
  expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_none, at) => at + 1),
  );
  expect(rows.map(({ number }) => number)).toContain('C-2031-000013');
  await forget(2031);
});

/** Never paid back, so that nothing is due for it. */
async function aRefundRow(tx: MarketSite['db'], transactionId: string): Promise<string> {
  const id = v7();
  await tx.execute(sql`insert into refunds (id, transaction_id, amount_minor, reason, status)
    values (${id}, ${transactionId}, 1, 'Denied.', 'denied')`);
  return id;
}

/** What was made up for a test would not agree with the books. */
async function forget(year: number): Promise<void> {
  await it.db.execute(sql`alter table receipts disable trigger receipts_stay`);
  await it.db.delete(receipts).where(eq(receipts.year, year));
  await it.db.execute(sql`alter table receipts enable trigger receipts_stay`);
}

test('twenty who pay at once, some whose gateway dies, some voided or refunded meanwhile: numbers and books agree', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => aSignedIn(it.db)));
  const courses = [await aPaidCourse(it), await aPaidCourse(it)];
  await Promise.allSettled(
    buyers.map(async (buyer, at) => {
      const paid = await buy(it, buyer, courses, { script: at % 5 === 0 ? 'dies_after' : 'paid' });
      if (at % 4 === 1) await Promise.allSettled([refund({ paid } as Sale, 2400), voided({ paid } as Sale)]);
    }),
  );
  await doAllWork(it);
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
});

test('what was paid before there were receipts gets them in order, told to nobody', async () => {
  const [early, late] = [await aSale(), await aSale()];
  await refund(late, 400);
  await doAllWork(it);
  const known = (await mailsTo(it.db, late.buyer.user.email)).length;
  await it.db.execute(sql`alter table receipts disable trigger receipts_stay`);
  await it.db.execute(sql`delete from receipt_mails where receipt_id in
    (select id from receipts where transaction_id in (${early.paid.id}, ${late.paid.id}))`);
  await it.db.execute(sql`delete from receipts where kind = 'credit_note' and transaction_id = ${late.paid.id}`);
  await it.db.execute(sql`delete from receipts where transaction_id in (${early.paid.id}, ${late.paid.id})`);
  await it.db.execute(sql`alter table receipts enable trigger receipts_stay`);
  const in2030 = (month: number) => ({ paidAt: new Date(Date.UTC(2030, month, 1)) });
  await it.db.update(transactions).set(in2030(6)).where(eq(transactions.id, late.paid.id));
  await it.db.update(transactions).set(in2030(1)).where(eq(transactions.id, early.paid.id));
  expect(sentenceOf((await proveLedger(it.db)).difference!)).toMatch(
    /^Receipts of payment ST-.*: 0; by its status: 1\.$/,
  );
  await issueMissing(it.db);
  const rows = await rowsOf<{ number: string; transaction_id: string }>(
    it.db,
    sql`select number, transaction_id from receipts where year = 2030 order by position`,
  );
  expect(rows).toEqual([
    { number: 'R-2030-000001', transaction_id: early.paid.id },
    { number: 'R-2030-000002', transaction_id: late.paid.id },
  ]);
  expect((await rowsFor(late)).map(({ kind }) => kind)).toEqual(['credit_note', 'receipt']);
  await doAllWork(it);
  expect(await mailsTo(it.db, late.buyer.user.email)).toHaveLength(known);
});

test('the proof names a receipt too few, a credit note too few, and a gap in the numbers', async () => {
  const isolated = await aMarketSite();
  try {
    const buyer = await aSignedIn(isolated.db);
    const paid = await buy(isolated, buyer, [await aPaidCourse(isolated)]);
    const said = async () => {
      const { difference } = await proveLedger(isolated.db);
      return difference && sentenceOf(difference);
    };
    expect(await said()).toBeUndefined();
    await isolated.db.execute(sql`alter table receipts disable trigger receipts_stay`);
    await isolated.db.execute(sql`update receipts set position = 4`);
    const year = new Date().getUTCFullYear();
    expect(await said()).toBe(`Numbers have a gap before R-${year}-000004: the next one was to be 1, not 4.`);
    await isolated.db.execute(sql`update receipts set position = 1`);
    await isolated.db.execute(sql`insert into refunds (id, transaction_id, amount_minor, reason, status)
      values (${v7()}, ${paid.id}, 2400, 'Behind the back of the books.', 'complete')`);
    expect(await said()).toContain('the books hold 24.00');
  } finally {
    await isolated.close();
  }
});

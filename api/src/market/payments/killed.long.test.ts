import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { type ApiProcess, startApi } from '../../testing/api-process.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { startSandbox, type TestSandbox } from '../../testing/sandbox.ts';
import { type Moment, tapLine, type TappedLine } from '../../testing/tapped-line.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { transactions } from '../billing/billing.tables.ts';

/**
 * The API and the gateway as processes of their own, killed between any two steps of a payment, a refund and a void. Nobody
 * presses again afterwards: what was begun must find its end by itself. It needs a PostgreSQL, which outlives its clients.
 */
const server = process.env['TEST_DATABASE_URL'] ?? '';
const onPostgres = server === '' ? describe.skip : describe;

let it: TestApp;
let api: ApiProcess;
let sandbox: TestSandbox;
let line: TappedLine;
let operator: SignedIn;

const PAYS = '4242424242424242';
const paying = (direction: Moment['direction']): Moment => ({ direction, method: 'POST', path: /^\/v1\/payments$/ });
const refunding = (direction: Moment['direction']): Moment => ({ direction, method: 'POST', path: /\/refunds$/ });
const voiding = (direction: Moment['direction']): Moment => ({ direction, method: 'POST', path: /\/void$/ });

interface Purchase {
  buyer: SignedIn;
  courseId: string;
  /** Of the press on Pay. */
  key: string;
}

const aPurchase = async (): Promise<Purchase> => {
  const course = await aCourse(it.db, { type: 'paid', priceMinor: 2400, currency: 'USD' });
  return { buyer: await aSignedIn(it.db), courseId: course.id, key: v7() };
};
const press = async ({ buyer, courseId, key }: Purchase, number = PAYS): Promise<unknown> =>
  api.ask('POST', 'payments/pay', {
    headers: buyer.headers,
    body: {
      key,
      items: [{ kind: 'course', id: courseId }],
      expected_minor: 2400,
      card: { kind: 'token', token: await sandbox.token(number), save: false },
    },
  });
const paymentOf = async ({ key }: Purchase) => {
  const [row] = await it.db.select().from(transactions).where(eq(transactions.idempotencyKey, key));
  if (row === undefined) throw new Error('There is no such payment.');
  return row;
};
const aPaidPurchase = async (): Promise<Purchase> => {
  const purchase = await aPurchase();
  await press(purchase);
  expect((await paymentOf(purchase)).status).toBe('paid');
  return purchase;
};
const payBack = async (purchase: Purchase): Promise<unknown> => {
  const body = { key: v7(), transaction_id: (await paymentOf(purchase)).id, amount_minor: 2400, reason: 'Asked for.' };
  return api.ask('POST', 'payments/refund', { headers: operator.headers, body });
};
const undo = async (purchase: Purchase): Promise<unknown> => {
  const body = { transaction_id: (await paymentOf(purchase)).id, reason: 'Pressed by mistake.' };
  return api.ask('POST', 'payments/void', { headers: operator.headers, body });
};
const isEnrolled = async ({ courseId }: Purchase): Promise<boolean> => {
  const [row] = await it.db.select().from(enrolments).where(eq(enrolments.courseId, courseId));
  return row?.status === 'active';
};

beforeAll(async () => {
  if (server === '') return;
  it = await buildTestApp();
  const [database] = await rowsOf<{ name: string }>(it.db, sql`select current_database() as name`);
  const url = new URL(server);
  url.pathname = `/${database?.name}`;
  sandbox = await startSandbox();
  line = await tapLine(sandbox.access.url);
  api = await startApi({
    DATABASE_URL: url.href,
    STOA_GATEWAY: 'sandbox',
    STOA_SANDBOX_URL: line.url,
    STOA_SANDBOX_PUBLIC_URL: sandbox.access.publicUrl,
    STOA_SANDBOX_SECRET: sandbox.access.secret,
    STOA_SANDBOX_WEBHOOK_SECRET: sandbox.access.webhookSecret,
  });
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(async () => {
  if (server === '') return;
  await api.kill();
  await sandbox.kill();
  await line.close();
  await it.close();
});

/** Whatever waits for its time is due. */
const letTimePass = () =>
  it.db.execute(sql`update work set due_at = now() where done_at is null and given_up_at is null and lease is null`);

/** The API comes back so much later that what its dead self held is free. */
async function comeBack(): Promise<void> {
  await it.db.execute(sql`update work set lease = null, leased_until = null where lease is not null`);
  await it.db.execute(sql`update refunds set leased_until = null`);
  await api.restart();
}

/** Until the state is there; time passes meanwhile, so that nobody waits for the next try. */
async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    await letTimePass();
    await wait(200);
  }
}
const becomes = (purchase: Purchase, status: string): Promise<void> =>
  until(async () => (await paymentOf(purchase)).status === status);

/** A step that can only be stopped in the database: whoever writes an enrolment waits there, and dies waiting. */
async function killWhileEnrolling(act: () => Promise<unknown>): Promise<void> {
  await it.db.transaction(async (tx) => {
    await tx.execute(sql`lock table enrolments in share mode`);
    const acted = act();
    for (;;) {
      // A transaction sees who waits as it was when it first looked.
      const [waiting] = await rowsOf<{ count: number }>(
        it.db,
        sql`select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
      );
      if ((waiting?.count ?? 0) > 0) break;
      await wait(50);
    }
    await api.kill();
    await acted;
  });
}

async function expectAgreement(purchase: Purchase): Promise<void> {
  const { payments } = await sandbox.look();
  const { reference } = await paymentOf(purchase);
  expect(
    payments.filter((payment) => payment.reference === reference && payment.status === 'paid').length,
  ).toBeLessThan(2);
  const till = {
    booked: () => payments.map((payment) => ({ order: { reference: payment.reference } })),
    heldOf: (of: string) =>
      payments
        .filter((payment) => payment.reference === of && payment.status === 'paid')
        .reduce((sum, { amount_minor, refunded_minor }) => sum + amount_minor - refunded_minor, 0),
  };
  expect(await moneyFaults({ db: it.db, till })).toEqual([]);
}

onPostgres('the API is killed', () => {
  test('when the payment is kept and the gateway has not heard of it: nothing is charged, and it ends', async () => {
    const purchase = await aPurchase();
    const killed = line.cutAt(paying('call'), () => api.kill());
    await Promise.all([press(purchase), killed]);
    await comeBack();
    await it.db
      .update(transactions)
      .set({ createdAt: sql`${transactions.createdAt} - interval '3 minutes'` })
      .where(eq(transactions.idempotencyKey, purchase.key));
    await becomes(purchase, 'failed');
    expect(await isEnrolled(purchase)).toBe(false);
    await expectAgreement(purchase);
  });

  test('when the gateway has charged and its answer is on the way: the course opens, and nothing is charged again', async () => {
    const purchase = await aPurchase();
    const killed = line.cutAt(paying('answer'), () => api.kill());
    await Promise.all([press(purchase), killed]);
    expect((await paymentOf(purchase)).status).toBe('initiated');
    await comeBack();
    await becomes(purchase, 'paid');
    expect(await isEnrolled(purchase)).toBe(true);
    await expectAgreement(purchase);
  });

  test('when the sale is booked and the course not open yet: none of it stays, then all of it', async () => {
    const purchase = await aPurchase();
    await killWhileEnrolling(() => press(purchase));
    expect((await paymentOf(purchase)).status).toBe('initiated');
    await comeBack();
    await becomes(purchase, 'paid');
    expect(await isEnrolled(purchase)).toBe(true);
    await expectAgreement(purchase);
  });

  test('when all is done and the payer has not heard: pressed again, it is the same payment', async () => {
    const purchase = await aPurchase();
    const pressed = press(purchase);
    for (;;) {
      const [row] = await it.db.select().from(transactions).where(eq(transactions.idempotencyKey, purchase.key));
      if (row?.status === 'paid') break;
      await wait(5);
    }
    await api.kill();
    await pressed;
    await comeBack();
    expect(await api.ask('GET', 'gettransactions', { headers: purchase.buyer.headers })).toMatchObject({
      total: 1,
      items: [{ status: 'paid' }],
    });
    await expectAgreement(purchase);
  });

  test('while the payer is at the gateway’s page: what they decide there holds', async () => {
    const purchase = await aPurchase();
    const payment = (await press(purchase, '4000002500003155')) as { next: { url: string } };
    await api.kill();
    await sandbox.decide(payment.next.url, 'approve');
    await comeBack();
    await becomes(purchase, 'paid');
    expect(await isEnrolled(purchase)).toBe(true);
    await expectAgreement(purchase);
  });

  test('when a refund is kept and the gateway has not heard of it: it is asked for once', async () => {
    const purchase = await aPaidPurchase();
    const killed = line.cutAt(refunding('call'), () => api.kill());
    await Promise.all([payBack(purchase), killed]);
    await comeBack();
    await becomes(purchase, 'refunded');
    await until(async () => !(await isEnrolled(purchase)));
    await expectAgreement(purchase);
  });

  test('when the gateway has paid back and its answer is on the way: it is paid back once', async () => {
    const purchase = await aPaidPurchase();
    const killed = line.cutAt(refunding('answer'), () => api.kill());
    await Promise.all([payBack(purchase), killed]);
    expect(await isEnrolled(purchase)).toBe(true);
    await comeBack();
    await becomes(purchase, 'refunded');
    await until(async () => !(await isEnrolled(purchase)));
    await expectAgreement(purchase);
  });

  test('when the money is back and the course still open: it closes', async () => {
    const purchase = await aPaidPurchase();
    await killWhileEnrolling(() => payBack(purchase));
    expect(await isEnrolled(purchase)).toBe(true);
    await comeBack();
    await until(async () => !(await isEnrolled(purchase)));
    expect((await paymentOf(purchase)).status).toBe('refunded');
    await expectAgreement(purchase);
  });

  test.each(['call', 'answer'] as const)('at the %s of a void: it is undone here as there, or nowhere', async (at) => {
    const purchase = await aPaidPurchase();
    const killed = line.cutAt(voiding(at), () => api.kill());
    await Promise.all([undo(purchase), killed]);
    await comeBack();
    if (at === 'answer') await becomes(purchase, 'voided');
    else await until(async () => (await waitingWork()) === 0);
    expect(await isEnrolled(purchase)).toBe(at === 'call');
    await expectAgreement(purchase);
  });
});

const waitingWork = async (): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    it.db,
    sql`select count(*)::int as count from work where done_at is null and given_up_at is null and due_at < now() + interval '1 minute'`,
  );
  return row?.count ?? 0;
};

onPostgres('the gateway is killed', () => {
  test('before it has charged: nothing is charged, or once, and both agree', async () => {
    const purchase = await aPurchase();
    const killed = line.cutAt(paying('call'), () => sandbox.kill());
    await Promise.all([press(purchase), killed]);
    await sandbox.restart();
    await it.db
      .update(transactions)
      .set({ createdAt: sql`${transactions.createdAt} - interval '3 minutes'` })
      .where(eq(transactions.idempotencyKey, purchase.key));
    await becomes(purchase, 'failed');
    await expectAgreement(purchase);
  });

  test('after it has charged, its answer lost: the course opens once it is back', async () => {
    const purchase = await aPurchase();
    const killed = line.cutAt(paying('answer'), () => sandbox.kill());
    await Promise.all([press(purchase), killed]);
    expect((await paymentOf(purchase)).status).toBe('initiated');
    await sandbox.restart();
    await becomes(purchase, 'paid');
    expect(await isEnrolled(purchase)).toBe(true);
    await expectAgreement(purchase);
  });

  test('after it has paid back, its answer lost: it is paid back once', async () => {
    const purchase = await aPaidPurchase();
    const killed = line.cutAt(refunding('answer'), () => sandbox.kill());
    await Promise.all([payBack(purchase), killed]);
    await sandbox.restart();
    await becomes(purchase, 'refunded');
    await until(async () => !(await isEnrolled(purchase)));
    await expectAgreement(purchase);
  });

  test('together with the API, after it has charged: both come back, and agree', async () => {
    const purchase = await aPurchase();
    const killed = line.cutAt(paying('answer'), async () => void (await Promise.all([sandbox.kill(), api.kill()])));
    await Promise.all([press(purchase), killed]);
    await sandbox.restart();
    await comeBack();
    await becomes(purchase, 'paid');
    expect(await isEnrolled(purchase)).toBe(true);
    await expectAgreement(purchase);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { type ApiProcess, startApi } from '../../testing/api-process.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { startSandbox, type TestSandbox } from '../../testing/sandbox.ts';
import { type Moment, tapLine, type TappedLine } from '../../testing/tapped-line.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { mails } from '../../telling/mail/mail.tables.ts';
import { aPlan, letPlanAge } from '../../testing/plan-site.ts';
import { transactions } from '../billing/billing.tables.ts';
import { subscriptions } from '../plans/plans.tables.ts';
import { renewDuePlans } from '../renewals/renewal.work.ts';
import { cardTokens, gatewayEvents } from './payments.tables.ts';

/**
 * The API and the gateway as processes of their own, killed between any two steps: who dies, in which course of things and at
 * which step stands in a table. Nobody presses again afterwards: what was begun must find its end by itself, and money and
 * access agree. It needs a PostgreSQL, which outlives its clients. Takes
 * four minutes on two busy cores: each row waits for a process to start.
 */
const server = process.env['TEST_DATABASE_URL'] ?? '';
const onPostgres = server === '' ? describe.skip : describe;

let it: TestApp;
let api: ApiProcess;
let sandbox: TestSandbox;
let line: TappedLine;
let operator: SignedIn;

const PAYS = '4242424242424242';
const ASKS = '4000002500003155';
const paying = (direction: Moment['direction']): Moment => ({ direction, method: 'POST', path: /^\/v1\/payments$/ });
const refunding = (direction: Moment['direction']): Moment => ({ direction, method: 'POST', path: /\/refunds$/ });
const asking = (reference: string): Moment => ({
  direction: 'call',
  method: 'GET',
  path: new RegExp(`^/v1/payments\\?reference=${reference}$`),
});
const voiding = (direction: Moment['direction']): Moment => ({ direction, method: 'POST', path: /\/void$/ });

/** Whoever is killed here calls itself so at the database. */
const KILLED = 'the killed API';

/** What has not come by then does not come: processes start anew in seconds, on a busy machine in many. */
const LONGEST_MS = 150_000;

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
const checkCard = async ({ buyer, key }: Purchase): Promise<unknown> =>
  api.ask('POST', 'payments/tokenize-card', {
    headers: buyer.headers,
    body: { key, token: await sandbox.token(PAYS) },
  });
/** As the minute's job finds it. */
const renew = (): Promise<unknown> =>
  it.db.execute(sql`update jobs set due_at = now() where name = ${renewDuePlans.name}`);
/** The gateway calls, since it has news of this payment. */
async function tell(purchase: Purchase): Promise<unknown> {
  const { reference } = await paymentOf(purchase);
  const body = JSON.stringify({ id: `evt_${v7()}`, type: 'payment.paid', reference });
  const at = Math.floor(Date.now() / 1000);
  const hmac = createHmac('sha256', sandbox.access.webhookSecret).update(`${at}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stoa-signature': `t=${at},v1=${hmac}` };
  // It may die before it has answered.
  return fetch(`${api.url}/payments/events/sandbox`, { method: 'POST', headers, body }).catch(() => undefined);
}
const findPayment = async ({ key }: Purchase) => {
  const [row] = await it.db.select().from(transactions).where(eq(transactions.idempotencyKey, key));
  return row;
};
const paymentOf = async (purchase: Purchase) => {
  const row = await findPayment(purchase);
  if (row === undefined) throw new Error('There is no such payment.');
  return row;
};
const aPaidPurchase = async (): Promise<Purchase> => {
  const purchase = await aPurchase();
  await press(purchase);
  expect((await paymentOf(purchase)).status).toBe('paid');
  return purchase;
};
/** Its payer has approved it at their bank, and nobody here has heard. */
const anApprovedPurchase = async (): Promise<Purchase> => {
  const purchase = await aPurchase();
  const payment = (await press(purchase, ASKS)) as { next: { url: string } };
  await sandbox.decide(payment.next.url, 'approve');
  return purchase;
};
/** Of somebody whose month is over: the key is that of the payment for the next one. */
const aDuePlan = async (): Promise<Purchase> => {
  const [buyer, plan] = [await aSignedIn(it.db), await aPlan(it)];
  await api.ask('POST', 'payments/pay', {
    headers: buyer.headers,
    body: {
      key: v7(),
      items: [{ kind: 'plan', id: plan.id }],
      expected_minor: plan.amountMinor,
      card: { kind: 'token', token: await sandbox.token(PAYS), save: true },
    },
  });
  await letPlanAge(it, buyer, 31);
  const [row] = await it.db.select().from(subscriptions).where(eq(subscriptions.userId, buyer.user.id));
  if (row === undefined) throw new Error('There is no such plan.');
  return { buyer, courseId: plan.id, key: `renewal:${row.id}:${row.lineId}:0` };
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
  url.searchParams.set('application_name', KILLED);
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
  // Whoever writes the mail of a receipt waits while this lock is held.
  await it.db.execute(sql`create function wait_to_mail() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock_shared(1); return new; end'`);
  await it.db.execute(sql`create trigger wait_to_mail before insert on mails
    for each row when (new.template = 'receipt') execute function wait_to_mail()`);
});
afterAll(async () => {
  if (server === '') return;
  await api.kill();
  await sandbox.kill();
  await line.close();
  await it.close();
});

/** Whatever waits for its time is due. */
async function letTimePass(): Promise<void> {
  await it.db.execute(
    sql`update work set due_at = now() where done_at is null and given_up_at is null and lease is null`,
  );
}

/** Whatever a row that failed has left dead. */
beforeEach(async () => {
  if (server === '') return;
  if (!(await isUp(sandbox.access.url))) await sandbox.restart();
  if (!(await isUp(api.url))) await comeBack();
});
const isUp = (url: string): Promise<boolean> =>
  fetch(new URL('/healthz', url)).then(
    ({ ok }) => ok,
    () => false,
  );

/** The API comes back so much later that what its dead self held is free. */
async function comeBack(): Promise<void> {
  // A statement that it had sent is still carried out after its death: what that takes would be held for its whole lease.
  await until(async () => (await countOf(it.db, connectionsOfTheKilled)) === 0);
  await it.db.execute(sql`update work set lease = null, leased_until = null where lease is not null`);
  await it.db.execute(sql`update refunds set leased_until = null`);
  await api.restart();
}

/** Until the state is there; time passes meanwhile, so that nobody waits for the next try. */
async function until(isThere: () => Promise<boolean>, meanwhile = letTimePass): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await isThere())) {
    if (Date.now() > end) {
      const undone = JSON.stringify(await rowsOf(it.db, undoneWork));
      throw new Error(`It has not come within ${LONGEST_MS / 1000} s. Not done: ${undone}`);
    }
    await meanwhile();
    await wait(200);
  }
}
/** All that waited for its time has had its turn. Time passes once: what looks at a payment again and again is never through. */
async function untilAllHadTheirTurn(): Promise<void> {
  await letTimePass();
  await until(
    async () => (await countOf(it.db, openWork)) === 0,
    async () => undefined,
  );
}
const becomes = (purchase: Purchase, status: string): Promise<void> =>
  until(async () => (await findPayment(purchase))?.status === status);
const letAge = (purchase: Purchase, minutes: number) =>
  it.db
    .update(transactions)
    .set({ createdAt: sql`${transactions.createdAt} - ${minutes} * interval '1 minute'` })
    .where(eq(transactions.idempotencyKey, purchase.key));

/** A step that can only be stopped in the database: whoever writes an enrolment waits there, and dies waiting. */
async function dieEnrolling(act: () => Promise<unknown>): Promise<void> {
  await it.db.transaction(async (tx) => {
    await tx.execute(sql`lock table enrolments in share mode`);
    const acted = act();
    await dieWaiting();
    await acted;
  });
}
async function dieWaiting(): Promise<void> {
  // A transaction sees who waits as it was when it first looked.
  while ((await countOf(it.db, waiting)) === 0) await wait(50);
  await api.kill();
}
/** See `beforeAll`. */
const mailingReceipts = sql`select pg_advisory_xact_lock(1)`;
const waiting = sql`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`;
const connectionsOfTheKilled = sql`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = ${KILLED}`;
const undoneWork = sql`select kind, attempts, due_at, leased_until, last_error from work where done_at is null`;
const openWork = sql`select count(*)::int as count from work
  where done_at is null and given_up_at is null and due_at < now() + interval '1 minute'`;

async function countOf(db: Database, counting: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, counting);
  return row?.count ?? 0;
}

async function expectAgreement(): Promise<void> {
  const { payments } = await sandbox.look();
  const paid = payments.filter(({ status, amount_minor }) => status === 'paid' && amount_minor > 0);
  expect(new Set(paid.map(({ reference }) => reference)).size).toBe(paid.length);
  const till = {
    booked: () => payments.map((payment) => ({ order: { reference: payment.reference } })),
    heldOf: (of: string) =>
      paid
        .filter(({ reference }) => reference === of)
        .reduce((sum, { amount_minor, refunded_minor }) => sum + amount_minor - refunded_minor, 0),
  };
  expect(await moneyFaults({ db: it.db, till })).toEqual([]);
}

/** Who dies, and comes back. */
const theApi = { who: 'the API', kill: () => api.kill(), comeBack };
const theGateway = { who: 'the gateway', kill: () => sandbox.kill(), comeBack: () => sandbox.restart() };
const both = {
  who: 'API and gateway',
  kill: async () => void (await Promise.all([sandbox.kill(), api.kill()])),
  comeBack: async () => {
    await sandbox.restart();
    await comeBack();
  },
};
type Victim = typeof theApi;

/** What must come of it. */
const ends = {
  'nothing is charged, and it fails in time': async (purchase: Purchase) => {
    await letAge(purchase, 3);
    await becomes(purchase, 'failed');
    expect(await isEnrolled(purchase)).toBe(false);
  },
  'the course opens, for one charge': async (purchase: Purchase) => {
    await becomes(purchase, 'paid');
    expect(await isEnrolled(purchase)).toBe(true);
  },
  'it is paid back once, and the course closes': async (purchase: Purchase) => {
    await becomes(purchase, 'refunded');
    await until(async () => !(await isEnrolled(purchase)));
  },
  'it is undone here as there': async (purchase: Purchase) => {
    await becomes(purchase, 'voided');
    expect(await isEnrolled(purchase)).toBe(false);
  },
  'it is undone nowhere': async (purchase: Purchase) => {
    await untilAllHadTheirTurn();
    expect((await paymentOf(purchase)).status).toBe('paid');
    expect(await isEnrolled(purchase)).toBe(true);
  },
  'no card is kept': async (purchase: Purchase) => {
    await letAge(purchase, 3);
    await becomes(purchase, 'failed');
    expect(await cardsOf(purchase)).toHaveLength(0);
  },
  'one card is kept': async (purchase: Purchase) => {
    await becomes(purchase, 'paid');
    expect(await cardsOf(purchase)).toHaveLength(1);
  },
  'the plan goes on, for one charge': async (purchase: Purchase) => {
    await until(async () => {
      await renew();
      return (await findPayment(purchase))?.status === 'paid';
    });
    const { user } = purchase.buyer;
    const [plan] = await it.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    expect(plan).toMatchObject({ status: 'active', pastDueSince: null });
    expect(plan!.currentPeriodEndsAt > new Date()).toBe(true);
  },
  'its receipt is drawn, and mailed once': async (purchase: Purchase) => {
    await until(async () => (await receiptMailsOf(purchase)).length > 0);
    await untilAllHadTheirTurn();
    expect(await receiptMailsOf(purchase)).toHaveLength(1);
  },
};
const cardsOf = ({ buyer }: Purchase) => it.db.select().from(cardTokens).where(eq(cardTokens.userId, buyer.user.id));
const receiptMailsOf = ({ buyer }: Purchase) =>
  it.db
    .select()
    .from(mails)
    .where(and(eq(mails.toAddress, buyer.user.email), eq(mails.template, 'receipt')));

/** A course of things: what stands before it, what sets it going, and its call to the gateway. */
const courses = {
  payment: { begin: aPurchase, act: (purchase: Purchase) => press(purchase), calls: paying },
  refund: { begin: aPaidPurchase, act: payBack, calls: refunding },
  void: { begin: aPaidPurchase, act: undo, calls: voiding },
  'card check': { begin: aPurchase, act: checkCard, calls: paying },
  renewal: { begin: aDuePlan, act: renew, calls: paying },
};
/** At the call, all stands in the database and the gateway has not heard of it; at the answer, it has done it. */

type Row = [victim: Victim, course: keyof typeof courses, at: 'call' | 'answer', end: keyof typeof ends];
const onTheLine: Row[] = [
  [theApi, 'payment', 'call', 'nothing is charged, and it fails in time'],
  [theApi, 'payment', 'answer', 'the course opens, for one charge'],
  [theApi, 'refund', 'call', 'it is paid back once, and the course closes'],
  [theApi, 'refund', 'answer', 'it is paid back once, and the course closes'],
  [theApi, 'void', 'call', 'it is undone nowhere'],
  [theApi, 'void', 'answer', 'it is undone here as there'],
  [theApi, 'card check', 'call', 'no card is kept'],
  [theApi, 'card check', 'answer', 'one card is kept'],
  [theApi, 'renewal', 'call', 'the plan goes on, for one charge'],
  [theApi, 'renewal', 'answer', 'the plan goes on, for one charge'],
  [theGateway, 'payment', 'call', 'nothing is charged, and it fails in time'],
  [theGateway, 'payment', 'answer', 'the course opens, for one charge'],
  [theGateway, 'refund', 'call', 'it is paid back once, and the course closes'],
  [theGateway, 'refund', 'answer', 'it is paid back once, and the course closes'],
  [theGateway, 'void', 'call', 'it is undone nowhere'],
  [theGateway, 'void', 'answer', 'it is undone here as there'],
  [theGateway, 'renewal', 'answer', 'the plan goes on, for one charge'],
  [both, 'payment', 'answer', 'the course opens, for one charge'],
];

onPostgres('what is cut between API and gateway', () => {
  test.each(onTheLine.map(([victim, course, at, end]) => ({ who: victim.who, course, at, end, victim })))(
    '$who dies at the $at of a $course: $end',
    async ({ victim, course, at, end }) => {
      const { begin, act, calls } = courses[course];
      const purchase = await begin();
      const killed = line.cutAt(calls(at), victim.kill);
      await Promise.all([act(purchase), killed]);
      await victim.comeBack();
      await ends[end](purchase);
      await expectAgreement();
    },
  );
});

interface Step {
  course: string;
  step: string;
  end: keyof typeof ends;
  /** Kills the API at this step. */
  play: () => Promise<Purchase>;
}
const within: Step[] = [
  {
    course: 'payment',
    step: 'the sale is booked, and the course not open yet',
    end: 'the course opens, for one charge',
    play: async () => {
      const purchase = await aPurchase();
      await dieEnrolling(() => press(purchase));
      expect((await paymentOf(purchase)).status).toBe('initiated');
      return purchase;
    },
  },
  {
    course: 'payment',
    step: 'all is done, and the payer has not heard',
    end: 'the course opens, for one charge',
    play: async () => {
      const purchase = await aPurchase();
      const pressed = press(purchase);
      while ((await findPayment(purchase))?.status !== 'paid') await wait(5);
      await api.kill();
      await pressed;
      return purchase;
    },
  },
  {
    course: 'payment',
    step: 'the payer is at the gateway’s page, and decides there',
    end: 'the course opens, for one charge',
    play: async () => {
      const purchase = await aPurchase();
      const payment = (await press(purchase, ASKS)) as { next: { url: string } };
      await api.kill();
      await sandbox.decide(payment.next.url, 'approve');
      return purchase;
    },
  },
  {
    course: 'gateway’s event',
    step: 'it is kept, and not taken in',
    end: 'the course opens, for one charge',
    play: async () => {
      const purchase = await anApprovedPurchase();
      const { id, reference } = await paymentOf(purchase);
      // The event alone leads to the question.
      await it.db.execute(sql`update work set due_at = now() + interval '1 hour' where key = ${id}`);
      const killed = line.cutAt(asking(reference), api.kill);
      await Promise.all([tell(purchase), killed]);
      const [event] = await it.db.select().from(gatewayEvents).where(eq(gatewayEvents.reference, reference));
      expect(event).toMatchObject({ settledAt: null });
      return purchase;
    },
  },
  {
    course: 'refund',
    step: 'the money is back, and the course still open',
    end: 'it is paid back once, and the course closes',
    play: async () => {
      const purchase = await aPaidPurchase();
      await dieEnrolling(() => payBack(purchase));
      expect(await isEnrolled(purchase)).toBe(true);
      return purchase;
    },
  },
  {
    course: 'receipt',
    step: 'it is drawn, and its mail not written',
    end: 'its receipt is drawn, and mailed once',
    play: async () => {
      // Of those before it nothing waits.
      await untilAllHadTheirTurn();
      const purchase = await aPurchase();
      await it.db.transaction(async (tx) => {
        await tx.execute(mailingReceipts);
        await press(purchase);
        await dieWaiting();
      });
      expect((await paymentOf(purchase)).status).toBe('paid');
      expect(await receiptMailsOf(purchase)).toEqual([]);
      return purchase;
    },
  },
];

onPostgres('what is done in the API alone', () => {
  test.each(within)('it dies in a $course when $step: $end', async ({ play, end }) => {
    const purchase = await play();
    await comeBack();
    await ends[end](purchase);
    await expectAgreement();
  });

  test('pressed again after a death, it is the same payment', async () => {
    const purchase = await aPaidPurchase();
    await api.kill();
    await comeBack();
    await press(purchase);
    expect(await api.ask('GET', 'gettransactions', { headers: purchase.buyer.headers })).toMatchObject({
      total: 1,
      items: [{ status: 'paid' }],
    });
    await expectAgreement();
  });
});

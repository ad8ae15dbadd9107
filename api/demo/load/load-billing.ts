import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import {
  refunds,
  transactionEvents,
  type TransactionRow,
  transactions,
} from '../../src/market/billing/billing.tables.ts';
import { subscriptionPlans, subscriptions } from '../../src/market/plans/plans.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { bookPayout } from '../../src/market/payouts/book-payout.ts';
import { payouts } from '../../src/market/payouts/payouts.tables.ts';
import { issueMissing } from '../../src/market/receipts/missing-receipts.work.ts';
import {
  DEMO_GATEWAY,
  demoPayout,
  demoPlans,
  demoSubscriptions,
  demoTransactions,
  type DemoTransaction,
} from '../content/billing.ts';
import { demoSuperAdmin, demoTeachers } from '../content/demo-accounts.ts';
import { demoSales } from './demo-sales.ts';
import { bookPayment } from './book-payment.ts';
import { daysBefore, demoId, planId } from './demo-id.ts';
import { couponId, loadCoupons, useCoupon } from './load-coupons.ts';
import { requireUser, type People } from './load-people.ts';

const DAY = 1;

/** Plans on offer, coupons, and what learners paid for them and for courses. */
export async function loadBilling(
  tx: Database,
  { people, courseIds, now }: { people: People; courseIds: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  await tx
    .insert(subscriptionPlans)
    .values(demoPlans.map((plan) => ({ ...plan, id: planId(plan.name), currency: 'USD' })));
  await tx.insert(subscriptions).values(
    demoSubscriptions.map(({ email, plan, status, started, periodEnds, ended, pastDue }) => ({
      id: demoId(`subscription ${email} ${plan}`),
      userId: requireUser(people, { email }).id,
      planId: planId(plan),
      status,
      startedAt: daysBefore(now, started),
      anchoredAt: daysBefore(now, started),
      currentPeriodEndsAt: daysBefore(now, periodEnds),
      gateway: DEMO_GATEWAY,
      ...(status === 'trialing' && { trialEndsAt: daysBefore(now, periodEnds) }),
      ...(ended !== undefined && { endedAt: daysBefore(now, ended) }),
      ...(pastDue && {
        pastDueSince: daysBefore(now, pastDue.since),
        nextTryAt: daysBefore(now, pastDue.nextTry),
        failureCode: pastDue.failure,
        failedTries: 1,
      }),
    })),
  );
  await loadCoupons(tx, { people, courseIds, now });
  for (const given of [...demoTransactions, ...demoSales()]) await pay(tx, given, { people, courseIds, now });
  await issueMissing(tx);
  await payOut(tx, { people, now });
}

/** Of what is owed to the teacher of the login screen, a part. */
async function payOut(tx: Database, { people, now }: { people: People; now: Date }): Promise<void> {
  const { reference, amount, at } = demoPayout;
  const [payout] = await tx
    .insert(payouts)
    .values({
      id: demoId(reference),
      creatorId: requireUser(people, demoTeachers[0]!).id,
      amountMinor: amount,
      currency: 'USD',
      reference,
      paidOn: daysBefore(now, at).toISOString().slice(0, 10),
      key: demoId(`click ${reference}`),
      recordedBy: requireUser(people, demoSuperAdmin).id,
    })
    .returning();
  await bookPayout(tx, payout!);
}

async function pay(
  tx: Database,
  given: DemoTransaction,
  { people, courseIds, now }: { people: People; courseIds: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const { email, number, status, amount, discount = 0, coupon, refunded = 0, failure } = given;
  const id = demoId(`transaction ${number}`);
  const at = daysBefore(now, given.at);
  const values: typeof transactions.$inferInsert = {
    id,
    reference: `DEMO-${number}`,
    userId: requireUser(people, { email }).id,
    ...itemOf(given, courseIds),
    amountMinor: amount,
    discountMinor: discount,
    couponId: coupon === undefined ? null : couponId(coupon),
    currency: 'USD',
    status,
    gateway: DEMO_GATEWAY,
    gatewayRef: `demo-${number}`,
    cardBrand: 'visa',
    cardLast4: '0000',
    settlesAt: daysBefore(at, -DAY),
    idempotencyKey: demoId(`click ${number}`),
    ...(failure && { failureCode: failure.code, failureMessage: failure.message }),
    reviewReason: given.review ?? null,
    createdAt: at,
    updatedAt: at,
    ...(isSold(given) && { paidAt: at }),
  };
  const [transaction] = await tx.insert(transactions).values(values).returning();
  await useCoupon(tx, transaction!);
  const told = { transactionId: id, source: DEMO_GATEWAY };
  const settled = refunded > 0 || (status === 'voided' && values.paidAt) ? 'paid' : status;
  const tell = (from: TransactionStatus, to: TransactionStatus, when = at) =>
    tx.insert(transactionEvents).values({ ...told, fromStatus: from, toStatus: to, amountMinor: amount, at: when });
  await tx.insert(transactionEvents).values({ ...told, toStatus: 'initiated', amountMinor: amount, at });
  if (status !== 'initiated') await tell('initiated', settled);
  if (given.asksBack) await askBack(tx, transaction!, given.asksBack);
  if (refunded === 0) {
    await bookPayment(tx, transaction!, { now });
    if (settled !== status) await tell(settled, status, now);
    return;
  }
  const back = daysBefore(at, -DAY);
  const [refund] = await tx
    .insert(refunds)
    .values({
      transactionId: id,
      amountMinor: refunded,
      status: 'complete',
      reason: 'Demo data: the payer asked for it.',
      gateway: DEMO_GATEWAY,
      createdAt: back,
      decidedAt: back,
      updatedAt: back,
    })
    .returning();
  await bookPayment(tx, transaction!, { refund, now });
  await tx
    .insert(transactionEvents)
    .values({ ...told, fromStatus: settled, toStatus: status, amountMinor: refunded, at: back });
}

/** Nobody has decided on it yet. */
const askBack = (tx: Database, { id, userId, amountMinor, createdAt }: TransactionRow, reason: string) =>
  tx.insert(refunds).values({
    transactionId: id,
    amountMinor,
    reason,
    gateway: DEMO_GATEWAY,
    askedBy: userId,
    createdAt: daysBefore(createdAt, -DAY),
    updatedAt: daysBefore(createdAt, -DAY),
  });

/** Was at some time: one that was voided, too, where it paid for something. */
const isSold = ({ status, item }: DemoTransaction): boolean =>
  ['paid', 'captured', 'partially_refunded', 'refunded'].includes(status) || (status === 'voided' && item !== null);

function itemOf({ item }: DemoTransaction, courseIds: ReadonlyMap<string, string>) {
  if (item === null) return { kind: 'card_verification' as const };
  if ('plan' in item) return { kind: 'subscription' as const, itemId: planId(item.plan) };
  const itemId = courseIds.get(item.course);
  if (!itemId) throw new Error(`No demo course has the address '${item.course}'.`);
  return { kind: 'course' as const, itemId };
}

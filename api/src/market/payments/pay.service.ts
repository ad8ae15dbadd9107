import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { paymentEndpoints } from '@stoa/shared/contract/market/payments.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { v7 } from 'uuid';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { findCouponByCode } from '../coupons/coupons.repository.ts';
import { reserveCoupon } from '../coupons/redemptions.ts';
import { checkPayment } from './check-payment.ts';
import type { Gateway, Order } from './gateways/gateway.ts';
import { checkLater } from './payment-check.work.ts';
import { type Priced, priceOf } from './quote.service.ts';
import { NO_GATEWAY } from './payments.policy.ts';
import { newReference } from './reference.ts';
import { happen, settle } from './settle.ts';
import { share } from './share.ts';
import {
  findCards,
  findTransaction,
  findUnderWay,
  insertEvent,
  insertTransaction,
  lockBuyer,
  lockTransaction,
  updateTransaction,
} from './payments.repository.ts';

export type PayBody = z.output<(typeof paymentEndpoints)['pay']['body']>;
type Card = Order['card'];

export function requireGateway({ gateway }: Context): Gateway {
  if (gateway === undefined) throw new Problem('payments_closed', 'Nothing can be paid on this site yet.');
  return gateway;
}

/** The row stands before the gateway hears of it; whatever dies between, the row is asked about until it is known. */
export async function pay(context: Context, viewer: Viewer, body: PayBody): Promise<TransactionRow> {
  const gateway = requireGateway(context);
  await endLost(context, viewer, body);
  const { transaction, card, isToSend } = await context.db.transaction((tx) =>
    begin(tx, { context, gateway, viewer, body }),
  );
  if (isToSend) await start(context, gateway, { transaction, card, viewer });
  const { id } = transaction;
  return (await findTransaction(context.db, { id })) ?? transaction;
}

/** Undone, and never sent as far as is known: sent once more, for the gateway knows it by its id. */
const isForGateway = ({ status, gateway, gatewayRef }: TransactionRow, { name }: Gateway): boolean =>
  status === 'initiated' && gateway === name && gatewayRef === null;

/** What this person began for the same items and a gateway knows the end of is ended before they pay anew. */
async function endLost(context: Context, { user }: Viewer, { key, items }: PayBody): Promise<void> {
  if ((await findTransaction(context.db, { userId: user.id, key })) !== undefined) return;
  for (const { id } of await findUnderWay(context.db, user.id, idsOf(items))) {
    await checkPayment(context, id, { source: 'payer' });
  }
}

interface Attempt {
  context: Context;
  gateway: Gateway;
  viewer: Viewer;
  body: PayBody;
}

interface Begun {
  transaction: TransactionRow;
  card: Card;
  isToSend: boolean;
}

async function begin(tx: Database, attempt: Attempt): Promise<Begun> {
  const { gateway, viewer, body } = attempt;
  await lockBuyer(tx, viewer.user.id);
  const before = await findBefore(tx, attempt);
  if (before !== undefined) {
    const isToSend = before.idempotencyKey === body.key && isForGateway(before, gateway);
    return { transaction: before, card: isToSend ? await cardOf(tx, attempt) : undefined, isToSend };
  }
  const priced = await priceOf(tx, viewer, body);
  requireExpected(priced, body);
  const isFree = priced.quote.amount_minor === 0;
  const card = isFree ? undefined : await cardOf(tx, attempt);
  if (!isFree && card === undefined && gateway.cardFieldsUrl !== undefined) {
    throw invalid({ card: rule('Enter a card, or choose one that is kept.') });
  }
  const transaction = await keep(tx, attempt, priced);
  if (isFree) await settle(tx, transaction.id, nothingToPay(transaction), { source: 'payer' });
  // Sooner than a person who waits gives up, later than most gateways answer.
  else await checkLater(tx, transaction.id, 20);
  return { transaction, card, isToSend: !isFree };
}

/** By the same key: the same payment. For the same items and sum: the one under way, for the gateway can still charge it. */
async function findBefore(tx: Database, { viewer, body }: Attempt): Promise<TransactionRow | undefined> {
  const { key, items } = body;
  const same = await findTransaction(tx, { userId: viewer.user.id, key });
  if (same !== undefined) {
    if (same.inputHash === hashOf(body)) return same;
    throw new Problem(
      'payment_key_reused',
      'Another payment was made with this key. Make a new key for a new payment.',
    );
  }
  const ids = idsOf(items);
  const [underWay] = await findUnderWay(tx, viewer.user.id, ids);
  if (underWay === undefined) return undefined;
  if (underWay.itemIds.length === ids.length && ids.every((id) => underWay.itemIds.includes(id))) {
    const transaction = await findTransaction(tx, { id: underWay.id });
    if (transaction !== undefined && (await isAgreedTo(tx, transaction, body))) return transaction;
  }
  throw new Problem(
    'payment_under_way',
    `Payment ${underWay.reference} for one of these items is under way. Finish it, or wait until it ends: half an hour at most.`,
  );
}

/** Nobody is charged another sum than their button said, nor uses another coupon than they gave. */
async function isAgreedTo(tx: Database, transaction: TransactionRow, { expected_minor, coupon }: PayBody) {
  if (transaction.amountMinor !== expected_minor) return false;
  const given = coupon === undefined ? undefined : await findCouponByCode(tx, coupon);
  return (given === undefined) === (coupon === undefined) && transaction.couponId === (given?.id ?? null);
}

const idsOf = (items: PayBody['items']): string[] => items.map(({ id }) => id);

function requireExpected({ quote }: Priced, { expected_minor }: PayBody): void {
  if (quote.amount_minor === expected_minor) return;
  throw new Problem('price_changed', 'The price has changed. Look at the new total before you pay.', { quote });
}

async function cardOf(tx: Database, { gateway, viewer, body: { card } }: Attempt): Promise<Card> {
  if (card === null) return undefined;
  if (card.kind === 'token') return { token: card.token, save: card.save };
  const kept = (await findCards(tx, viewer.user.id, gateway.name)).find(({ id }) => id === card.id);
  if (kept === undefined) throw invalid({ card: rule('This card is no longer kept. Choose another.') });
  return { ref: kept.gatewayRef };
}

async function keep(
  tx: Database,
  { context: { settings }, gateway, viewer: { user }, body }: Attempt,
  { quote, couponId, sellerIds }: Priced,
): Promise<TransactionRow> {
  const { amount_minor, tax_minor, discount_minor, currency, lines } = quote;
  const [only, ...others] = lines;
  const isCart = others.length > 0;
  const id = v7();
  const transaction = await insertTransaction(
    tx,
    {
      id,
      reference: newReference(),
      userId: user.id,
      kind: isCart ? 'cart' : 'course',
      itemId: isCart ? null : (only?.id ?? null),
      amountMinor: amount_minor,
      currency,
      taxMinor: tax_minor,
      discountMinor: discount_minor,
      couponId,
      gateway: amount_minor === 0 ? NO_GATEWAY : gateway.name,
      idempotencyKey: body.key,
      inputHash: hashOf(body),
    },
    lines.map((line, at) => ({
      kind: line.kind,
      itemId: line.id,
      name: line.name,
      priceMinor: line.price_minor,
      discountMinor: line.discount_minor,
      taxMinor: line.tax_minor,
      amountMinor: line.amount_minor,
      sellerId: sellerIds[at]!,
      feeMinor: share(line.amount_minor - line.tax_minor, settings.platformFee),
    })),
  );
  await insertEvent(tx, { transactionId: id, toStatus: 'initiated', amountMinor: amount_minor, source: 'payer' });
  if (couponId !== null) {
    await reserveCoupon(tx, { couponId, transactionId: id, userId: user.id, discountMinor: discount_minor, currency });
  }
  return transaction;
}

/** Of all that was asked for, whatever the order of its fields. */
const hashOf = ({ items, coupon, expected_minor, card }: PayBody): string =>
  createHash('sha256')
    .update(JSON.stringify([items.map(({ kind, id }) => [kind, id]), coupon ?? null, expected_minor, cardParts(card)]))
    .digest('base64url');

const cardParts = (card: PayBody['card']) =>
  card === null ? null : card.kind === 'token' ? [card.token, card.save] : [card.id];

const nothingToPay = ({ id, reference, currency }: TransactionRow) => ({
  ref: id,
  status: 'paid' as const,
  reference,
  amountMinor: 0,
  currency,
  refundedMinor: 0,
  card: undefined,
  settlesAt: undefined,
  settled: false,
  failure: undefined,
});

async function start(
  { db, settings, log }: Context,
  gateway: Gateway,
  { transaction, card, viewer: { user } }: { transaction: TransactionRow; card: Card; viewer: Viewer },
): Promise<void> {
  const { id, createdAt, reference, amountMinor, currency } = transaction;
  const outcome = await gateway.start({
    id,
    createdAt,
    reference,
    amountMinor,
    currency,
    card,
    customerId: user.id,
    email: user.email,
    returnUrl: `${settings.siteUrl}${to.paymentReturn()}?reference=${encodeURIComponent(reference)}`,
  });
  // What is not known is asked about, by the payer's page and by the check that was put down with the payment.
  if (outcome.kind === 'unknown')
    return log.warn({ payment: reference, cause: outcome.cause }, 'gateway did not answer');
  await db.transaction(async (tx) => {
    if (outcome.kind === 'done') return settle(tx, id, outcome.state, { source: 'payer' });
    const locked = await lockTransaction(tx, id);
    if (locked.status !== 'initiated') return;
    if (outcome.ref !== undefined) await updateTransaction(tx, id, { gatewayRef: outcome.ref });
    if (outcome.kind === 'challenge') {
      await updateTransaction(tx, id, { nextUrl: outcome.url, nextExpiresAt: outcome.expiresAt });
    }
    if (outcome.kind === 'declined') {
      await happen(tx, locked, 'fail', { source: 'payer', failure: outcome.failure });
    }
  });
}

import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { paymentEndpoints } from '@stoa/shared/contract/market/payments.ts';
import type { Purchase, QuoteLine } from '@stoa/shared/contract/kernel/quote.ts';
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
import { keepBillingDetails } from '../taxes/taxes.repository.ts';
import { checkPayment } from './check-payment.ts';
import type { Gateway, Order } from './gateways/gateway.ts';
import { itemKinds } from './items/item-kinds.ts';
import { checkLater } from './payment-check.work.ts';
import { type Priced, priceOf } from './quote.service.ts';
import { canKeepPaid, NO_GATEWAY } from './payments.policy.ts';
import { newReference } from './reference.ts';
import { settle } from './settle.ts';
import { isForGateway, sendOrder } from './send-order.ts';
import { share } from './share.ts';
import { spendCard } from './spend-card.ts';
import {
  findCards,
  findTransaction,
  findUnderWay,
  insertEvent,
  insertTransaction,
  lockBuyer,
} from './payments.repository.ts';

export type PayBody = z.output<(typeof paymentEndpoints)['pay']['body']>;
type Card = Order['card'];

export function requireGateway({ gateway }: Context): Gateway {
  if (gateway === undefined) throw new Problem('payments_closed', 'Nothing can be paid on this site yet.');
  return gateway;
}

interface Paying {
  source?: 'payer' | 'janitor';
  /** Asked before a new payment is begun, in its transaction; what it throws keeps it from beginning. */
  guard?: ((tx: Database) => Promise<void>) | undefined;
}

/**
 * The row stands before the gateway hears of it; whatever dies between, the row is asked about until it is known. `janitor`:
 * the site pays for someone who is away, such as a plan that renews itself; then nobody is there to answer their bank.
 */
export async function pay(
  context: Context,
  viewer: Viewer,
  body: PayBody,
  { source = 'payer', guard }: Paying = {},
): Promise<TransactionRow> {
  const gateway = requireGateway(context);
  const isNew = (await findTransaction(context.db, { userId: viewer.user.id, key: body.key })) === undefined;
  if (isNew && body.card?.kind === 'token') await spendCard(context, viewer);
  if (isNew) await endLost(context, viewer, body);
  const { transaction, card, isToSend } = await context.db.transaction((tx) =>
    begin(tx, { context, gateway, viewer, body, source, guard }),
  );
  if (isToSend)
    await sendOrder(context, gateway, {
      transaction,
      card,
      payer: viewer.user,
      returnPath: to.paymentReturn(),
      source,
      isUnattended: source === 'janitor',
    });
  const { id } = transaction;
  return (await findTransaction(context.db, { id })) ?? transaction;
}

/** What this person began for the same items and a gateway knows the end of is ended before they pay anew. */
async function endLost(context: Context, { user }: Viewer, { items }: PayBody): Promise<void> {
  const begun = { userId: user.id, itemIds: idsOf(items), gateway: requireGateway(context).name };
  for (const { id } of await findUnderWay(context.db, begun)) {
    await checkPayment(context, id, { source: 'payer' });
  }
}

interface Attempt {
  context: Context;
  gateway: Gateway;
  viewer: Viewer;
  body: PayBody;
  source: 'payer' | 'janitor';
  guard: Paying['guard'];
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
  await attempt.guard?.(tx);
  const priced = await priceOf(tx, viewer, body);
  requireCountry(priced);
  requireExpected(priced, body);
  const isFree = priced.quote.amount_minor === 0;
  if (!isFree) requireKeeping(gateway, body.items);
  const card = await cardOf(tx, attempt);
  if (!isFree) requireCard(gateway, body.items, card);
  const transaction = await keep(tx, attempt, priced);
  if (isFree) await settle(tx, transaction.id, nothingToPay(transaction), { source: attempt.source });
  // Sooner than a person who waits gives up, later than most gateways answer.
  else await checkLater(tx, transaction.id, 20);
  return { transaction, card, isToSend: !isFree };
}

/** A new one is typed into the gateway's form where it has one, else on its page, and kept for what is paid again. */
function requireCard({ cardFieldsUrl, capabilities }: Gateway, items: readonly Purchase[], card: Card): void {
  if (card !== undefined && 'ref' in card) return;
  const isTyped = cardFieldsUrl === undefined || (card !== undefined && 'token' in card);
  if (isTyped && (canKeepPaid(capabilities) || !items.some(keepsCard))) return;
  throw invalid({ card: rule('Enter a card, or choose one that is kept.') });
}

/** What is paid for again and again needs a card that is kept, and charged while its owner is away. */
export function requireKeeping({ capabilities }: Gateway, items: readonly Purchase[]): void {
  if (capabilities.chargesKept || !items.some(keepsCard)) return;
  throw invalid({ items: rule('No plan can be bought on this site: its gateway keeps no cards.') });
}

const keepsCard = ({ kind }: Purchase): boolean => itemKinds[kind].keepsCard;

/** By the same key: the same payment. For the same items and sum: the one under way, for the gateway can still charge it. */
async function findBefore(tx: Database, { gateway, viewer, body }: Attempt): Promise<TransactionRow | undefined> {
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
  const [underWay] = await findUnderWay(tx, { userId: viewer.user.id, itemIds: ids, gateway: gateway.name });
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

/** Nobody is charged another sum than their button said, nor uses another coupon or country than they gave. */
async function isAgreedTo(tx: Database, transaction: TransactionRow, { expected_minor, coupon, country }: PayBody) {
  if (transaction.amountMinor !== expected_minor) return false;
  const { taxCountry } = transaction;
  if (country !== undefined && taxCountry !== null && taxCountry !== country) return false;
  const given = coupon === undefined ? undefined : await findCouponByCode(tx, coupon);
  return (given === undefined) === (coupon === undefined) && transaction.couponId === (given?.id ?? null);
}

const idsOf = (items: PayBody['items']): string[] => items.map(({ id }) => id);

function requireCountry({ quote }: Priced): void {
  if (quote.needs_country) throw invalid({ country: rule('Choose your country: the tax depends on it.') });
}

function requireExpected({ quote }: Priced, { expected_minor }: PayBody): void {
  if (quote.amount_minor === expected_minor) return;
  throw new Problem('price_changed', 'The price has changed. Look at the new total before you pay.', { quote });
}

async function cardOf(tx: Database, { gateway, viewer, body: { card, items } }: Attempt): Promise<Card> {
  if (card?.kind !== 'saved') {
    const save = items.some(keepsCard) || card?.save === true;
    if (card?.kind === 'token') return { token: card.token, save };
    return save && canKeepPaid(gateway.capabilities) ? { save } : undefined;
  }
  const kept = (await findCards(tx, viewer.user.id, gateway.name)).find(({ id }) => id === card.id);
  if (kept === undefined) throw invalid({ card: rule('This card is no longer kept. Choose another.') });
  return { ref: kept.gatewayRef };
}

async function keep(
  tx: Database,
  { context: { settings }, gateway, viewer: { user }, body, source }: Attempt,
  { quote, couponId, sellerIds }: Priced,
): Promise<TransactionRow> {
  const { amount_minor, tax_minor, discount_minor, currency, country, lines } = quote;
  const [only, ...others] = lines;
  const isCart = only === undefined || others.length > 0;
  const id = v7();
  const transaction = await insertTransaction(
    tx,
    {
      id,
      reference: newReference(),
      userId: user.id,
      kind: isCart ? 'cart' : itemKinds[only.kind].transactionKind,
      itemId: isCart ? null : only.id,
      amountMinor: amount_minor,
      currency,
      taxMinor: tax_minor,
      taxCountry: country,
      discountMinor: discount_minor,
      couponId,
      cardTokenId: body.card?.kind === 'saved' ? body.card.id : null,
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
      taxName: line.tax?.name,
      taxRate: line.tax?.rate,
      taxInclusive: line.tax?.inclusive,
      amountMinor: line.amount_minor,
      sellerId: sellerIds[at] ?? null,
      feeMinor: feeOf(line, sellerIds[at] ?? null, settings.platformFee),
    })),
  );
  await insertEvent(tx, { transactionId: id, toStatus: 'initiated', amountMinor: amount_minor, source });
  if (country !== null) await keepBillingDetails(tx, { userId: user.id, country });
  if (couponId !== null) {
    await reserveCoupon(tx, { couponId, transactionId: id, userId: user.id, discountMinor: discount_minor, currency });
  }
  return transaction;
}

/** Of what the site sells itself, all that is left after tax is its own. */
const feeOf = ({ amount_minor, tax_minor }: QuoteLine, sellerId: string | null, platformFee: number): number =>
  sellerId === null ? amount_minor - tax_minor : share(amount_minor - tax_minor, platformFee);

/** Of all that was asked for, whatever the order of its fields. */
const hashOf = ({ items, coupon, country, expected_minor, card }: PayBody): string => {
  const what = items.map(({ kind, id }) => [kind, id]);
  const asked = [what, coupon ?? null, expected_minor, cardParts(card), ...(country === undefined ? [] : [country])];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
};

function cardParts(card: PayBody['card']): unknown[] | null {
  if (card === null) return null;
  if (card.kind === 'page') return ['page', card.save];
  return card.kind === 'token' ? [card.token, card.save] : [card.id];
}

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

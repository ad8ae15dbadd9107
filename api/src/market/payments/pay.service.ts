import type { Purchase, QuoteLine } from '@stoa/shared/contract/kernel/quote.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { v7 } from 'uuid';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { reserveCoupon } from '../coupons/redemptions.ts';
import { keepBillingDetails } from '../taxes/taxes.repository.ts';
import type { Attempt, PayBody } from './attempt.ts';
import { checkPayment } from './check-payment.ts';
import { findEarlier, hashOf, idsOf } from './earlier-payment.ts';
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

type Card = Order['card'];

export function requireGateway({ gateway }: Context): Gateway {
  if (gateway === undefined) throw new Problem('payments_closed', 'Nothing can be paid on this site yet.');
  return gateway;
}

type Paying = Partial<Pick<Attempt, 'source' | 'guard'>>;

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

interface Begun {
  transaction: TransactionRow;
  card: Card;
  isToSend: boolean;
}

async function begin(tx: Database, attempt: Attempt): Promise<Begun> {
  const { gateway, viewer, body } = attempt;
  await lockBuyer(tx, viewer.user.id);
  const before = await findEarlier(tx, attempt);
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

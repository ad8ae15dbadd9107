import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Quote } from '@stoa/shared/contract/kernel/quote.ts';
import type { Payment, SavedCard } from '@stoa/shared/contract/market/payments.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { checkCard } from './card-check.service.ts';
import { findReceiptOf } from '../receipts/receipts.repository.ts';
import { issuedReceiptOf } from '../receipts/receipts.service.ts';
import type { PayBody } from './attempt.ts';
import { checkPayment } from './check-payment.ts';
import { pay as payFor, requireGateway, requireKeeping } from './pay.service.ts';
import { canKeepPaid, canKeepUnpaid, isPaid } from './payments.policy.ts';
import { findCards, findLinesWithSlug, findTransaction, paysPlan, revokeCard } from './payments.repository.ts';
import type { CardRow } from './payments.tables.ts';
import { type Asked, priceOf } from './quote.service.ts';

export const getPaymentSettings = ({ gateway }: Context): Reply<'getPaymentSettings'> => ({
  open: gateway !== undefined,
  gateway: gateway?.name ?? null,
  is_sandbox: gateway?.isSandbox ?? false,
  card_fields_url: gateway?.cardFieldsUrl ?? null,
  can_save_cards: gateway !== undefined && canKeepPaid(gateway.capabilities),
  keeps_unpaid: gateway !== undefined && canKeepUnpaid(gateway.capabilities),
});

export async function quotePayment(context: Context, viewer: Viewer, asked: Asked): Promise<Quote> {
  requireKeeping(requireGateway(context), asked.items);
  return (await priceOf(context.db, viewer, asked)).quote;
}

export async function pay(context: Context, viewer: Viewer, body: PayBody): Promise<Payment> {
  return paymentOf(context.db, await payFor(context, viewer, body));
}

export async function tokenizeCard(
  context: Context,
  viewer: Viewer,
  body: Parameters<typeof checkCard>[2],
): Promise<Payment> {
  return paymentOf(context.db, await checkCard(context, viewer, body));
}

/** Also what failed is asked about: it may have been given up too early. */
export async function verifyPayment(context: Context, { user }: Viewer, reference: string): Promise<Payment> {
  const { db } = context;
  const own = await findTransaction(db, { reference });
  if (own?.userId !== user.id) throw notFound();
  if (['initiated', 'authorized', 'failed'].includes(own.status)) {
    await checkPayment(context, own.id, { source: 'return' });
  }
  return paymentOf(db, (await findTransaction(db, { id: own.id })) ?? own);
}

async function paymentOf(db: Database, row: TransactionRow): Promise<Payment> {
  const isUnfinished = row.status === 'initiated' || row.status === 'authorized';
  const [lines, receipt] = await Promise.all([findLinesWithSlug(db, row.id), findReceiptOf(db, row.id)]);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    amount_minor: row.amountMinor,
    currency: row.currency,
    items: lines.map(({ line, slug }) => ({ kind: line.kind, id: line.itemId, name: line.name, slug })),
    next: isUnfinished && row.nextUrl !== null ? { kind: 'redirect', url: row.nextUrl } : null,
    failure: row.failureCode === null ? null : { code: row.failureCode, message: row.failureMessage ?? '' },
    in_review: row.reviewReason !== null,
    card_id: isPaid(row) ? row.cardTokenId : null,
    receipt: receipt === undefined ? null : issuedReceiptOf(receipt),
  };
}

export async function listCards({ db, gateway }: Context, { user }: Viewer): Promise<SavedCard[]> {
  return gateway === undefined ? [] : (await findCards(db, user.id, gateway.name)).map(cardOf);
}

const cardOf = ({ id, brand, last4, expiresMonth, expiresYear, createdAt }: CardRow): SavedCard => ({
  id,
  brand,
  last4,
  expires_month: expiresMonth,
  expires_year: expiresYear,
  created_at: createdAt.toISOString(),
});

/** The gateway first: a card that it still keeps is not said to be forgotten. */
export async function forgetCard(context: Context, { user }: Viewer, id: string): Promise<void> {
  const gateway = requireGateway(context);
  const card = (await findCards(context.db, user.id, gateway.name)).find((one) => one.id === id);
  if (card === undefined) throw notFound();
  if (await paysPlan(context.db, id)) {
    throw new Problem('card_pays_plan', 'This card pays your plan. Choose another card for the plan first.');
  }
  const reversal = await gateway.forgetCard({ ref: card.gatewayRef, customerId: user.id });
  if (reversal.kind === 'unknown' || reversal.kind === 'pending') {
    throw new Problem('unavailable', 'The gateway does not answer. The card is still kept: try again in a moment.', {
      retryAfter: 10,
    });
  }
  // `refused`: it knows no such card any more.
  await revokeCard(context.db, id);
}

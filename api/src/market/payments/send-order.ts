import type { Context } from '../../kernel/context.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import type { Gateway, Order } from './gateways/gateway.ts';
import { lockTransaction, updateTransaction } from './payments.repository.ts';
import { happen, settle, type Told } from './settle.ts';

interface Sending {
  transaction: TransactionRow;
  card: Order['card'];
  payer: { id: string; email: string };
  /** Where on this site the payer comes back to: a path. `reference` is put to it. */
  returnPath: string;
  /** By default the payer, who is there. */
  source?: Told['source'];
  isUnattended?: boolean;
}

/** Undone, and never sent as far as is known: sent once more, for the gateway knows it by its id. */
export const isForGateway = ({ status, gateway, gatewayRef }: TransactionRow, { name }: Gateway): boolean =>
  status === 'initiated' && gateway === name && gatewayRef === null;

/** Hands a payment, or the check of a card, whose row stands to its gateway, and takes in what it says. */
export async function sendOrder(context: Context, gateway: Gateway, sending: Sending): Promise<void> {
  const { db, log } = context;
  const { transaction, source = 'payer' } = sending;
  const { id, kind, reference } = transaction;
  const order = orderOf(context, sending);
  const outcome = await (kind === 'card_verification' ? gateway.saveCard(order) : gateway.start(order));
  // What is not known is asked about, by the payer's page and by the check that was put down with the payment.
  if (outcome.kind === 'unknown')
    return log.warn({ payment: reference, cause: outcome.cause }, 'gateway did not answer');
  await db.transaction(async (tx) => {
    if (outcome.kind === 'done') return settle(tx, id, outcome.state, { source });
    const locked = await lockTransaction(tx, id);
    if (locked.status !== 'initiated') return;
    if (outcome.ref !== undefined) await updateTransaction(tx, id, { gatewayRef: outcome.ref });
    if (outcome.kind === 'challenge' && sending.isUnattended) {
      await happen(tx, locked, 'fail', { source, failure: UNCONFIRMED });
    } else if (outcome.kind === 'challenge') {
      await updateTransaction(tx, id, { nextUrl: outcome.url, nextExpiresAt: outcome.expiresAt });
    }
    if (outcome.kind === 'declined') {
      await happen(tx, locked, 'fail', { source, failure: outcome.failure });
    }
  });
}

/** Nobody is there to answer their bank. */
const UNCONFIRMED = {
  code: 'authentication_failed',
  message: 'The bank asks its cardholder to confirm this payment.',
} as const;

function orderOf({ settings }: Context, { transaction, card, payer, returnPath, isUnattended }: Sending): Order {
  const { id, createdAt, reference, amountMinor, currency } = transaction;
  const returnUrl = new URL(returnPath, settings.siteUrl);
  returnUrl.searchParams.set('reference', reference);
  return {
    id,
    createdAt,
    reference,
    amountMinor,
    currency,
    card,
    customerId: payer.id,
    email: payer.email,
    returnUrl: returnUrl.href,
    ...(isUnattended && { isUnattended }),
  };
}

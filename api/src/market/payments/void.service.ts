import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sumRefunds } from '../billing/refunds.repository.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { checkPayment } from './check-payment.ts';
import type { Reversal } from './gateways/gateway.ts';
import { getTransactionStory } from './operated.service.ts';
import { checkLater } from './payment-check.work.ts';
import { canVoid, isPaid, isSettled, NO_GATEWAY } from './payments.policy.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';
import { happen } from './settle.ts';

/** The gateway lets go of the money before it moves; what was opened is closed with it. */
export async function voidPayment(
  context: Context,
  { user }: Viewer,
  { transaction_id: id, reason }: { transaction_id: string; reason: string },
): Promise<TransactionStory> {
  const told = { source: 'operator', actorId: user.id, note: reason } as const;
  // What the gateway knows of it now, such as that it has settled.
  await checkPayment(context, id, told);
  const transaction = await context.db.transaction((tx) => requireVoidable(tx, id));
  const reversal = await letGo(context, transaction);
  if (reversal.kind === 'refused') throw tooLate();
  if (reversal.kind !== 'done') {
    throw new Problem(
      'unavailable',
      'The gateway has not answered yet. What became of it is asked for: look again soon.',
      {
        retryAfter: 30,
      },
    );
  }
  await context.db.transaction(async (tx) => happen(tx, await lockTransaction(tx, id), 'void', told));
  return getTransactionStory(context, id);
}

const tooLate = (): Problem => new Problem('payment_transition', 'This payment is already settled. Refund it instead.');

/** Whatever dies after this, the payment is asked about again. */
async function requireVoidable(tx: Database, id: string): Promise<TransactionRow> {
  if ((await findTransaction(tx, { id })) === undefined) throw notFound();
  const transaction = await lockTransaction(tx, id);
  const given = await sumRefunds(tx, id, 'decided');
  if (!canVoid(transaction, given)) {
    if (isPaid(transaction) && isSettled(transaction)) throw tooLate();
    throw new Problem(
      'payment_transition',
      given > 0
        ? 'A refund of this payment is done or under way: it cannot be voided.'
        : `A payment that is ${transaction.status} cannot be voided.`,
    );
  }
  await checkLater(tx, id, 20);
  return transaction;
}

async function letGo({ gateway }: Context, { id, gateway: name, gatewayRef }: TransactionRow): Promise<Reversal> {
  if (name === NO_GATEWAY) return { kind: 'done', ref: id };
  if (gateway?.name !== name || gatewayRef === null) return { kind: 'unknown', cause: 'another gateway' };
  return gateway.void({ ref: gatewayRef, id });
}

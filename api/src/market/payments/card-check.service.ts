import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { paymentEndpoints } from '@stoa/shared/contract/market/payments.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { v7 } from 'uuid';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import type { Gateway } from './gateways/gateway.ts';
import { requireGateway } from './pay.service.ts';
import { spendCard } from './spend-card.ts';
import { checkLater } from './payment-check.work.ts';
import { canKeepUnpaid } from './payments.policy.ts';
import { findTransaction, insertEvent, insertTransaction, lockBuyer } from './payments.repository.ts';
import { newReference } from './reference.ts';
import { isForGateway, sendOrder } from './send-order.ts';

type CheckBody = z.output<(typeof paymentEndpoints)['tokenizeCard']['body']>;

/** Nothing is charged; a row of money has a currency all the same. */
const NO_MONEY = { amountMinor: 0, currency: 'USD' } as const;

/**
 * Has a card checked and kept. It is a payment of 0 without lines: its row stands first, what is not known is asked about,
 * and `settle` takes in what came of it, as of every payment.
 */
export async function checkCard(context: Context, viewer: Viewer, body: CheckBody): Promise<TransactionRow> {
  const { db } = context;
  const gateway = requireGateway(context);
  requireAble(gateway, body);
  const before = await findTransaction(db, { userId: viewer.user.id, key: body.key });
  if (before === undefined) await spendCard(context, viewer);
  const transaction = await db.transaction((tx) => begin(tx, { gateway, viewer, body }));
  if (isForGateway(transaction, gateway)) {
    const card = body.token === null ? undefined : { token: body.token, save: true };
    await sendOrder(context, gateway, { transaction, card, payer: viewer.user, returnPath: body.return_to });
  }
  const { id } = transaction;
  return (await findTransaction(db, { id })) ?? transaction;
}

function requireAble({ capabilities, cardFieldsUrl }: Gateway, { token }: CheckBody): void {
  if (!canKeepUnpaid(capabilities)) {
    throw new Problem('card_not_checked', 'The gateway of this site cannot check a card without charging it.');
  }
  if (token === null && cardFieldsUrl !== undefined) throw invalid({ token: rule('Enter a card.') });
}

async function begin(
  tx: Database,
  { gateway, viewer: { user }, body }: { gateway: Gateway; viewer: Viewer; body: CheckBody },
): Promise<TransactionRow> {
  await lockBuyer(tx, user.id);
  const before = await findTransaction(tx, { userId: user.id, key: body.key });
  if (before !== undefined) {
    if (before.inputHash === hashOf(body)) return before;
    throw new Problem(
      'payment_key_reused',
      'Something else was asked for with this key. Make a new key for a new card.',
    );
  }
  const id = v7();
  const row = {
    ...NO_MONEY,
    id,
    reference: newReference(),
    userId: user.id,
    kind: 'card_verification' as const,
    gateway: gateway.name,
    idempotencyKey: body.key,
    inputHash: hashOf(body),
  };
  const transaction = await insertTransaction(tx, row, []);
  await insertEvent(tx, { transactionId: id, toStatus: 'initiated', amountMinor: 0, source: 'payer' });
  // Sooner than a person who waits gives up, later than most gateways answer.
  await checkLater(tx, id, 20);
  return transaction;
}

const hashOf = ({ token, return_to }: CheckBody): string =>
  createHash('sha256')
    .update(JSON.stringify(['card', token, return_to]))
    .digest('base64url');

import type { Resolution } from '@stoa/shared/contract/market/billing-words.ts';
import { exponentOf, findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { quotingRule } from '@stoa/shared/contract/kernel/rule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import type { GatewayState } from './gateways/gateway.ts';
import { insertEvent, isRefTaken, startReview, updateTransaction, wasAccepted } from './payments.repository.ts';
import type { Told } from './settle.ts';

/**
 * People look at it: nothing is given by it meanwhile. The first reason stays, and is told of once to those who can decide;
 * what they have accepted is not asked of them again. `isSeen`: whoever decides on it now sees what comes of it.
 */
export async function putInReview(
  tx: Database,
  { id, reference }: Pick<TransactionRow, 'id' | 'reference'>,
  reason: string,
  { isSeen = false }: { isSeen?: boolean | undefined } = {},
): Promise<void> {
  if (await wasAccepted(tx, id, reason)) return;
  if (!(await startReview(tx, id, reason)) || isSeen) return;
  await notifyAll(tx, await findHoldersOf(tx, 'manage-payments'), {
    kind: 'payment_review',
    params: { reference },
    link: to.transaction({ id }),
    about: id,
  });
}

/** Nobody looks at it any more, though its status stays; what they made of it (`resolved`) is history. */
export async function leaveReview(
  tx: Database,
  { id, status, amountMinor, reviewReason }: TransactionRow,
  { source, actorId, note, resolved }: Told & { resolved?: Resolution },
): Promise<void> {
  await updateTransaction(tx, id, { reviewReason: null });
  await insertEvent(tx, {
    transactionId: id,
    fromStatus: status,
    toStatus: status,
    amountMinor,
    source,
    actorId,
    detail: { note, resolved, review: reviewReason },
  });
}

/** `24.00 USD`. What a gateway says may be a currency that nobody here knows. */
export const sumOf = (minor: number, currency: string): string =>
  findCurrency(currency)
    ? `${toMajor(minor, currency).toFixed(exponentOf(currency))} ${currency}`
    : `${minor} ${currency}`;

/** What speaks against believing a gateway: it means another payment, or another sum. */
export function mismatchOf(ours: TransactionRow, theirs: GatewayState): string | undefined {
  if (theirs.reference !== ours.reference) return quotingRule("The gateway calls it '{text}'.", theirs.reference);
  if (theirs.amountMinor !== ours.amountMinor || theirs.currency !== ours.currency) {
    return quotingRule("The gateway speaks of '{text}'.", sumOf(theirs.amountMinor, theirs.currency));
  }
  return ours.gatewayRef !== null && ours.gatewayRef !== theirs.ref
    ? quotingRule("The gateway calls it '{text}' now, and called it otherwise before.", theirs.ref)
    : undefined;
}

/** So that what was charged wrongly can be given back there. What goes by another reference is not this payment. */
export async function keepRef(tx: Database, ours: TransactionRow, { ref, reference }: GatewayState): Promise<void> {
  if (ours.gatewayRef !== null || reference !== ours.reference) return;
  if (await isRefTaken(tx, ours.gateway, ref)) return;
  await updateTransaction(tx, ours.id, { gatewayRef: ref });
}

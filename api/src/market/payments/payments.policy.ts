import type { RefundStatus, RefundWay, Resolution } from '@stoa/shared/contract/market/billing-words.ts';
import { Problem } from '../../kernel/problem.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import type { Gateway, GatewayState } from './gateways/gateway.ts';

/** How payments are called for which no gateway is asked: nothing was to be paid. */
export const NO_GATEWAY = 'none';

/** What another gateway took, before this site changed to the present one, is undone on that one's own pages. */
export const isOursToUndo = (
  { gateway }: Pick<TransactionRow, 'gateway'>,
  open: Pick<Gateway, 'name'> | undefined,
): boolean => gateway === NO_GATEWAY || gateway === open?.name;

/** Whoever keeps a card wants to pay with it: what cannot be charged is not offered to be kept. */
export const canKeepPaid = ({ keepsPaid, chargesKept }: Gateway['capabilities']): boolean => keepsPaid && chargesKept;
export const canKeepUnpaid = ({ keepsUnpaid, chargesKept }: Gateway['capabilities']): boolean =>
  keepsUnpaid && chargesKept;

type Judged = Pick<
  TransactionRow,
  'kind' | 'status' | 'amountMinor' | 'gatewayRef' | 'paidAt' | 'settlesAt' | 'settledAt' | 'reviewReason'
>;

export const isPaid = ({ status }: Pick<TransactionRow, 'status'>): boolean =>
  ['paid', 'captured', 'partially_refunded'].includes(status);

/** The gateway has handed the money over, or is about to. */
export const isSettled = ({ settlesAt, settledAt }: Judged, now = new Date()): boolean =>
  settledAt !== null || (settlesAt !== null && settlesAt <= now);

export const isUnfinished = ({ status }: Pick<TransactionRow, 'status'>): boolean =>
  status === 'initiated' || status === 'authorized';

/** The gateway took all of it and gave all of it back. */
export const hasGivenBack = ({ status, amountMinor, refundedMinor }: GatewayState): boolean =>
  status === 'paid' && amountMinor > 0 && refundedMinor >= amountMinor;

/** The gateway has no money of it, and will take none: also where a card was only checked. */
export const holdsNothing = (state: GatewayState): boolean =>
  state.status === 'failed' || state.status === 'voided' || state.amountMinor === 0 || hasGivenBack(state);

/** By which ways a payment leaves the people who look at it. What is not finished cannot stay as it is: it would wait for ever. */
export function resolutionsOf(transaction: Pick<Judged, 'status' | 'reviewReason'>, isInUse: boolean): Resolution[] {
  if (transaction.reviewReason === null) return [];
  return [...(isInUse ? (['asked_again'] as const) : []), isUnfinished(transaction) ? 'failed' : 'accepted'];
}

/**
 * Before it is settled, and whole. Also what never came into the books, and waits for people: whatever the gateway took of it
 * goes back.
 */
export function canVoid(transaction: Judged, givenBackMinor: number): boolean {
  const { kind, status, gatewayRef, paidAt, reviewReason } = transaction;
  // Nothing was taken.
  if (kind === 'card_verification') return false;
  if (paidAt === null) return reviewReason !== null && gatewayRef !== null;
  return (status === 'paid' || status === 'captured') && givenBackMinor === 0 && !isSettled(transaction);
}

/** What can still be paid back, minor units: less what is under way already. */
export const refundableOf = (transaction: Judged, givenBackMinor: number): number =>
  isPaid(transaction) ? transaction.amountMinor - givenBackMinor : 0;

/** The money is still to go back: the gateway was not asked, has not answered, or refused. */
export const isToPayBack = ({ status }: { status: RefundStatus }): boolean =>
  status === 'open' || status === 'payment_error';

/** What was granted may be on its way; but not where the gateway refused it, or is not asked any more. */
export const canDeny = ({ status, decidedAt }: Pick<RefundRow, 'status' | 'decidedAt'>, isInUse: boolean): boolean =>
  isToPayBack({ status }) && (decidedAt === null || status === 'payment_error' || !isInUse);

/**
 * Whether what a gateway has paid back and this site did not ask for accounts for this refund: all of it, where that is of the
 * whole payment; for it may have been for several lines.
 */
export const isSaid = (
  { lineId, amountMinor }: Pick<RefundRow, 'lineId' | 'amountMinor'>,
  unknownMinor: number,
): boolean => amountMinor === unknownMinor || (lineId !== null && amountMinor < unknownMinor);

/** The ways in which a refund can be granted now. `unknownMinor`: as above. */
export function waysOf(
  refund: Pick<RefundRow, 'status' | 'lineId' | 'amountMinor'>,
  { isInUse, unknownMinor }: { isInUse: boolean; unknownMinor: number },
): RefundWay[] {
  // Only what it bought is left to close.
  if (!isToPayBack(refund)) return ['gateway'];
  if (!isInUse) return ['elsewhere'];
  return isSaid(refund, unknownMinor) ? ['gateway', 'elsewhere'] : ['gateway'];
}

/** What can be recorded as paid back elsewhere, minor units. */
export const recordableOf = (
  transaction: Judged,
  { isInUse, givenMinor, unknownMinor }: { isInUse: boolean; givenMinor: number; unknownMinor: number },
): number => {
  const left = refundableOf(transaction, givenMinor);
  return isInUse ? Math.max(0, Math.min(left, unknownMinor)) : left;
};

export const paidElsewhere = ({ gateway }: Pick<TransactionRow, 'gateway'>): Problem =>
  new Problem(
    'refund_elsewhere',
    `This payment was taken by ${gateway}, which this site does not use any more: pay it back there, then record it here.`,
  );

import type { TransactionRow } from '../billing/billing.tables.ts';
import type { Gateway } from './gateways/gateway.ts';

/** How payments are called for which no gateway is asked: nothing was to be paid. */
export const NO_GATEWAY = 'none';

/** What another gateway took, before this site changed to the present one, is undone on that one's own pages. */
export const isOursToUndo = (
  { gateway }: Pick<TransactionRow, 'gateway'>,
  open: Pick<Gateway, 'name'> | undefined,
): boolean => gateway === NO_GATEWAY || gateway === open?.name;

type Judged = Pick<
  TransactionRow,
  'status' | 'amountMinor' | 'gatewayRef' | 'settlesAt' | 'settledAt' | 'reviewReason'
>;

export const isPaid = ({ status }: Pick<TransactionRow, 'status'>): boolean =>
  ['paid', 'captured', 'partially_refunded'].includes(status);

/** The gateway has handed the money over, or is about to. */
export const isSettled = ({ settlesAt, settledAt }: Judged, now = new Date()): boolean =>
  settledAt !== null || (settlesAt !== null && settlesAt <= now);

/** Before it is settled, and whole; also one that waits for people because gateway and books disagree. */
export function canVoid(transaction: Judged, givenBackMinor: number): boolean {
  const { status, gatewayRef, reviewReason } = transaction;
  if (status === 'initiated' || status === 'authorized') return reviewReason !== null && gatewayRef !== null;
  return (status === 'paid' || status === 'captured') && givenBackMinor === 0 && !isSettled(transaction);
}

/** What can still be paid back, minor units: less what is under way already. */
export const refundableOf = (transaction: Judged, givenBackMinor: number): number =>
  isPaid(transaction) ? transaction.amountMinor - givenBackMinor : 0;

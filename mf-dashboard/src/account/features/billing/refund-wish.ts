import type { Transaction } from '@stoa/shared/contract/market/billing.ts';

/** What is asked back: the id of a line, or nothing for the whole payment. */
export const ALL = '';

/** What can be asked back, the whole first; undefined: nothing. */
export function firstAskable({ lines, refund_obstacle }: Transaction): string | undefined {
  if (refund_obstacle === null) return ALL;
  if (lines.length < 2) return undefined;
  return lines.find((line) => line.refund_obstacle === null)?.line_id;
}

/** Minor units. */
export const askableMinor = ({ lines, amount_minor, refunded_minor }: Transaction, wish: string): number =>
  lines.find(({ line_id }) => line_id === wish)?.refundable_minor ?? amount_minor - refunded_minor;

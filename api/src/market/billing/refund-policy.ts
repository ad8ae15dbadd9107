import type { RefundObstacle, TransactionKind, TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';

/** Days after the payment; longer than most need to see whether a course is theirs. */
export const REFUND_DAYS = 30;
/** Of the required lessons, in percent: who had more of it has used it. */
export const MOST_WATCHED = 30;

/** What speaks for and against a payer's wish to have the money back. */
export interface RefundFacts {
  kind: TransactionKind;
  status: TransactionStatus;
  amount_minor: number;
  paid_at: string;
  /** It was asked for before, and waits, hangs or was denied. */
  was_asked: boolean;
  has_certificate: boolean;
  /** Percent, of the one that is furthest. */
  watched: number;
  /** The same thing was bought and refunded another time. */
  was_refunded_before: boolean;
}

/** The first reason against it, in the order in which it can be helped least; null: it can be asked for. */
export function refundObstacleOf(facts: RefundFacts, now = new Date()): RefundObstacle | null {
  const { kind, status, amount_minor, paid_at } = facts;
  if (status === 'refunded') return 'already_refunded';
  if (!['paid', 'captured', 'partially_refunded'].includes(status) || amount_minor === 0) return 'not_paid';
  if (kind === 'subscription') return 'subscription';
  if (facts.was_asked) return 'already_asked';
  if (now.getTime() - new Date(paid_at).getTime() > REFUND_DAYS * 24 * 3_600_000) return 'too_late';
  if (facts.has_certificate) return 'certificate_issued';
  if (facts.watched > MOST_WATCHED) return 'too_much_watched';
  return facts.was_refunded_before ? 'refunded_before' : null;
}

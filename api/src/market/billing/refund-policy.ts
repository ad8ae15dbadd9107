import type {
  RefundObstacle,
  RefundStatus,
  TransactionKind,
  TransactionStatus,
} from '@stoa/shared/contract/market/billing-words.ts';
import { leftOfLines } from './left-of-lines.ts';

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
  /** All that were asked for, oldest first. */
  refunds: { line_id: string | null; amount_minor: number; status: RefundStatus }[];
  /** What it was for; one without an id, where it is older than lines. */
  lines: LineFacts[];
}

export interface LineFacts {
  line_id: string | null;
  name: string;
  amount_minor: number;
  has_certificate: boolean;
  /** Percent, of the course that is furthest. */
  watched: number;
  /** The same thing was bought and refunded another time. */
  was_refunded_before: boolean;
}

/** The first reason against asking for all that is left, in the order in which it can be helped least; null: none. */
export function refundObstacleOf(facts: RefundFacts, now = new Date()): RefundObstacle | null {
  const left = leftOf(facts);
  return obstacleTo(facts, {
    lines: facts.lines.filter(({ amount_minor }, at) => left[at]! > 0 || amount_minor === 0),
    wasAsked: facts.refunds.some(({ status }) => status !== 'complete'),
    now,
  });
}

/** The same of one line alone: what was done with the others is not asked. */
export function lineObstacleOf(facts: RefundFacts, line: LineFacts, now = new Date()): RefundObstacle | null {
  if (isBack(facts, line)) return 'already_refunded';
  if (line.amount_minor === 0) return 'not_paid';
  const isAbout = (lineId: string | null) => lineId === null || lineId === line.line_id;
  const wasAsked = facts.refunds.some(({ line_id, status }) => status !== 'complete' && isAbout(line_id));
  return obstacleTo(facts, { lines: [line], wasAsked, now });
}

/** What is left of each line, in minor units: less what is asked for, and not denied. */
export const leftOf = ({ lines, refunds, status }: RefundFacts): number[] =>
  isRefundable(status)
    ? leftAfter(
        lines,
        refunds.filter((refund) => refund.status !== 'denied'),
      )
    : lines.map(() => 0);

function isBack({ status, lines, refunds }: RefundFacts, line: LineFacts): boolean {
  if (status === 'refunded') return true;
  const done = refunds.filter((refund) => paidBackStatuses.includes(refund.status));
  return line.amount_minor > 0 && leftAfter(lines, done)[lines.indexOf(line)] === 0;
}

const leftAfter = (lines: RefundFacts['lines'], refunds: RefundFacts['refunds']): number[] =>
  leftOfLines(
    lines.map(({ line_id: id, amount_minor: amountMinor }) => ({ id, amountMinor })),
    refunds.map(({ line_id: lineId, amount_minor: amountMinor }) => ({ lineId, amountMinor })),
  );

/** In these the money went back. */
export const paidBackStatuses: readonly RefundStatus[] = ['payment_refunded', 'revocation_error', 'complete'];

const isRefundable = (status: TransactionStatus): boolean =>
  ['paid', 'captured', 'partially_refunded'].includes(status);

function obstacleTo(
  { kind, status, amount_minor, paid_at }: RefundFacts,
  { lines, wasAsked, now }: { lines: readonly LineFacts[]; wasAsked: boolean; now: Date },
): RefundObstacle | null {
  if (status === 'refunded') return 'already_refunded';
  if (!isRefundable(status) || amount_minor === 0) return 'not_paid';
  if (kind === 'subscription') return 'subscription';
  if (wasAsked) return 'already_asked';
  if (now.getTime() - new Date(paid_at).getTime() > REFUND_DAYS * 24 * 3_600_000) return 'too_late';
  if (lines.some(({ has_certificate }) => has_certificate)) return 'certificate_issued';
  if (lines.some(({ watched }) => watched > MOST_WATCHED)) return 'too_much_watched';
  return lines.some(({ was_refunded_before }) => was_refunded_before) ? 'refunded_before' : null;
}

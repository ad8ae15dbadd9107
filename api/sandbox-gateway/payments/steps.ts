import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import type { CardRow, Change, EventRow, PaymentRow } from '../book/rows.ts';
import { isExpired } from './card-check.ts';
import { newId } from './new-id.ts';

const DAY_MS = 24 * 3_600_000;
const CHALLENGE_MS = 15 * 60_000;
const SLOW_MS = 8_000;

/** A payment as a step leaves it, with the event that tells of it and the card that is kept by it. */
export type Step = { payment: PaymentRow } & Required<Pick<Change, 'events' | 'cards'>>;

/** What the card does with a payment that has just been asked for. */
export function beginPayment(payment: PaymentRow, now: number): Step {
  const { behaviour, expires_month: month, expires_year: year } = payment.card;
  const isCheck = payment.amount_minor === 0;
  if (isExpired({ month, year }, new Date(now))) return failPayment(payment, 'card_expired', now);
  switch (behaviour) {
    case 'pays':
    case 'loses_answer':
      return takePayment(payment, now);
    case 'only_keeps':
      return isCheck ? takePayment(payment, now) : failPayment(payment, 'card_declined', now);
    case 'challenges':
      // Its payer answered when it was kept, and is not there now.
      if (payment.off_session) return takePayment(payment, now);
      return {
        payment: {
          ...payment,
          status: 'requires_action',
          challenge: { code: newId('chl'), expires_at: now + CHALLENGE_MS },
        },
        events: [],
        cards: [],
      };
    case 'is_slow':
      return { payment: { ...payment, status: 'processing', answers_at: now + SLOW_MS }, events: [], cards: [] };
    default:
      return failPayment(payment, behaviour, now);
  }
}

/** The card pays: the money is held or taken, and the card kept where that was wanted. */
export function takePayment(payment: PaymentRow, now: number): Step {
  const kept: CardRow | undefined = payment.save_card
    ? { ...payment.card, id: newId('card'), customer: payment.customer, is_forgotten: false }
    : undefined;
  const open: PaymentRow = { ...payment, challenge: null, answers_at: null, card_ref: kept?.id ?? payment.card_ref };
  const taken: PaymentRow = open.capture === 'manual' ? { ...open, status: 'authorized' } : paid(open, now);
  return { payment: taken, events: [eventOf(taken, typeOf(taken), now)], cards: kept ? [kept] : [] };
}

export function capturePayment(payment: PaymentRow, now: number): Step {
  const captured = paid(payment, now);
  return { payment: captured, events: [eventOf(captured, 'payment.paid', now)], cards: [] };
}

export function failPayment(payment: PaymentRow, code: FailureCode, now: number): Step {
  const failure = { code, message: failureWords[code] };
  const failed: PaymentRow = { ...payment, status: 'failed', challenge: null, answers_at: null, failure };
  return { payment: failed, events: [eventOf(failed, typeOf(failed), now)], cards: [] };
}

export function voidPayment(payment: PaymentRow, now: number): Step {
  const voided: PaymentRow = { ...payment, status: 'voided', settles_at: null };
  return { payment: voided, events: [eventOf(voided, 'payment.voided', now)], cards: [] };
}

export function refundPayment(payment: PaymentRow, amountMinor: number, now: number): Step {
  const refunded = { ...payment, refunded_minor: payment.refunded_minor + amountMinor };
  return { payment: refunded, events: [eventOf(refunded, 'payment.refunded', now)], cards: [] };
}

/** What the time alone does to a payment; undefined: nothing is due. */
export function stepInTime(payment: PaymentRow, now: number): Step | undefined {
  const due = dueAt(payment);
  if (due === undefined || due > now) return undefined;
  if (payment.status === 'processing') return takePayment(payment, now);
  if (payment.status === 'requires_action') return failPayment(payment, 'authentication_failed', now);
  return settlePayment(payment, now);
}

export function settlePayment(payment: PaymentRow, now: number): Step {
  const settled: PaymentRow = { ...payment, is_settled: true };
  return { payment: settled, events: [eventOf(settled, 'payment.settled', now)], cards: [] };
}

/** When time will change it next. */
export function dueAt({ status, answers_at, challenge, settles_at, is_settled }: PaymentRow): number | undefined {
  if (status === 'processing') return answers_at ?? undefined;
  if (status === 'requires_action') return challenge?.expires_at;
  if (status === 'paid' && !is_settled) return settles_at ?? undefined;
  return undefined;
}

const paid = (payment: PaymentRow, now: number): PaymentRow => ({
  ...payment,
  status: 'paid',
  settles_at: payment.amount_minor === 0 ? null : now + DAY_MS,
});

const typeOf = ({ amount_minor, status }: PaymentRow): string => {
  if (amount_minor > 0) return `payment.${status}`;
  return status === 'failed' ? 'card.refused' : 'card.kept';
};

const eventOf = ({ id, reference }: PaymentRow, type: string, now: number): EventRow => ({
  id: newId('evt'),
  type,
  payment: id,
  reference,
  at: now,
  state: 'waiting',
});

const failureWords: Record<FailureCode, string> = {
  card_declined: 'The card was declined.',
  insufficient_funds: 'The card has insufficient funds.',
  card_expired: 'The card has expired.',
  authentication_failed: 'The payer was not authenticated.',
  expired: 'The payment was left unfinished.',
  gateway_refused: 'The payment was refused.',
};

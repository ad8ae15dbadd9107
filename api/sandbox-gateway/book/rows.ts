import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';

/** What a test card does, whatever it is asked for. */
export type CardBehaviour = 'pays' | 'only_keeps' | 'challenges' | 'is_slow' | 'loses_answer' | FailureCode;

/** A card without its number, which is written down nowhere. */
export interface CardFace {
  brand: string;
  last4: string;
  expires_month: number;
  expires_year: number;
  behaviour: CardBehaviour;
}

/** What the card form gives out: good for one payment, for a quarter of an hour. */
export interface TokenRow extends CardFace {
  id: string;
  expires_at: number;
  /** The key of the payment that took it; null while it is fresh. */
  used_by: string | null;
}

/** A card that is kept for a customer. */
export interface CardRow extends CardFace {
  id: string;
  customer: string;
  is_forgotten: boolean;
}

export type PaymentStatus = 'processing' | 'requires_action' | 'authorized' | 'paid' | 'failed' | 'voided';

/** All times are milliseconds of the sandbox's own clock. */
export interface PaymentRow {
  id: string;
  /** The idempotency key it was created with. */
  key: string;
  reference: string;
  /** 0: the card is only checked, and kept. */
  amount_minor: number;
  currency: string;
  customer: string;
  email: string;
  return_url: string;
  capture: 'automatic' | 'manual';
  status: PaymentStatus;
  refunded_minor: number;
  card: CardFace;
  /** Where the card is kept; null where it is not. */
  card_ref: string | null;
  save_card: boolean;
  /** The payer is not there: their bank asks them nothing. */
  off_session: boolean;
  failure: { code: FailureCode; message: string } | null;
  /** Open while `requires_action`; `code` is the capability in the page's address. */
  challenge: { code: string; expires_at: number } | null;
  /** When the card company will have thought it over; null where it is not slow. */
  answers_at: number | null;
  created_at: number;
  settles_at: number | null;
  is_settled: boolean;
}

/** A call that changed something: the same key again gives the same answer, other input under it is refused. */
export interface KeyRow {
  id: string;
  /** Hash of the call and its input. */
  input: string;
  /** What the call made: a payment, or a capture, void or refund. */
  made: string;
}

export interface EventRow {
  id: string;
  type: string;
  payment: string;
  reference: string;
  at: number;
  state: 'waiting' | 'delivered' | 'dropped';
}

/** How badly the line to the site behaves. */
export interface KnobsRow {
  id: 'knobs';
  /** Each event waits this long before it is sent. */
  delay_ms: number;
  /** Each event is sent twice. */
  duplicate: boolean;
  /** Each event waits a random time besides, of up to two seconds. */
  shuffle: boolean;
  /** No event is sent. */
  drop: boolean;
}

/** How far the sandbox's clock is ahead of the machine's. */
export interface ClockRow {
  id: 'clock';
  ahead_ms: number;
}

export interface Rows {
  tokens: TokenRow;
  cards: CardRow;
  payments: PaymentRow;
  keys: KeyRow;
  events: EventRow;
  knobs: KnobsRow;
  clock: ClockRow;
}
export type TableName = keyof Rows;
/** Rows as they stand from now on; those of one change are written together or not at all. */
export type Change = { [Name in TableName]?: readonly Rows[Name][] };

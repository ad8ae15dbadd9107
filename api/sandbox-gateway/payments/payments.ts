import type { Book } from '../book/book.ts';
import type { CardFace, CardRow, Change, PaymentRow, TokenRow } from '../book/rows.ts';
import type { State } from '../book/state.ts';
import { Refusal } from '../kernel/refusal.ts';
import { newId } from './new-id.ts';
import { keyRow, madeBefore } from './once.ts';
import type { PaymentInput } from './payment-input.ts';
import {
  beginPayment,
  capturePayment,
  failPayment,
  refundPayment,
  settlePayment,
  type Step,
  takePayment,
  voidPayment,
} from './steps.ts';

interface Created {
  id: string;
  /** False: the key is known, and this is what it made. */
  isNew: boolean;
}

/** Charges a card, once for each key. */
export function createPayment(book: Book, key: string, input: PaymentInput): Promise<Created> {
  return book.change<Created>((state, now) => {
    const before = madeBefore(state, key, input);
    if (before) return { change: {}, result: { id: before, isNew: false } };
    const { card, token } = requireCard(state, input, now);
    const { card: given, ...order } = input;
    const payment: PaymentRow = {
      ...order,
      id: newId('pay'),
      key,
      status: 'processing',
      refunded_minor: 0,
      card: faceOf(card),
      card_ref: 'ref' in given ? given.ref : null,
      save_card: 'token' in given && given.save,
      failure: null,
      challenge: null,
      answers_at: null,
      created_at: now,
      settles_at: null,
      is_settled: false,
    };
    const change: Change = {
      ...changeOf(beginPayment(payment, now)),
      keys: [keyRow(key, input, payment.id)],
      ...(token && { tokens: [{ ...token, used_by: key }] }),
    };
    return { change, result: { id: payment.id, isNew: true } };
  });
}

/** Takes the money that was held. */
export const capture = (book: Book, key: string, id: string): Promise<string> =>
  reverse(book, { key, id, input: { capture: id }, prefix: 'cap' }, (payment, now) => {
    if (payment.status !== 'authorized')
      throw wrongState(payment, 'Only a payment that is authorized can be captured.');
    return capturePayment(payment, now);
  });

/** Undoes a payment as if it had never been, as long as it is not settled. */
export const voidOne = (book: Book, key: string, id: string): Promise<string> =>
  reverse(book, { key, id, input: { void: id }, prefix: 'vd' }, (payment, now) => {
    if (payment.amount_minor === 0) throw wrongState(payment, 'A card was checked, and nothing paid.');
    if (payment.is_settled) throw wrongState(payment, 'This payment is already settled. Refund it instead.');
    if (payment.refunded_minor > 0) throw wrongState(payment, 'A part is refunded already. Refund the rest.');
    if (payment.status !== 'paid' && payment.status !== 'authorized') {
      throw wrongState(payment, 'Only a payment that is authorized or paid can be voided.');
    }
    return voidPayment(payment, now);
  });

export const refund = (book: Book, key: string, id: string, amountMinor: number): Promise<string> =>
  reverse(book, { key, id, input: { refund: id, amountMinor }, prefix: 'ref' }, (payment, now) => {
    if (payment.status !== 'paid') throw wrongState(payment, 'Only a payment that is paid can be refunded.');
    if (amountMinor > payment.amount_minor - payment.refunded_minor) {
      throw new Refusal(422, 'too_much', 'Refund cannot exceed the amount paid.', 'amount_minor');
    }
    return refundPayment(payment, amountMinor, now);
  });

/** Hands the money of one payment over before its time, as a workbench may; what is settled stays so. */
export function settleNow(book: Book, id: string): Promise<void> {
  return book.change((state, now) => {
    const payment = requirePayment(state, id);
    if (payment.is_settled) return { change: {}, result: undefined };
    if (payment.status !== 'paid' || payment.amount_minor === 0) {
      throw wrongState(payment, 'Only a payment that is paid can be settled.');
    }
    return { change: changeOf(settlePayment(payment, now)), result: undefined };
  });
}

/** What the payer answered on the page of their bank; a second answer changes nothing. */
export function decideChallenge(book: Book, id: string, answer: { code: string; isApproved: boolean }): Promise<void> {
  return book.change((state, now) => {
    const payment = requirePayment(state, id);
    if (payment.status !== 'requires_action') return { change: {}, result: undefined };
    if (payment.challenge?.code !== answer.code) throw notFound();
    const step = answer.isApproved ? takePayment(payment, now) : failPayment(payment, 'authentication_failed', now);
    return { change: changeOf(step), result: undefined };
  });
}

export function forgetCard(book: Book, customer: string, id: string): Promise<void> {
  return book.change((state) => {
    const card = state.cards.get(id);
    if (card?.customer !== customer) throw notFound();
    return { change: card.is_forgotten ? {} : { cards: [{ ...card, is_forgotten: true }] }, result: undefined };
  });
}

export function requirePayment(state: State, id: string): PaymentRow {
  const payment = state.payments.get(id);
  if (!payment) throw notFound();
  return payment;
}

export const changeOf = ({ payment, events, cards }: Step): Change => ({
  payments: [payment],
  ...(events.length > 0 && { events }),
  ...(cards.length > 0 && { cards }),
});

/** A change of a payment that exists; the same key again gives the same id. */
function reverse(
  book: Book,
  call: { key: string; id: string; input: unknown; prefix: string },
  step: (payment: PaymentRow, now: number) => Step,
): Promise<string> {
  return book.change((state, now) => {
    const payment = requirePayment(state, call.id);
    const before = madeBefore(state, call.key, call.input);
    if (before) return { change: {}, result: before };
    const made = newId(call.prefix);
    return { change: { ...changeOf(step(payment, now)), keys: [keyRow(call.key, call.input, made)] }, result: made };
  });
}

/** A fresh token, or a card that is kept for this customer. */
function requireCard(state: State, input: PaymentInput, now: number): { card: CardFace; token?: TokenRow } {
  if ('ref' in input.card) return { card: requireKeptCard(state, input.card.ref, input.customer) };
  const token = state.tokens.get(input.card.token);
  if (!token || token.expires_at < now || token.used_by !== null) {
    throw new Refusal(422, 'token_unknown', 'These card details are no longer good. Enter the card again.', 'card');
  }
  return { card: token, token };
}

function requireKeptCard(state: State, ref: string, customer: string): CardRow {
  const card = state.cards.get(ref);
  if (card?.customer === customer && !card.is_forgotten) return card;
  throw new Refusal(422, 'card_unknown', 'No such card is kept for this customer.', 'card');
}

const faceOf = ({ brand, last4, expires_month, expires_year, behaviour }: CardFace): CardFace => ({
  brand,
  last4,
  expires_month,
  expires_year,
  behaviour,
});

const wrongState = (payment: PaymentRow, rule: string): Refusal =>
  new Refusal(409, 'wrong_state', `${rule} This one is ${payment.is_settled ? 'settled' : payment.status}.`);

const notFound = (): Refusal => new Refusal(404, 'not_found', 'There is no such thing here.');

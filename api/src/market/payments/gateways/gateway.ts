import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';

declare module '../../../kernel/context.ts' {
  interface Context {
    /** Who takes payments for this site; undefined: nothing can be paid. */
    gateway: Gateway | undefined;
  }
}

/** One attempt to be paid. Its row stands in our database before a gateway hears of it. */
export interface Order {
  /** Our own id of the attempt: the gateway's idempotency key, the same with each retry. */
  id: string;
  /** When the attempt began: the same with each retry. */
  createdAt: Date;
  /** What payer and gateway quote: `ST-7K2M-9QXD`. */
  reference: string;
  amountMinor: number;
  currency: string;
  /**
   * A token of the gateway's card form, a card that it keeps, or nothing where it asks on a page of its own; `save` alone: what
   * is typed on that page is kept.
   */
  card: { token: string; save: boolean } | { ref: string } | { save: true } | undefined;
  /** Ours for the payer: under it a gateway keeps cards. */
  customerId: string;
  email: string;
  /** Where the gateway sends the payer back to. */
  returnUrl: string;
  /** True: the payer is not there, a kept card is charged by itself. A bank that must ask them something declines. */
  isUnattended?: boolean;
}

/** How a gateway says that a payment stands: read anew each time, never guessed from an event. */
export interface GatewayState {
  /** The gateway's own name of the payment. */
  ref: string;
  status: 'pending' | 'authorized' | 'paid' | 'failed' | 'voided';
  /** What it holds to be owed; compared with ours. */
  reference: string;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
  card: GatewayCard | undefined;
  /** From then on it can only be refunded; undefined while it is not known. */
  settlesAt: Date | undefined;
  settled: boolean;
  failure: { code: FailureCode; message: string } | undefined;
}

export interface GatewayCard {
  brand: string;
  last4: string;
  expiresMonth: number;
  expiresYear: number;
  /** Where the gateway keeps it for the next time. */
  ref: string | undefined;
}

/**
 * What came of asking a gateway to do something. `unknown`: no answer, or none that can be read: it may have happened, so
 * it is asked about until it is known. Never taken for a failure.
 */
export type Outcome =
  | { kind: 'done'; state: GatewayState }
  | { kind: 'challenge'; ref: string; url: string; expiresAt: Date }
  | { kind: 'pending'; ref: string }
  | { kind: 'declined'; ref: string | undefined; failure: { code: FailureCode; message: string } }
  | { kind: 'unknown'; cause: string };

/** `refused`: the gateway says no and will go on saying so. */
export type Reversal =
  | { kind: 'done'; ref: string }
  | { kind: 'pending'; ref: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; cause: string };

/** A payment of this site as it stands in the gateway's own books. */
export interface ReportedPayment {
  /** The gateway's own name of what it took: of one payment of ours there may wrongly be two. */
  ref: string;
  reference: string;
  currency: string;
  paidMinor: number;
  refundedMinor: number;
  /** It was undone: nothing is held of it. */
  isVoided: boolean;
}
export type ReportPage = { kind: 'page'; payments: ReportedPayment[] } | { kind: 'unknown'; cause: string };

/** A hint that something happened. What is true is asked by `verify`. */
export interface GatewayEvent {
  /** The gateway's: an event may come twice. */
  id: string;
  type: string;
  /** Of the payment it speaks of: ours. */
  reference: string;
}

/** What a company that takes payments can do for this site. Nothing of it throws: a dead gateway is an outcome. */
export interface Gateway {
  name: 'sandbox' | 'stripe' | 'paystack';
  /** True: no real money moves. */
  isSandbox: boolean;
  /** Its form for card numbers, to be framed; undefined where `start` always answers with a page of its own. */
  cardFieldsUrl: string | undefined;
  capabilities: {
    void: boolean;
    partialRefund: boolean;
    /** It keeps a card with a payment that is made by it. */
    keepsPaid: boolean;
    /** It checks a card, and keeps it, without a payment. */
    keepsUnpaid: boolean;
    /** It charges a card that it keeps, also while its owner is away. */
    chargesKept: boolean;
    /** It says when it hands the money over, if not at once. */
    settlements: boolean;
  };
  start(order: Order): Promise<Outcome>;
  /**
   * Checks a new card, and keeps it, for an order of 0: nothing is charged. Done, its state is `paid` and names the card.
   * Where it cannot (`keepsUnpaid`), it declines.
   */
  saveCard(order: Order): Promise<Outcome>;
  /** How the payment, or the check of a card, of this reference stands. */
  verify(
    order: Pick<Order, 'id' | 'createdAt' | 'reference'> & { ref: string | undefined },
  ): Promise<{ kind: 'known'; state: GatewayState } | { kind: 'never_heard' } | { kind: 'unknown'; cause: string }>;
  /** `id` is the order's: where all operations share their keys, each makes one of its own from it. */
  capture(payment: { ref: string; id: string }): Promise<Reversal>;
  void(payment: { ref: string; id: string }): Promise<Reversal>;
  /** `id` is the refund's own, and the idempotency key. */
  refund(refund: { ref: string; id: string; amountMinor: number; currency: string }): Promise<Reversal>;
  forgetCard(card: { ref: string; customerId: string }): Promise<Reversal>;
  /**
   * All of which it took, gave back or undid money since then, each as it stands now; some may come twice. After `unknown`
   * nothing comes, and what came before is not all. Missing: it keeps no such list.
   */
  report?(since: Date): AsyncIterable<ReportPage>;
  /** The events in a call to our webhook; `undefined`: the signature is not the gateway's, or too old. */
  readEvents(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): GatewayEvent[] | undefined;
}

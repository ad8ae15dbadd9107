import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { byId, day, id, instant, money, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { purchase, quote, quoteLine } from '../kernel/quote.ts';
import { rule } from '../kernel/rule.ts';
import { to } from '../site/addresses.ts';
import { locales } from '../site/locales.ts';
import { paidLine, transaction } from './billing.ts';
import { MOST_ITEMS } from './cart-words.ts';
import { country } from './taxes.ts';
import {
  failureCodes,
  paymentSorts,
  refundSorts,
  refundStatuses,
  refundWays,
  resolutions,
  transactionKinds,
  transactionStatuses,
  waitingRefunds,
} from './billing-words.ts';
import { issuedReceipt } from './receipts.ts';

/** What a person buys: one thing, or several at once. */
export const purchases = z
  .array(purchase)
  .min(1, rule('Choose at least one item.'))
  .max(MOST_ITEMS, rule('Pay for at most 20 items at once.'))
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length, rule('Name each item once.'));
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,20}$/, rule('A coupon code has 3 to 20 letters, digits, hyphens or underscores.'));
/** Made by the client for one intent to pay (or refund) and sent again with each retry: never twice the money. */
const key = z.uuid();
/** Why a payment is undone or paid back, and why not. */
export const paymentReason = z
  .string()
  .trim()
  .min(3, rule('Give a reason of 3 to 500 characters.'))
  .max(500, rule('Give a reason of 3 to 500 characters.'));

/** An address of this site without its host: `/account/billing`. */
const sitePath = z
  .string()
  .max(500)
  .regex(/^\/([\x21-\x2e\x30-\x5b\x5d-\x7e][\x21-\x7e]*)?$/);

/** A card that the gateway keeps for this person; its number is nowhere in this site. */
export const savedCard = z.object({
  id,
  brand: z.string(),
  last4: z.string().length(4),
  expires_month: z.int().min(1).max(12),
  expires_year: z.int(),
  created_at: instant,
});
export type SavedCard = z.infer<typeof savedCard>;

/** What the payer of one payment sees of it while it goes on and after. */
export const payment = z.object({
  id,
  reference: z.string(),
  /** `card_verification`: a card was checked, to be kept; nothing was bought, and the amount is 0. */
  kind: z.enum(transactionKinds),
  status: z.enum(transactionStatuses),
  ...money.shape,
  items: z.array(purchase.extend({ name: z.string(), slug: z.string().nullable() })),
  /** What the payer's browser does next: it leaves for the gateway's page. Null: nothing; ask again while `initiated`. */
  next: z.object({ kind: z.literal('redirect'), url: z.url() }).nullable(),
  failure: z.object({ code: z.enum(failureCodes), message: z.string() }).nullable(),
  /** The gateway and we do not agree on this payment: people look into it, and nothing more is charged meanwhile. */
  in_review: z.boolean(),
  /** The kept card that paid, or that was kept by it; null while it is not done, and where none is kept. */
  card_id: id.nullable(),
  /** Its receipt; null where nothing was paid. */
  receipt: issuedReceipt.nullable(),
});
export type Payment = z.infer<typeof payment>;

export const refund = z.object({
  id,
  transaction_id: id,
  /** The item whose money goes back; null: it is of the whole payment. */
  line_id: id.nullable(),
  amount_minor: z.int().min(1),
  status: z.enum(refundStatuses),
  way: z.enum(refundWays),
  reason: z.string(),
  /** Why it was denied; null else. */
  answer: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Refund = z.infer<typeof refund>;

/** One payment as the operators see it in a list. */
export const operatedTransaction = transaction.extend({
  /** Null once the account is deleted. */
  payer: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  gateway: z.string(),
  settles_at: instant.nullable(),
  /** Why people must look at it; null where all is in order. */
  review_reason: z.string().nullable(),
});
export type OperatedTransaction = z.infer<typeof operatedTransaction>;

const person = z.object({ id, name: z.string() }).nullable();

/** The whole story of one payment. */
export const transactionStory = operatedTransaction.extend({
  gateway_ref: z.string().nullable(),
  coupon_code: z.string().nullable(),
  lines: z.array(
    quoteLine.extend({
      ...paidLine.shape,
      /** Courses whose certificate is revoked when this line closes; none that something else holds open. */
      certificates: z.array(z.string()),
    }),
  ),
  /** Every change of status, oldest first. `source`: `payer`, `return`, `webhook`, `poller`, `janitor`, `operator`. */
  events: z.array(
    z.object({
      at: instant,
      from_status: z.enum(transactionStatuses).nullable(),
      to_status: z.enum(transactionStatuses),
      amount_minor: z.int(),
      source: z.string(),
      by: person,
      detail: z.string().nullable(),
      /** Somebody looked at it, and this came of it; null: the status changed by itself. */
      resolved: z.enum(resolutions).nullable(),
    }),
  ),
  refunds: z.array(refund.extend({ asked_by: person, decided_by: person, failure_message: z.string().nullable() })),
  /** What the gateway told, oldest first: `settled_at` is when it was taken in, null while it waits. */
  gateway_events: z.array(
    z.object({ id, event_id: z.string(), type: z.string(), received_at: instant, settled_at: instant.nullable() }),
  ),
  /** Double entries, oldest first; the lines of one entry add up to 0. Debit is positive. */
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      at: instant,
      /** The entry that this one takes back; null else. */
      reverses: z.string().nullable(),
      lines: z.array(z.object({ account: z.string(), amount_minor: z.int() })),
    }),
  ),
  /** What can be done with it now. */
  can_void: z.boolean(),
  /** By which ways it can leave its review now; none where nobody has to look at it. */
  resolutions: z.array(z.enum(resolutions)),
  refundable_minor: z.int().min(0),
  /**
   * What can be recorded as paid back elsewhere: all that is left, where its gateway is not the site's; else what the gateway
   * says it has paid back beyond the refunds of this site.
   */
  recordable_minor: z.int().min(0),
});
export type TransactionStory = z.infer<typeof transactionStory>;

export const paymentFilters = z.object({
  /** A reference, an email address, or the last four digits of a card. */
  search: z.string().trim().max(254).optional(),
  status: z.enum(transactionStatuses).optional(),
  in_review: z.stringbool().optional(),
  /** Days on which they were begun, in UTC; both belong to it. */
  from: day.optional(),
  to: day.optional(),
});

export const paymentsFile = paymentFilters.extend({ in_review: z.boolean().optional(), locale: z.enum(locales) });

export const refundFilters = z.object({
  /** As of payments. */
  search: z.string().trim().max(254).optional(),
  status: z.enum(waitingRefunds).optional(),
});

export const refundsFile = refundFilters.extend({ locale: z.enum(locales) });

export const paymentEndpoints = defineEndpoints({
  getPaymentSettings: {
    summary: 'How this site is paid: the gateway, and its page for card numbers',
    auth: 'public',
    reply: z.object({
      /** False: nothing can be paid on this site. */
      open: z.boolean(),
      gateway: z.string().nullable(),
      /** True: no real money moves; the screens say so. */
      is_sandbox: z.boolean(),
      /** The gateway's form for a card, to be framed; null where paying goes on at a page of the gateway's. */
      card_fields_url: z.url().nullable(),
      /** A card can be kept with a payment, and charged from then on. */
      can_save_cards: z.boolean(),
      /** A card can be kept without paying; else it is kept with a payment only, or never. */
      keeps_unpaid: z.boolean(),
    }),
  },
  quotePayment: {
    summary: 'What these items cost me now',
    auth: 'signed-in',
    body: z.object({
      items: purchases,
      coupon: couponCode.optional(),
      /** Where I pay from; without it, as it is kept. Only tax depends on it. */
      country: country.optional(),
    }),
    reply: quote,
  },
  pay: {
    summary: 'Pay for items; the same key again gives the same payment',
    auth: 'signed-in',
    body: z.object({
      key,
      items: purchases,
      coupon: couponCode.optional(),
      /** As for the quote; where tax is taken, it is kept for the next time. */
      country: country.optional(),
      /** The total that the payer saw; another one now is refused (409 `price_changed`). */
      expected_minor: z.int().min(0),
      /**
       * `page`: the gateway asks for the card on a page of its own; `save`: it is kept there. Null: nothing is to be paid, or as
       * `page` without keeping it, but for what is paid again and again.
       */
      card: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('page'), save: z.boolean() }),
          z.object({ kind: z.literal('token'), token: z.string().min(8).max(200), save: z.boolean().default(false) }),
          z.object({ kind: z.literal('saved'), id }),
        ])
        .nullable(),
    }),
    reply: payment,
  },
  verifyPayment: {
    summary: 'Ask the gateway how a payment of mine stands, and take its answer in',
    auth: 'signed-in',
    body: z.object({ reference: z.string().min(3).max(40) }),
    reply: payment,
  },
  tokenizeCard: {
    summary: 'Have a card checked and kept, without paying; the same key again gives the same check',
    auth: 'signed-in',
    body: z.object({
      key,
      /** Of the gateway's card form; null where the gateway asks for the card on a page of its own. */
      token: z.string().min(8).max(200).nullable(),
      /** Where on this site the payer comes back to from the gateway's page: a path; `reference` is put to it. */
      return_to: sitePath.default(to.accountBilling()),
    }),
    reply: payment,
  },
  listCards: {
    summary: 'The cards that the gateway keeps for me',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.array(savedCard),
  },
  forgetCard: { summary: 'Have the gateway forget a card', auth: 'signed-in', params: byId, reply: ok },
  askRefund: {
    summary: 'Ask for the money of a payment back, or of one item of it',
    auth: 'signed-in',
    body: z.object({ transaction_id: id, line_id: id.optional(), reason: paymentReason }),
    reply: refund,
  },
  listAllTransactions: {
    summary: 'Payments of everyone, filtered and sorted',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery.extend(paymentFilters.shape).extend(sortedBy(paymentSorts, 'descending')),
    reply: paged(operatedTransaction),
  },
  getAllTransactionsLink: {
    summary: 'A link to these payments as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: paymentFilters,
    reply: fileLink,
  },
  getTransactionStory: {
    summary: 'One payment, with all that happened to it and its ledger entries',
    auth: 'signed-in',
    permission: 'manage-payments',
    params: byId,
    reply: transactionStory,
  },
  refundPayment: {
    summary: 'Pay back all or a part, or record what was paid back elsewhere; the same key again changes nothing',
    auth: 'signed-in',
    permission: 'manage-payments',
    body: z.object({
      key,
      transaction_id: id,
      /** Of this item alone; left out, of the whole payment. */
      line_id: id.optional(),
      amount_minor: z.int().min(1),
      reason: paymentReason,
      way: z.enum(refundWays).default('gateway'),
    }),
    reply: transactionStory,
  },
  voidPayment: {
    summary: 'Undo a payment that is not settled yet',
    auth: 'signed-in',
    permission: 'manage-payments',
    body: z.object({ transaction_id: id, reason: paymentReason }),
    reply: transactionStory,
  },
  resolvePayment: {
    summary: 'End the review of a payment: ask the gateway anew, accept it as it is, or end it as failed',
    auth: 'signed-in',
    permission: 'manage-payments',
    body: z.object({ transaction_id: id, as: z.enum(resolutions), reason: paymentReason }),
    reply: transactionStory,
  },
  listRefunds: {
    summary: 'Refunds that were asked for or that hang, oldest first where nothing else is asked',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery.extend(refundFilters.shape).extend(sortedBy(refundSorts, 'ascending')),
    reply: paged(
      refund.extend({
        transaction: operatedTransaction,
        /** Nobody has decided on it, the gateway refused it, or it is not asked any more: no money is on its way. */
        can_deny: z.boolean(),
        /** The ways in which it can be granted now. */
        ways: z.array(z.enum(refundWays)),
        /** Courses whose certificate is revoked with it. */
        certificates: z.array(z.string()),
      }),
    ),
  },
  getRefundsLink: {
    summary: 'A link to these refunds as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: refundFilters,
    reply: fileLink,
  },
  decideRefund: {
    summary:
      'Grant or deny a refund that was asked for; one that the gateway refused is tried again, recorded as paid back elsewhere, or denied after all',
    auth: 'signed-in',
    permission: 'manage-payments',
    params: byId,
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('grant'), way: z.enum(refundWays).default('gateway') }),
      z.object({ decision: z.literal('deny'), answer: paymentReason }),
    ]),
    reply: refund,
  },
});

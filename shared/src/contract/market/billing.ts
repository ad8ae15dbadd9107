import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { day, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { issuedReceipt } from './receipts.ts';
import {
  failureCodes,
  refundObstacles,
  refundStatuses,
  transactionKinds,
  transactionStatuses,
} from './billing-words.ts';

/** One item of a payment, and what of its money can be asked back. */
export const paidLine = z.object({
  line_id: id,
  name: z.string(),
  amount_minor: z.int().min(0),
  /** What is left of it: less its own refunds and its share of those of the whole payment, done or under way. */
  refundable_minor: z.int().min(0),
  /** What stands against asking for its money back; null: nothing. */
  refund_obstacle: z.enum(refundObstacles).nullable(),
});
export type PaidLine = z.infer<typeof paidLine>;

/** One payment, as the person who pays sees it. */
export const transaction = z.object({
  id,
  /** What a person quotes when they ask about it: `ST-7K2M-9QXD`. */
  reference: z.string(),
  kind: z.enum(transactionKinds),
  status: z.enum(transactionStatuses),
  /**
   * What was paid for; null where a card was only checked. `slug` is null for what has no page of its own. Of a cart: the
   * names of all, with commas between.
   */
  item: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  /** What the payer is charged, minor units: discount taken off, tax within it. */
  amount_minor: z.int().min(0),
  tax_minor: z.int().min(0),
  discount_minor: z.int().min(0),
  /** Of the amount, paid back so far. */
  refunded_minor: z.int().min(0),
  currency: z.string().length(3),
  /** The brand as the gateway calls it, and the last four digits. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Why it failed; null where it did not. */
  failure_code: z.enum(failureCodes).nullable(),
  /** The same, as the gateway says it. */
  failure_message: z.string().nullable(),
  /** The newest refund of it, asked for or done; null where there is none. */
  refund_status: z.enum(refundStatuses).nullable(),
  /** Why that one was denied; null else. */
  refund_answer: z.string().nullable(),
  /** What stands against asking for all that is left of it back; null: nothing. */
  refund_obstacle: z.enum(refundObstacles).nullable(),
  /** What it was for, each item by itself; empty where nothing was bought. */
  lines: z.array(paidLine),
  /** What was issued for it, oldest first: its receipt, and a credit note for each time that money went back. */
  receipts: z.array(issuedReceipt),
  created_at: instant,
});
export type Transaction = z.infer<typeof transaction>;

export const billingEndpoints = defineEndpoints({
  listTransactions: {
    summary: 'My payments, newest first',
    auth: 'signed-in',
    impersonating: 'closed',
    query: pageQuery.extend({
      status: z.enum(transactionStatuses).optional(),
      kind: z.enum(transactionKinds).optional(),
      /** The first and the last day of UTC. */
      from: day.optional(),
      to: day.optional(),
    }),
    reply: paged(transaction),
  },
});

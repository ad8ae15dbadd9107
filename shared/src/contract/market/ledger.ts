import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { day } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

/** Whose share of the sales is whose: `sold − refunded − voided = creators + fees + tax`. All in minor units. */
const shares = z.object({
  /** What payers were charged, tax included. */
  sold_minor: z.int(),
  refunded_minor: z.int(),
  voided_minor: z.int(),
  /** Of what is left: what creators earned, what this site earned, and what the state gets. */
  creators_minor: z.int(),
  fees_minor: z.int(),
  tax_minor: z.int(),
});

export const ledgerTotals = shares.extend({
  currency: z.string().length(3),
  /** Every day or month of the time asked for, oldest first; `2026-03-02` or `2026-03`. */
  periods: z.array(shares.extend({ period: z.string() })),
  /** Where the money is now, whatever time was asked for. */
  held: z.object({
    gateways: z.array(z.object({ gateway: z.string(), amount_minor: z.int() })),
    bank_minor: z.int(),
    /** What is owed to creators now. */
    owed_minor: z.int(),
  }),
});
export type LedgerTotals = z.infer<typeof ledgerTotals>;
export type LedgerShares = z.infer<typeof shares>;

export const ledgerEndpoints = defineEndpoints({
  getTotals: {
    summary: 'What was sold, given back and earned, by the ledger: for each currency one of them',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: z
      .object({ from: day, to: day, by: z.enum(['day', 'month']) })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: rule('The end lies before the beginning.') })
      .refine(({ from, to, by }) => daysBetween(from, to) <= (by === 'day' ? 366 : 3660), {
        path: ['from'],
        error: rule('Choose at most a year by days, or ten years by months.'),
      }),
    /** Currencies in which nothing was ever sold are left out. */
    reply: z.object({ totals: z.array(ledgerTotals) }),
  },
});

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

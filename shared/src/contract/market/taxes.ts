import { z } from 'zod';
import { countryCodes } from '../kernel/countries.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, day, id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

/** Where somebody pays from: ISO 3166-1 alpha-2. */
export const country = z.enum(countryCodes, rule('Choose a country from the list.'));
/** What a country takes of a sale from a day on. Never changed: a newer one takes over from its day. */
export const taxRate = z.object({
  id,
  country: z.string().length(2),
  /** As people there call it: `VAT`. */
  name: z.string(),
  /** Basis points: 2000 is 20 %. */
  rate: z.int().min(0).max(10_000),
  /** Whether the prices of this site already hold it; else it is added to them. */
  inclusive: z.boolean(),
  valid_from: day,
  /** The first day on which it holds no more, because it was ended; null: none. */
  ends_on: day.nullable(),
  /** `over`: a newer one took its place, or it was ended. `withdrawn`: it never began. */
  state: z.enum(['in_force', 'upcoming', 'over', 'withdrawn']),
  created_by: z.object({ id, name: z.string() }),
});
export type TaxRate = z.infer<typeof taxRate>;

export const taxRateDraft = z.object({
  country,
  name: z
    .string()
    .trim()
    .min(2, rule('Give the tax a name of 2 to 20 characters.'))
    .max(20, rule('Give the tax a name of 2 to 20 characters.')),
  rate: z
    .int()
    .min(1, rule('The rate is between 0.01 and 50 percent.'))
    .max(5000, rule('The rate is between 0.01 and 50 percent.')),
  inclusive: z.boolean(),
  valid_from: day,
});
export type TaxRateDraft = z.infer<typeof taxRateDraft>;

/** What came in by one tax in one currency; all in minor units. */
export const taxTotal = z.object({
  country: z.string().length(2),
  name: z.string(),
  rate: z.int(),
  currency: z.string().length(3),
  /** What was sold, without tax. */
  net_minor: z.int(),
  tax_minor: z.int(),
  /** Tax given back by refunds and voids in this time, whenever it was sold. */
  returned_minor: z.int(),
});
export type TaxTotal = z.infer<typeof taxTotal>;

/** Where a person pays from, and what their receipts say beside the name of their account; empty texts say nothing. */
export const billingDetails = z.object({
  country,
  /** Of the person or the company. */
  name: z.string().trim().max(120),
  /** Lines of a postal address. */
  address: z.string().trim().max(300),
  /** A VAT number or the like: it stands on the receipt, and changes no tax. */
  tax_id: z.string().trim().max(40),
});
export type BillingDetails = z.infer<typeof billingDetails>;

export const taxEndpoints = defineEndpoints({
  getBillingDetails: {
    summary: 'What is kept of me for taxes and receipts',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.object({
      details: billingDetails.nullable(),
      /** Whether any tax is taken on this site today, so that paying needs a country. */
      needs_country: z.boolean(),
    }),
  },
  updateBillingDetails: {
    summary: 'Change where I pay from, and what my receipts say; the next payments use it',
    auth: 'signed-in',
    body: billingDetails,
    reply: billingDetails,
  },
  listTaxRates: {
    summary: 'All tax rates by country, newest first',
    auth: 'signed-in',
    permission: 'manage-payments',
    reply: z.array(taxRate),
  },
  createTaxRate: {
    summary: 'Take a tax in a country from a day on: today or later',
    auth: 'signed-in',
    permission: 'manage-payments',
    body: taxRateDraft,
    reply: taxRate,
  },
  /** One that has not begun is withdrawn, and the one before it goes on. */
  endTaxRate: {
    summary: 'End a tax from a day on: today or later',
    auth: 'signed-in',
    permission: 'manage-payments',
    params: byId,
    body: z.object({ ends_on: day }),
    reply: taxRate,
  },
  listTaxTotals: {
    summary: 'Tax that was taken, by country, rate and currency, in a time',
    auth: 'signed-in',
    permission: 'manage-payments',
    /** Days in UTC, both included. */
    query: z.object({ from: day, until: day }),
    reply: z.array(taxTotal),
  },
});

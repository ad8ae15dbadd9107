import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';

/** A credit note says of money that went back what a receipt says of money that came. */
export const receiptKinds = ['receipt', 'credit_note'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** What was issued for a payment. */
export const issuedReceipt = z.object({
  id,
  /** Without gaps in a year and kind: `R-2026-000001`, `C-2026-000001`. */
  number: z.string(),
  kind: z.enum(receiptKinds),
  issued_at: instant,
});
export type IssuedReceipt = z.infer<typeof issuedReceipt>;

export const receiptEndpoints = defineEndpoints({
  getReceipt: {
    summary: 'A receipt or credit note of a payment of mine, or of anyone’s for those who manage payments',
    auth: 'signed-in',
    impersonating: 'closed',
    params: byId,
    /** `url`: the PDF, for an hour. Null while it is being drawn: ask again in a second or two. */
    reply: issuedReceipt.extend({ url: z.string().nullable() }),
  },
});

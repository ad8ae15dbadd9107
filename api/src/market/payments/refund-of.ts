import type { Refund } from '@stoa/shared/contract/market/payments.ts';
import type { RefundRow } from '../billing/billing.tables.ts';

export const refundOf = (row: RefundRow): Refund => ({
  id: row.id,
  transaction_id: row.transactionId,
  line_id: row.lineId,
  amount_minor: row.amountMinor,
  status: row.status,
  way: row.way,
  reason: row.reason,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

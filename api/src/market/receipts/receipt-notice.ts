import { to } from '@stoa/shared/contract/site/addresses.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import type { ReceiptRow } from './receipts.tables.ts';

interface ReceiptNotice {
  kind: 'payment_received' | 'payment_voided' | 'refund_granted';
  /** The amount as the payer's language writes it. */
  params: { amount: string; items: string; reference: string };
  link: string;
}

/** What the payer is told of a receipt; nothing of why operators undid or paid back what they did. */
export function noticeOf(receipt: ReceiptRow): ReceiptNotice {
  const params = {
    amount: createFormat(receipt.locale).money(receipt.amountMinor, receipt.currency),
    items: shortened(receipt.lines.map(({ name }) => name).join(', ')),
    reference: receipt.reference,
  };
  const link = to.accountBilling({ receipt: receipt.id });
  if (receipt.kind === 'receipt') return { kind: 'payment_received', params, link };
  return { kind: receipt.refundId === null ? 'payment_voided' : 'refund_granted', params, link };
}

/** Twenty courses at once are too many words for a notice; the receipt has them all. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

import type { RefundWay } from '@stoa/shared/contract/market/billing-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import type { AccessLeft, ReceiptDraft } from './receipts.tables.ts';

interface ReceiptNotice {
  kind: 'payment_received' | 'payment_voided' | 'refund_granted';
  /** The amount as the payer's language writes it; of money that went back, what closed with it. */
  params: { amount: string; items: string; reference: string } & AccessWords;
  link: string;
}

interface AccessWords {
  way: RefundWay;
  access: 'closed' | 'part' | 'kept' | 'unsaid';
  closed: string;
  kept: string;
}

/** What the payer is told of a receipt; nothing of why operators undid or paid back what they did. */
export function noticeOf(receipt: ReceiptDraft): ReceiptNotice {
  const params = {
    amount: createFormat(receipt.locale).money(receipt.amountMinor, receipt.currency),
    items: namesOf(receipt.lines.map(({ name }) => name)),
    reference: receipt.reference,
    ...accessWords(receipt.access),
  };
  const link = to.accountBilling({ receipt: receipt.id });
  if (receipt.kind === 'receipt') return { kind: 'payment_received', params, link };
  return { kind: receipt.refundId === null ? 'payment_voided' : 'refund_granted', params, link };
}

function accessWords(access: AccessLeft | null): AccessWords {
  if (access === null) return { way: 'gateway', access: 'unsaid', closed: '', kept: '' };
  const [closed, kept] = [namesOf(access.closed), namesOf(access.kept)];
  return { way: access.way, access: closed === '' ? 'kept' : kept === '' ? 'closed' : 'part', closed, kept };
}

const namesOf = (names: readonly string[]): string => shortened(names.join(', '));

/** Twenty courses at once are too many words for a notice; the receipt has them all. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** The words of the contract for payments and refunds. */
export const en = {
  'status.initiated': 'Started',
  'status.authorized': 'Authorised',
  'status.paid': 'Paid',
  'status.captured': 'Collected',
  'status.failed': common.failed,
  'status.voided': payment.voided,
  'status.partially_refunded': 'Partly refunded',
  'status.refunded': payment.allRefunded,

  'refund.open': 'Refund requested',
  'refund.denied': 'Refund denied',
  'refund.payment_error': 'Refund failed',
  'refund.payment_refunded': 'Money returned',
  'refund.revocation_error': 'Access not removed yet',
  'refund.complete': 'Refund complete',

  card: payment.cardName,
  cardCheck: 'Card check',
  gone: 'No longer available',
} as const;

import { expect, test } from '@jest/globals';
import { type RefundStatus, refundStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { refundAfter, refundEvents } from './refund-machine.ts';

/** Status: what comes of deny · ask_again · paid_back · refused · taken_back · taking_back_failed. */
const expected: Record<RefundStatus, string> = {
  open: 'denied - payment_refunded payment_error - -',
  denied: '- - - - - -',
  payment_error: 'denied open payment_refunded payment_error - -',
  payment_refunded: '- - - - complete revocation_error',
  revocation_error: '- - - - complete revocation_error',
  complete: '- - - - - -',
};

test.each(refundStatuses)('%s: each event leads where it should', (status) => {
  expect(refundEvents.map((event) => refundAfter(status, event) ?? '-').join(' ')).toBe(expected[status]);
});

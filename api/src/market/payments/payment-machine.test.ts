import { expect, test } from '@jest/globals';
import { type TransactionStatus, transactionStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { judgePayment, paymentEvents } from './payment-machine.ts';

/** Status: what comes of authorize · pay · fail · void · refund_part · refund_all. `=` known, `!` contradiction. */
const expected: Record<TransactionStatus, string> = {
  initiated: 'authorized | paid +sell +count_coupon +receipt | failed +release_coupon | voided +release_coupon | ! | !',
  authorized: '= | captured +sell +count_coupon +receipt | failed +release_coupon | voided +release_coupon | ! | !',
  paid: '= | = | ! | voided +unsell +take_back +credit | partially_refunded | refunded',
  captured: '= | = | ! | voided +unsell +take_back +credit | partially_refunded | refunded',
  partially_refunded: '= | = | ! | ! | partially_refunded | refunded',
  failed: '! | paid +sell +count_late_coupon +receipt | = | = | ! | !',
  voided: '= | = | = | = | ! | !',
  refunded: '= | = | = | = | ! | !',
};

const said = (status: TransactionStatus): string =>
  paymentEvents
    .map((event) => judgePayment(status, event))
    .map((verdict) =>
      typeof verdict === 'string'
        ? { known: '=', contradiction: '!' }[verdict]
        : [verdict.to, ...verdict.effects.map((effect) => `+${effect}`)].join(' '),
    )
    .join(' | ');

test.each(transactionStatuses)('%s: each event leads where it should', (status) => {
  expect(said(status)).toBe(expected[status]);
});

test('the number of a receipt is taken when all other locks are held', () => {
  for (const status of transactionStatuses) {
    for (const event of paymentEvents) {
      const verdict = judgePayment(status, event);
      if (typeof verdict === 'string') continue;
      const { effects } = verdict;
      expect(effects.at(-1) === 'receipt').toBe(effects.includes('sell'));
      expect(effects.at(-1) === 'credit').toBe(effects.includes('unsell'));
    }
  }
});

test('what is sold is opened, and closed when that is voided', () => {
  for (const status of transactionStatuses) {
    for (const event of paymentEvents) {
      const verdict = judgePayment(status, event);
      if (typeof verdict === 'string') continue;
      expect(verdict.effects.includes('sell')).toBe(event === 'pay');
      const wasPaid = ['paid', 'captured', 'partially_refunded'].includes(status);
      expect(verdict.effects.includes('take_back')).toBe(wasPaid && event === 'void');
    }
  }
});

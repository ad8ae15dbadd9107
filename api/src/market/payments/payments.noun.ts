import type { Noun } from '../../kernel/noun.ts';
import { forgetCardsOf, forgetCardWork } from './forget-card.work.ts';
import { gatewayEventWork } from './gateway-events.ts';
import { janitor, paymentCheck } from './payment-check.work.ts';
import { exportPayments } from './payments.export.ts';
import { paymentRoutes } from './payments.routes.ts';
import { refundWork } from './refund.work.ts';
import { foldSales } from './merge-sales.ts';

export const payments: Noun = {
  name: 'payments',
  about: 'Paying, and getting money back',
  routes: paymentRoutes,
  speaksOfMoney: true,
  jobs: [janitor],
  work: [paymentCheck, gatewayEventWork, refundWork, forgetCardWork],
  followForgetting: forgetCardsOf,
  people: {
    deleted: ['card_tokens.user_id'],
    emptied: ['refunds.asked_by'],
    kept: ['transaction_lines.seller_id', 'refunds.decided_by', 'transaction_events.actor_id'],
  },
  merges: {
    'card_tokens.user_id': 'move',
    'refunds.asked_by': 'move',
    'transaction_lines.seller_id': foldSales,
    'refunds.decided_by': 'move',
    'transaction_events.actor_id': 'stay',
  },
  exports: { payments: exportPayments },
};

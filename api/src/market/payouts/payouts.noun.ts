import type { Noun } from '../../kernel/noun.ts';
import { exportPayouts } from './payouts.export.ts';
import { payoutRoutes } from './payouts.routes.ts';

export const payouts: Noun = {
  name: 'payouts',
  about: 'What was handed over to those who sell',
  routes: payoutRoutes,
  speaksOfMoney: true,
  people: {
    kept: ['payouts.creator_id', 'payouts.recorded_by', 'payouts.reversed_by'],
  },
  merges: {
    'payouts.creator_id': { refuses: 'has_sold' },
    'payouts.recorded_by': 'move',
    'payouts.reversed_by': 'move',
  },
  exports: { payouts: exportPayouts },
};

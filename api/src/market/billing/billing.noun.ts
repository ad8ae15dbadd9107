import type { Noun } from '../../kernel/noun.ts';
import { exportBilling } from './billing.export.ts';
import { billingRoutes } from './billing.routes.ts';

export const billing: Noun = {
  name: 'billing',
  about: 'Payments and plans',
  routes: billingRoutes,
  people: {
    deleted: ['subscriptions.user_id'],
    emptied: ['transactions.user_id'],
  },
  exports: { billing: exportBilling },
};

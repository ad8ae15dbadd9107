import type { Noun } from '../../kernel/noun.ts';
import { exportBilling } from './billing.export.ts';
import { billingRoutes } from './billing.routes.ts';
import { findPersonPayments } from './person-payments.ts';

export const billing: Noun = {
  name: 'billing',
  about: 'What a person paid, and for what',
  routes: billingRoutes,
  speaksOfMoney: true,
  people: {
    emptied: ['transactions.user_id'],
  },
  exports: { billing: exportBilling },
  listsOfPerson: { payments: findPersonPayments },
};

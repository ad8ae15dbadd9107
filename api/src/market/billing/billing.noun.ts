import type { Noun } from '../../kernel/noun.ts';
import { exportBilling } from './billing.export.ts';
import { billingRoutes } from './billing.routes.ts';
import { findPersonPayments } from './person-payments.ts';
import { foldTransactions } from './merge-transactions.ts';

export const billing: Noun = {
  name: 'billing',
  about: 'What a person paid, and for what',
  routes: billingRoutes,
  speaksOfMoney: true,
  people: {
    emptied: ['transactions.user_id'],
  },
  merges: {
    'transactions.user_id': foldTransactions,
  },
  exports: { billing: exportBilling },
  listsOfPerson: { payments: findPersonPayments },
};

import type { Noun } from '../../kernel/noun.ts';
import { exportTaxes } from './taxes.export.ts';
import { taxRoutes } from './taxes.routes.ts';

export const taxes: Noun = {
  name: 'taxes',
  about: 'Tax by country and day, and where people pay from',
  routes: taxRoutes,
  speaksOfMoney: true,
  people: {
    deleted: ['billing_details.user_id'],
    kept: ['tax_rates.created_by'],
  },
  merges: {
    'billing_details.user_id': { onePer: [] },
    'tax_rates.created_by': 'stay',
  },
  exports: { taxes: exportTaxes },
};

import type { Noun } from '../../kernel/noun.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { hasSold } from './has-sold.ts';

export const ledger: Noun = {
  name: 'ledger',
  about: 'What the books say, for those who answer for payments',
  routes: ledgerRoutes,
  speaksOfMoney: true,
  refusesMerge: { has_sold: hasSold },
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getTotals } from './totals.service.ts';

export const ledgerRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getTotals: async ({ query }) => ({ totals: await getTotals(db, query) }),
  });
};

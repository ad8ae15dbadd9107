import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listTransactions } from './billing.service.ts';

export const billingRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listTransactions: ({ viewer, query }) => listTransactions(db, viewer, query),
  });
};

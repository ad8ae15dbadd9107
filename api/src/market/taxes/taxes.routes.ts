import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  createTaxRate,
  endTaxRate,
  getBillingDetails,
  listTaxRates,
  listTaxTotals,
  updateBillingDetails,
} from './taxes.service.ts';

export const taxRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getBillingDetails: ({ viewer }) => getBillingDetails(db, viewer),
    updateBillingDetails: ({ viewer, body }) => updateBillingDetails(db, viewer, body),
    listTaxRates: () => listTaxRates(db),
    createTaxRate: ({ viewer, body }) => createTaxRate(db, viewer, body),
    endTaxRate: ({ viewer, params, body }) => endTaxRate(db, viewer, { ...body, id: params.id }),
    listTaxTotals: ({ query }) => listTaxTotals(db, query),
  });
};

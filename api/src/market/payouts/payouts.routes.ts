import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { payablesCsv, payoutsCsv } from './payouts-files.ts';
import { listPayables, listPayouts, recordPayout, reversePayout } from './payouts.service.ts';

export const payoutRoutes: Routes = (app, context) => {
  const { db } = context;
  serveCsv(app, context, payablesCsv);
  serveCsv(app, context, payoutsCsv);
  registerEndpoints(app, {
    getPayablesLink: ({ query, request: { locale } }) => linkToCsv(context, payablesCsv, { ...query, locale }),
    getPayoutsLink: ({ query, request: { locale } }) => linkToCsv(context, payoutsCsv, { ...query, locale }),
    listPayables: ({ query }) => listPayables(db, query),
    listPayouts: ({ query }) => listPayouts(db, query),
    recordPayout: ({ viewer, body }) => recordPayout(db, viewer, body),
    reversePayout: ({ viewer, params, body }) => reversePayout(db, viewer, { ...body, id: params.id }),
  });
};

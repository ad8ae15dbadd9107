import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listPayables, listPayouts, recordPayout, reversePayout } from './payouts.service.ts';

export const payoutRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listPayables: ({ query }) => listPayables(db, query),
    listPayouts: ({ query }) => listPayouts(db, query),
    recordPayout: ({ viewer, body }) => recordPayout(db, viewer, body),
    reversePayout: ({ viewer, params, body }) => reversePayout(db, viewer, { ...body, id: params.id }),
  });
};

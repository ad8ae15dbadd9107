import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getAdminOverview } from './overview.service.ts';

export const overviewRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, { getAdminOverview: ({ viewer }) => getAdminOverview(db, viewer) });
};

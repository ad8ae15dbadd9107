import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getSiteCheck } from './site-health.service.ts';

export const siteHealthRoutes: Routes = (app, context) => {
  registerEndpoints(app, { getSiteCheck: ({ params }) => getSiteCheck(context, params.check) });
};

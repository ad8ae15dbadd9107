import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { startImpersonation, stopImpersonation } from './impersonations.service.ts';

export const impersonationRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    startImpersonation: ({ viewer, params, body }) => startImpersonation(context, viewer, { ...params, ...body }),
    stopImpersonation: ({ viewer }) => stopImpersonation(context, viewer),
  });
};

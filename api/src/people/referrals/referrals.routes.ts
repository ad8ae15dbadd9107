import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getReferral } from './referrals.service.ts';

export const referralRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, { getReferral: ({ viewer }) => getReferral(db, viewer.user.id) });
};

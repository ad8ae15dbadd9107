import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { deleteOldClicks } from './referrals.repository.ts';
import { getReferral } from './referrals.service.ts';

export const referralRoutes: Routes = (app, { db, schedule }) => {
  schedule({ name: 'forget old referrals', everyS: 24 * 60 * 60, run: () => deleteOldClicks(db) });
  registerEndpoints(app, { getReferral: ({ viewer }) => getReferral(db, viewer.user.id) });
};

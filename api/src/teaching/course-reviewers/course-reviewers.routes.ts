import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { assignReviewers, listReviewers } from './course-reviewers.service.ts';

export const courseReviewerRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listReviewers: () => listReviewers(db),
    assignReviewers: async ({ viewer, body }) => ({ before: await assignReviewers(db, viewer, body.assignments) }),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { claimReview, getReviewClaim, releaseReview } from './claims.service.ts';
import { assignReviewers, listReviewers } from './course-reviewers.service.ts';

export const courseReviewerRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getReviewClaim: ({ viewer, params }) => getReviewClaim(db, viewer, params.id),
    claimReview: ({ viewer, params }) => claimReview(db, viewer, params.id),
    releaseReview: ({ viewer, params }) => releaseReview(db, viewer, params.id),
    listReviewers: () => listReviewers(db),
    assignReviewers: async ({ viewer, body }) => ({ before: await assignReviewers(db, viewer, body.assignments) }),
  });
};

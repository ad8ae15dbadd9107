import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listAmissPaths } from './amiss-paths.ts';
import { claimPathReview, getPathReviewClaim, releasePathReview } from './path-claims.service.ts';
import { listOwnLearningPaths, listPathReviewQueue } from './own-paths.ts';
import { saveLearningPath, saveLearningPathBanner, saveLearningPathObjectives } from './path-builder.service.ts';
import {
  orderLearningPathAssignments,
  removeLearningPathAssignment,
  saveLearningPathAssignment,
} from './path-assignments.service.ts';
import { saveLearningPathFee } from './path-fee.ts';
import { pathQueueCsv } from './path-queue-file.ts';
import { getBuilder } from './path-view.ts';
import {
  publishLearningPath,
  removeLearningPath,
  retireLearningPath,
  returnLearningPath,
  submitLearningPath,
  unpublishLearningPath,
  withdrawLearningPath,
} from './publishing.service.ts';

export const pathBuilderRoutes: Routes = (app, context) => {
  serveCsv(app, context, pathQueueCsv);
  registerEndpoints(app, {
    listOwnLearningPaths: ({ viewer, query }) => listOwnLearningPaths(context, viewer, query),
    listPathReviewQueue: ({ viewer, query }) => listPathReviewQueue(context, viewer, query),
    getPathReviewQueueLink: ({ viewer, query, request: { locale } }) =>
      linkToCsv(context, pathQueueCsv, { ...query, viewer_id: viewer.user.id, locale }),
    getPathReviewClaim: ({ viewer, params }) => getPathReviewClaim(context.db, viewer, params.id),
    claimPathReview: ({ viewer, params }) => claimPathReview(context.db, viewer, params.id),
    releasePathReview: ({ viewer, params }) => releasePathReview(context.db, viewer, params.id),
    listAmissPaths: ({ viewer }) => listAmissPaths(context.db, viewer),
    getPathBuilder: ({ viewer, params }) => getBuilder(context, viewer, params),
    saveLearningPath: ({ viewer, body }) => saveLearningPath(context, viewer, body),
    saveLearningPathObjectives: ({ viewer, body }) => saveLearningPathObjectives(context, viewer, body),
    saveLearningPathBanner: ({ viewer, body }) => saveLearningPathBanner(context, viewer, body),
    saveLearningPathAssignment: ({ viewer, body }) => saveLearningPathAssignment(context, viewer, body),
    orderLearningPathAssignments: ({ viewer, body }) => orderLearningPathAssignments(context, viewer, body),
    removeLearningPathAssignment: ({ viewer, params, query }) =>
      removeLearningPathAssignment(context, viewer, { id: params.id, on: query.base_version }),
    saveLearningPathFee: ({ viewer, body }) => saveLearningPathFee(context.db, viewer, body),
    submitLearningPath: ({ viewer, params }) => submitLearningPath(context, viewer, params.id),
    withdrawLearningPath: ({ viewer, params }) => withdrawLearningPath(context, viewer, params.id),
    publishLearningPath: ({ viewer, params, body }) =>
      publishLearningPath(context, viewer, { slug: params.slug, read: body.base_version }),
    returnLearningPath: ({ viewer, params, body }) =>
      returnLearningPath(context, viewer, { id: params.id, reason: body.body, read: body.base_version }),
    unpublishLearningPath: ({ viewer, params, body }) =>
      unpublishLearningPath(context, viewer, { id: params.id, reason: body.reason }),
    retireLearningPath: ({ viewer, params }) => retireLearningPath(context, viewer, params.id),
    removeLearningPath: async ({ viewer, params }) => {
      await removeLearningPath(context, viewer, params.id);
      return { ok: true };
    },
  });
};

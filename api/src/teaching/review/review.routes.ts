import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { discardRevision } from './discard-revision.ts';
import { publishCourse, unpublishCourse } from './publishing.service.ts';
import { listReviewQueue } from './review-queue.ts';
import { reviewQueueCsv } from './review-queue-file.ts';
import { commentOnReview, replyToReviewComment, resolveReviewComment } from './comments.service.ts';
import { listShippedPhrases } from './shipped-phrases.ts';
import { getCourseDiff, getCourseReview, submitCourse, withdrawCourse } from './review.service.ts';

export const reviewRoutes: Routes = (app, context) => {
  serveCsv(app, context, reviewQueueCsv);
  registerEndpoints(app, {
    submitCourse: ({ viewer, params, body }) => submitCourse(context, viewer, { ...params, ...body }),
    withdrawCourse: ({ viewer, params }) => withdrawCourse(context, viewer, params.id),
    discardRevision: ({ viewer, params, query }) =>
      discardRevision(context, viewer, { ...params, on: query.base_version }),
    publishCourse: ({ viewer, params, body }) => publishCourse(context, viewer, { ...params, ...body }),
    unpublishCourse: ({ viewer, params, body }) => unpublishCourse(context, viewer, { ...params, ...body }),
    listReviewQueue: ({ viewer, query }) => listReviewQueue(context, viewer, query),
    getReviewQueueLink: ({ viewer, query, request: { locale } }) =>
      linkToCsv(context, reviewQueueCsv, { ...query, viewer_id: viewer.user.id, locale }),
    getCourseReview: ({ viewer, params }) => getCourseReview(context, viewer, params.slug),
    getCourseDiff: ({ viewer, params }) => getCourseDiff(context, viewer, params.slug),
    commentOnReview: ({ viewer, params, body }) => commentOnReview(context, viewer, { ...params, ...body }),
    replyToReviewComment: ({ viewer, params, body }) => replyToReviewComment(context, viewer, { ...params, ...body }),
    resolveReviewComment: ({ viewer, params }) => resolveReviewComment(context, viewer, params.id),
    listShippedPhrases: ({ params, query, request: { locale } }) =>
      listShippedPhrases(context.db, { ...params, ...query, locale }),
  });
};

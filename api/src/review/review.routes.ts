import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { publishCourse, unpublishCourse } from './publishing.service.ts';
import { listReviewQueue } from './review-queue.ts';
import { publishDueCourses } from './scheduled-publishing.ts';
import {
  commentOnReview,
  getCourseReview,
  resolveReviewComment,
  submitCourse,
  withdrawCourse,
} from './review.service.ts';

export const reviewRoutes: Routes = (app, context) => {
  context.schedule({
    name: 'publish-due-courses',
    everyS: 60,
    run: async () => {
      const published = await publishDueCourses(context);
      if (published.length > 0) context.log.info({ courses: published }, 'published as scheduled');
    },
  });
  registerEndpoints(app, 'review', {
    submitCourse: ({ viewer, params }) => submitCourse(context, viewer, params.id),
    withdrawCourse: ({ viewer, params }) => withdrawCourse(context, viewer, params.id),
    publishCourse: ({ viewer, params, body }) => publishCourse(context, viewer, { ...params, ...body }),
    unpublishCourse: ({ viewer, params, body }) => unpublishCourse(context, viewer, { ...params, ...body }),
    listReviewQueue: ({ query }) => listReviewQueue(context, query),
    getCourseReview: ({ viewer, params }) => getCourseReview(context, viewer, params.slug),
    commentOnReview: ({ viewer, params, body }) => commentOnReview(context, viewer, { ...params, ...body }),
    resolveReviewComment: ({ viewer, params }) => resolveReviewComment(context, viewer, params.id),
  });
};

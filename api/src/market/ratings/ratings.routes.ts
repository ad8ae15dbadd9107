import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listRatings, rateCourse, replyToRating } from './ratings.service.ts';

export const ratingRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listRatings: ({ viewer, params, query }) => listRatings(db, viewer, { ...params, ...query }),
    replyToRating: ({ viewer, params, body }) => replyToRating(db, viewer, { ...params, ...body }),
    rateCourse: ({ viewer, params, body }) => rateCourse(db, viewer, params.id, body),
  });
};

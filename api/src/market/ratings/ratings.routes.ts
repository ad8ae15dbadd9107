import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listRatings, rateCourse } from './ratings.service.ts';

export const ratingRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listRatings: ({ params, query }) => listRatings(db, params.id, query),
    rateCourse: ({ viewer, params, body }) => rateCourse(db, viewer, params.id, body),
  });
};

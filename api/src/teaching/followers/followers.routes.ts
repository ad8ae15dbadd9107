import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { followInstructor, listFollowedInstructors, unfollowInstructor } from './followers.service.ts';

export const followerRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    followInstructor: ({ viewer, params }) => followInstructor(db, viewer, params.id),
    unfollowInstructor: ({ viewer, params }) => unfollowInstructor(db, viewer, params.id),
    listFollowedInstructors: ({ viewer, query }) => listFollowedInstructors(db, viewer, query),
  });
};

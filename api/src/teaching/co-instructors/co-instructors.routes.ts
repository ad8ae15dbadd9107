import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  answerCourseInvitation,
  inviteCoInstructor,
  listCoInstructors,
  listCourseInvitations,
  removeCoInstructor,
  updateRights,
} from './co-instructors.service.ts';

export const coInstructorRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listCoInstructors: ({ viewer, params }) => listCoInstructors(db, viewer, params.id),
    inviteCoInstructor: ({ viewer, params, body }) => inviteCoInstructor(context, viewer, { ...params, ...body }),
    updateCoInstructor: ({ viewer, params, body }) => updateRights(db, viewer, { ...params, ...body }),
    removeCoInstructor: async ({ viewer, params }) => {
      await removeCoInstructor(db, viewer, params);
      return { ok: true };
    },
    listCourseInvitations: ({ viewer }) => listCourseInvitations(db, viewer),
    answerCourseInvitation: async ({ viewer, params, body }) => {
      await answerCourseInvitation(db, viewer, { ...params, ...body });
      return { ok: true };
    },
  });
};

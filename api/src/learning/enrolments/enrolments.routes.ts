import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { enroll, listEnrollments, unenroll } from './enrolments.service.ts';

export const enrolmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    enroll: ({ viewer, body }) => enroll(context, viewer, body.course_id),
    unenroll: async ({ viewer, params }) => {
      await unenroll(context, viewer, params.id);
      return { ok: true };
    },
    listEnrollments: ({ viewer, query }) => listEnrollments(context, viewer, query),
  });
};

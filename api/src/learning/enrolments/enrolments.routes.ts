import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { enrol, listEnrolments, unenrol } from './enrolments.service.ts';

export const enrolmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    enrol: ({ viewer, body }) => enrol(context, viewer, body.course_id),
    unenrol: async ({ viewer, params }) => {
      await unenrol(context, viewer, params.id);
      return { ok: true };
    },
    listEnrolments: ({ viewer, query }) => listEnrolments(context, viewer, query),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { archiveEnrolment, unarchiveEnrolment } from './archived-enrolments.ts';
import { enrol, listEnrolments, unenrol } from './enrolments.service.ts';

export const enrolmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    enrol: ({ viewer, body }) => enrol(context, viewer, body.course_id),
    unenrol: async ({ viewer, params }) => {
      await unenrol(context, viewer, params.id);
      return { ok: true };
    },
    archiveEnrolment: ({ viewer, params }) => archiveEnrolment(context.db, viewer, params.id),
    unarchiveEnrolment: ({ viewer, params }) => unarchiveEnrolment(context.db, viewer, params.id),
    listEnrolments: ({ viewer, query }) => listEnrolments(context, viewer, query),
  });
};

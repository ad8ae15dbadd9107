import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listAllEnrolments, searchEnrolments } from './all-enrolments.service.ts';
import { archiveEnrolment, unarchiveEnrolment } from './archived-enrolments.ts';
import { enrol, listEnrolments, unenrol } from './enrolments.service.ts';
import { getOwnEnrolment, listEnrolledCourses, listOwnEnrolments } from './own-enrolments.ts';

export const enrolmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    enrol: ({ viewer, body }) => enrol(context, viewer, body.course_id),
    unenrol: async ({ viewer, params }) => {
      await unenrol(context, viewer, params.id);
      return { ok: true };
    },
    listEnrolledCourses: ({ viewer, query }) => listEnrolledCourses(context, viewer, query),
    getOwnEnrolment: ({ viewer, params }) => getOwnEnrolment(context.db, viewer, params.id),
    listOwnEnrolments: ({ viewer, query }) => listOwnEnrolments(context.db, viewer, query),
    listAllEnrolments: ({ query }) => listAllEnrolments(context.db, query),
    searchEnrolments: ({ query }) => searchEnrolments(context.db, query),
    archiveEnrolment: ({ viewer, params }) => archiveEnrolment(context.db, viewer, params.id),
    unarchiveEnrolment: ({ viewer, params }) => unarchiveEnrolment(context.db, viewer, params.id),
    listEnrolments: ({ viewer, query }) => listEnrolments(context, viewer, query),
  });
};

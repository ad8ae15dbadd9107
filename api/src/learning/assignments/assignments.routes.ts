import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listDueAssignments, listOwnAssignments } from './assignments.service.ts';

export const assignmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listDueAssignments: ({ viewer }) => listDueAssignments(context.db, viewer),
    listOwnAssignments: ({ viewer, params }) => listOwnAssignments(context, viewer, params.id),
  });
};

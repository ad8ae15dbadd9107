import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { listDueAssignments, listOwnAssignments } from './assignments.service.ts';

export const assignmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, 'assignments', {
    listDueAssignments: ({ viewer }) => listDueAssignments(context.db, viewer),
    listOwnAssignments: ({ viewer, params }) => listOwnAssignments(context, viewer, params.id),
  });
};

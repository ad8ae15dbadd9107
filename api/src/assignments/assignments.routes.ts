import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { listDueAssignments, listOwnAssignments } from './assignments.service.ts';

export const assignmentRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, 'assignments', {
    listDueAssignments: ({ viewer }) => listDueAssignments(db, viewer),
    listOwnAssignments: ({ viewer, params }) => listOwnAssignments(db, viewer, params.id),
  });
};

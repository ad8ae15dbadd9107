import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getLearningPathAssignment, listDuePathAssignments } from './path-assignments.service.ts';

export const pathAssignmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getLearningPathAssignment: ({ viewer, params }) => getLearningPathAssignment(context, viewer, params.id),
    listDuePathAssignments: ({ viewer }) => listDuePathAssignments(context, viewer),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listPlannableCourses } from './path-planner.service.ts';

export const pathPlannerRoutes: Routes = (app, context) =>
  registerEndpoints(app, {
    listPlannableCourses: ({ viewer, query }) => listPlannableCourses(context, viewer, query.skills),
  });

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getLearningPath, listLearningPaths } from './learning-paths.service.ts';

export const learningPathRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listLearningPaths: ({ query }) => listLearningPaths(context.db, query),
    getLearningPath: ({ viewer, params }) => getLearningPath(context, viewer, params.slug),
  });
};

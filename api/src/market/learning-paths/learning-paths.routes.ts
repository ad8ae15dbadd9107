import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { enrolInPath } from './enrol-in-path.ts';
import { getLearningPath, getLearningPathBanner, listLearningPaths, listTakenPaths } from './learning-paths.service.ts';

export const learningPathRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listLearningPaths: ({ viewer, query }) => listLearningPaths(context, viewer, query),
    listTakenPaths: ({ viewer, query }) => listTakenPaths(context, viewer, query),
    getLearningPath: ({ viewer, params }) => getLearningPath(context, viewer, params.slug),
    getLearningPathBanner: ({ viewer, params }) => getLearningPathBanner(context, viewer, params.id),
    enrolInPath: async ({ viewer, params }) => {
      await enrolInPath(context.db, viewer, params.slug);
      return getLearningPath(context, viewer, params.slug);
    },
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { enrolInPath } from './enrol-in-path.ts';
import { getLearningPath, listLearningPaths } from './learning-paths.service.ts';
import { saveLearningPathFee } from './path-fee.ts';

export const learningPathRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listLearningPaths: ({ query }) => listLearningPaths(context.db, query),
    getLearningPath: ({ viewer, params }) => getLearningPath(context, viewer, params.slug),
    enrolInPath: async ({ viewer, params }) => {
      await enrolInPath(context.db, viewer, params.slug);
      return getLearningPath(context, viewer, params.slug);
    },
    saveLearningPathFee: ({ viewer, body }) => saveLearningPathFee(context.db, viewer, body),
  });
};

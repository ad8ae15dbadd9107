import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { openQuizHint, startQuizAttempt, submitQuizAttempt } from './quizzes.service.ts';
import { getQuizStatistics } from './statistics.service.ts';

export const quizRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    startQuizAttempt: ({ viewer, params }) => startQuizAttempt(context, viewer, params.id),
    openQuizHint: ({ viewer, params, body }) => openQuizHint(context, viewer, { ...params, ...body }),
    getQuizStatistics: ({ viewer, params }) => getQuizStatistics(context, viewer, params.id),
    submitQuizAttempt: ({ viewer, params, body }) => submitQuizAttempt(context, viewer, { ...params, ...body }),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { openQuizHint, startQuizAttempt, submitQuizAttempt } from './quizzes.service.ts';
import { getQuizStatistics, listQuestionAttempts } from './statistics.service.ts';

export const quizRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    startQuizAttempt: ({ viewer, params }) => startQuizAttempt(context, viewer, params.id),
    openQuizHint: ({ viewer, params, body }) => openQuizHint(context, viewer, { ...params, ...body }),
    getQuizStatistics: ({ viewer, params }) => getQuizStatistics(context.db, viewer, params.id),
    listQuestionAttempts: ({ viewer, params, query }) =>
      listQuestionAttempts(context.db, viewer, { ...params, ...query }),
    submitQuizAttempt: ({ viewer, params, body }) => submitQuizAttempt(context, viewer, { ...params, ...body }),
  });
};

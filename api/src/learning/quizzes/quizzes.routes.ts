import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { startQuizAttempt, submitQuizAttempt } from './quizzes.service.ts';

export const quizRoutes: Routes = (app, context) => {
  registerEndpoints(app, 'quizzes', {
    startQuizAttempt: ({ viewer, params }) => startQuizAttempt(context, viewer, params.id),
    submitQuizAttempt: ({ viewer, params, body }) => submitQuizAttempt(context, viewer, { ...params, ...body }),
  });
};

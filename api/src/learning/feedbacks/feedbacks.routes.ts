import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listFeedbacks, markFeedback, sendFeedback } from './feedbacks.service.ts';

export const feedbackRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    sendFeedback: ({ viewer, body }) => sendFeedback(context, viewer, body),
    listFeedbacks: ({ viewer, query }) => listFeedbacks(db, viewer, query),
    markFeedback: ({ viewer, params, body }) => markFeedback(db, viewer, { ...params, ...body }),
  });
};

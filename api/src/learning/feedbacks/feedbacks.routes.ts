import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listFeedbacks, markFeedback, sendFeedback } from './feedbacks.service.ts';
import { siteFeedbackCsv } from './site-feedback-file.ts';

export const feedbackRoutes: Routes = (app, context) => {
  const { db } = context;
  serveCsv(app, context, siteFeedbackCsv);
  registerEndpoints(app, {
    sendFeedback: ({ viewer, body }) => sendFeedback(context, viewer, body),
    listFeedbacks: ({ viewer, query }) => listFeedbacks(db, viewer, query),
    getSiteFeedbackLink: ({ query, request: { locale } }) => linkToCsv(context, siteFeedbackCsv, { ...query, locale }),
    markFeedback: ({ viewer, params, body }) => markFeedback(db, viewer, { ...params, ...body }),
  });
};

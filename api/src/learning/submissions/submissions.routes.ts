import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { approveSubmission, giveFeedback } from './decide.ts';
import { createReviewPhrase, listReviewPhrases, removeReviewPhrase } from './phrases.service.ts';
import { getSubmission, listSubmissions } from './submissions.service.ts';
import { getSubmissionFile } from './submitted-file.ts';

export const submissionRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listSubmissions: ({ viewer, query }) => listSubmissions(context, viewer, query),
    getSubmission: ({ viewer, params }) => getSubmission(context, viewer, params.id),
    getSubmissionFile: ({ viewer, params }) => getSubmissionFile(context, viewer, params.id),
    approveSubmission: ({ viewer, params, body }) => approveSubmission(context, viewer, { ...params, ...body }),
    giveFeedback: ({ viewer, params, body }) => giveFeedback(context, viewer, { ...params, ...body }),
    listReviewPhrases: ({ viewer }) => listReviewPhrases(context.db, viewer),
    createReviewPhrase: ({ viewer, body }) => createReviewPhrase(context.db, viewer, body.text),
    removeReviewPhrase: ({ viewer, params }) => removeReviewPhrase(context.db, viewer, params.id),
  });
};

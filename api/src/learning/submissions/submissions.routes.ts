import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { approveSubmission, giveFeedback } from './decide.ts';
import { createReviewPhrase, listReviewPhrases, removeReviewPhrase, updateReviewPhrase } from './phrases.service.ts';
import { getSubmission, listSubmissions } from './submissions.service.ts';
import { getSubmissionFile } from './submitted-file.ts';

export const submissionRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listSubmissions: ({ viewer, query }) => listSubmissions(context, viewer, query),
    getSubmission: ({ viewer, params }) => getSubmission(context, viewer, params.id),
    getSubmissionFile: ({ viewer, params }) => getSubmissionFile(context, viewer, params.id),
    approveSubmission: ({ viewer, params, body }) => approveSubmission(context, viewer, { ...params, ...body }),
    giveFeedback: ({ viewer, params, body }) => giveFeedback(context, viewer, { ...params, ...body }),
    listReviewPhrases: ({ viewer, query }) => listReviewPhrases(context.db, viewer, query.purpose),
    createReviewPhrase: ({ viewer, body }) => createReviewPhrase(context.db, viewer, body),
    updateReviewPhrase: ({ viewer, params, body }) => updateReviewPhrase(context.db, viewer, { ...params, ...body }),
    removeReviewPhrase: ({ viewer, params }) => removeReviewPhrase(context.db, viewer, params.id),
  });
};

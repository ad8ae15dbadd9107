import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listDueAssignments, listOwnAssignments } from './assignments.service.ts';
import { attachSubmissionFile, removeSubmissionFile, saveSubmission } from './hand-in.ts';

export const assignmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listDueAssignments: ({ viewer }) => listDueAssignments(context, viewer),
    listOwnAssignments: ({ viewer, params }) => listOwnAssignments(context, viewer, params.id),
    saveSubmission: ({ viewer, params, body }) => saveSubmission(context, viewer, params.id, body),
    attachSubmissionFile: ({ viewer, params, body }) => attachSubmissionFile(context, viewer, params.id, body.file_id),
    removeSubmissionFile: ({ viewer, params }) => removeSubmissionFile(context, viewer, params.id),
  });
};

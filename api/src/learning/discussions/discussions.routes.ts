import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getDiscussion, listDiscussions, listOpenQuestions, listReplies } from './discussions.service.ts';
import {
  acceptReply,
  removeDiscussion,
  restoreDiscussion,
  steerDiscussion,
  voteDiscussion,
} from './keep-discussion.ts';
import { createDiscussion, updateDiscussion } from './write-discussion.ts';

export const discussionRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    createDiscussion: ({ viewer, body }) => createDiscussion(context, viewer, body),
    listDiscussions: ({ viewer, params, query }) => listDiscussions(context, viewer, { ...params, ...query }),
    getDiscussion: ({ viewer, params }) => getDiscussion(context, viewer, params.id),
    listDiscussionReplies: ({ viewer, params, query }) => listReplies(context, viewer, { ...params, ...query }),
    updateDiscussion: ({ viewer, params, body }) => updateDiscussion(context, viewer, { ...params, ...body }),
    removeDiscussion: ({ viewer, params }) => removeDiscussion(context, viewer, params.id),
    restoreDiscussion: ({ viewer, params }) => restoreDiscussion(context, viewer, params.id),
    voteDiscussion: ({ viewer, params, body }) => voteDiscussion(context, viewer, { ...params, ...body }),
    acceptDiscussionReply: ({ viewer, params, body }) => acceptReply(context, viewer, { ...params, ...body }),
    steerDiscussion: ({ viewer, params, body }) => steerDiscussion(context, viewer, { ...params, ...body }),
    listOpenQuestions: ({ viewer, query }) => listOpenQuestions(db, viewer, query),
  });
};

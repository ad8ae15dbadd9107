import type { Routes } from '../kernel/context.ts';
import { registerEndpoints } from '../kernel/plugins/endpoints.ts';
import { react, removeContent, reportContent, restoreContent } from './content.service.ts';
import { decideReport, listDecisions, listReports, moderateContent } from './moderation.service.ts';
import { acceptReply, createPost, editPost, getPost, listPosts } from './posts.service.ts';
import { createReply, editReply, listReplies } from './replies.service.ts';

const done = { ok: true as const };

export const communityRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listPosts: ({ viewer, query }) => listPosts(db, viewer, query),
    createPost: ({ viewer, body }) => createPost(context, viewer, body),
    getPost: ({ viewer, params }) => getPost(db, viewer, params.id),
    updatePost: ({ viewer, params, body }) => editPost(db, viewer, params.id, body),
    acceptReply: ({ viewer, params, body }) => acceptReply(db, viewer, params.id, body.reply_id),
    listReplies: ({ viewer, params, query }) => listReplies(db, viewer, params.id, query),
    createReply: ({ viewer, params, body }) => createReply(context, viewer, params.id, body),
    updateReply: ({ viewer, params, body }) => editReply(db, viewer, params.id, body.body),
    removeContent: async ({ viewer, params }) => {
      await removeContent(db, viewer, params);
      return done;
    },
    restoreContent: async ({ viewer, params }) => {
      await restoreContent(db, viewer, params);
      return done;
    },
    addReaction: ({ viewer, params }) => react(db, viewer, { ...params, on: true }),
    removeReaction: ({ viewer, params }) => react(db, viewer, { ...params, on: false }),
    reportContent: async ({ viewer, params, body }) => {
      await reportContent(context, viewer, { ...params, ...body });
      return done;
    },
    listContentReports: ({ viewer, query }) => listReports(db, viewer, query),
    decideContentReport: ({ viewer, params, body }) => decideReport(db, viewer, { ...params, ...body }),
    listModerationDecisions: ({ query }) => listDecisions(db, query),
    moderateContent: async ({ viewer, params, body }) => {
      await moderateContent(db, viewer, params, body);
      return done;
    },
  });
};

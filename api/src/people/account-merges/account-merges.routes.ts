import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listMerges, mergeUsers, previewMerge } from './account-merges.service.ts';
import { listEmailAliases, removeEmailAlias } from './email-aliases.service.ts';
import { dismissDuplicate, listDuplicates } from './duplicates.service.ts';

export const accountMergeRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listDuplicates: ({ query }) => listDuplicates(context, query.after),
    dismissDuplicate: ({ viewer, body }) => dismissDuplicate(context, viewer, body),
    previewMerge: ({ viewer, params, query }) =>
      previewMerge(context, viewer, { from: query.from_id, into: params.id }),
    mergeUsers: ({ viewer, params, body: { from_id: from, ...given } }) =>
      mergeUsers(context, viewer, { from, into: params.id, ...given }),
    listEmailAliases: ({ viewer }) => listEmailAliases(context.db, viewer.user.id),
    removeEmailAlias: ({ viewer, params, body, request: { locale } }) =>
      removeEmailAlias(context, viewer, { ...params, ...body, locale }),
    listMerges: ({ params }) => listMerges(context.db, params.id),
  });
};

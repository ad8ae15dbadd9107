import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { dropWork, listGivenUpWork, retryManyWork, retryWork } from './background-work.service.ts';

export const backgroundWorkRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listGivenUpWork: ({ query }) => listGivenUpWork(db, query),
    retryWork: ({ viewer, params }) => retryWork(db, viewer, params.id),
    retryManyWork: ({ viewer, body }) => retryManyWork(db, viewer, body.ids),
    dropWork: ({ viewer, body }) => dropWork(db, viewer, body),
  });
};

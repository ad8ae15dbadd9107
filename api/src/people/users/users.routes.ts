import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listUsers, searchUsers } from './users.service.ts';

export const userRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listUsers: ({ query }) => listUsers(db, query),
    searchUsers: ({ query }) => searchUsers(db, query),
  });
};

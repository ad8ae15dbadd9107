import { serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getUsersLink, usersCsv } from './users-file.ts';
import { listUsers, searchUsers } from './users.service.ts';

export const userRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listUsers: ({ query }) => listUsers(db, query),
    searchUsers: ({ query }) => searchUsers(db, query),
    getUsersLink: ({ query, request: { locale } }) => getUsersLink(context, { ...query, locale }),
  });
  serveCsv(app, context, usersCsv);
};

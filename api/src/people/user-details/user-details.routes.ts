import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { findListedUser } from '../users/listed-users.ts';
import { listUserLists } from './person-lists.ts';
import { getUserDetails, listUserSessions } from './user-details.service.ts';

export const userDetailRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    getUser: ({ params }) => getUserDetails(db, params.id),
    listUserLists: async ({ params }) => {
      if ((await findListedUser(db, params.id)) === undefined) throw notFound();
      return listUserLists(context, params.id);
    },
    listUserSessions: ({ params, request }) => listUserSessions(db, params.id, request.locale),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { requireListed } from '../users/require-listed.ts';
import { listUserLists } from './person-lists.ts';
import { getUserDetails, listUserSessions } from './user-details.service.ts';

export const userDetailRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    getUser: ({ params }) => getUserDetails(db, params.id),
    listUserLists: async ({ params }) => {
      await requireListed(db, params.id);
      return listUserLists(context, params.id);
    },
    listUserSessions: ({ params, request }) => listUserSessions(db, params.id, request.locale),
  });
};

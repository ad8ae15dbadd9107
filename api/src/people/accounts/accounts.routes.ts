import type { Routes } from '../../kernel/context.ts';
import { getNotifications } from '../../telling/notifications/notifications.service.ts';
import { instantOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { permissionsIn } from '../roles/roles.policy.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { findDemoAccounts } from './accounts.repository.ts';
import { login } from './login.service.ts';
import { profileOf } from '../users/person.ts';

export const accountRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  registerEndpoints(app, {
    login: ({ body, request }) => login(context, body, visitorOf(request)),
    getStartUp: async ({ viewer, request }) => {
      const { items, unread } = await getNotifications(db, viewer.user.id, request.locale);
      return {
        user: profileOf(viewer.user),
        roles: viewer.roles.map((name) => ({
          name,
          permissions: permissionsIn(name, viewer.grants).map((permission) => ({ name: permission })),
        })),
        preferences: { locale: viewer.user.locale, color_scheme: viewer.user.colorScheme },
        notifications: items,
        unread_count: unread,
        seen_by: seenByOf(viewer),
      };
    },
    listDemoAccounts: () => (settings.demo ? findDemoAccounts(db) : []),
  });
};

const seenByOf = ({ seenBy }: Viewer) =>
  seenBy === undefined ? null : { id: seenBy.id, full_name: seenBy.fullName, until: instantOf(seenBy.until) };

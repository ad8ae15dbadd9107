import type { Routes } from '../context.ts';
import { getNotifications } from '../notifications/notifications.service.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { permissionsOfRole } from '../roles/roles.policy.ts';
import { findDemoAccounts } from './accounts.repository.ts';
import { login, register } from './accounts.service.ts';
import { profileOf } from './person.ts';
import { deleteOldSessions, revokeSession } from './sessions.repository.ts';

export const accountRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  context.schedule({ name: 'forget old sessions', everyS: 60 * 60, run: () => deleteOldSessions(db) });
  registerEndpoints(app, {
    register: ({ body }) => register(context, body),
    login: ({ body, request }) => login(context, body, request.ip),
    logout: async ({ viewer }) => {
      await revokeSession(db, viewer.sessionId);
      return { ok: true };
    },
    getStartUp: async ({ viewer, request }) => {
      const { items, unread } = await getNotifications(db, viewer.user.id, request.locale);
      return {
        user: profileOf(viewer.user),
        roles: viewer.roles.map((name) => ({ name, permissions: permissionsOfRole[name].map((p) => ({ name: p })) })),
        preferences: { locale: viewer.user.locale, color_scheme: viewer.user.colorScheme },
        notifications: items,
        unread_count: unread,
      };
    },
    listDemoAccounts: () => (settings.demo ? findDemoAccounts(db) : []),
  });
};

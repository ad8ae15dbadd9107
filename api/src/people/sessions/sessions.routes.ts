import type { Routes } from '../../kernel/context.ts';
import { requireOwnAccount } from '../users/demo-accounts.policy.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { revokeSession, revokeSessions } from './sessions.repository.ts';
import { listSessions } from './sessions.service.ts';

export const sessionRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listSessions: ({ viewer, request }) => listSessions(db, viewer, request.locale),
    revokeSession: async ({ viewer, params }) => {
      requireOwnAccount(viewer.user);
      if (!(await revokeSession(db, viewer.user.id, params.id))) throw notFound();
      return { ok: true };
    },
    revokeAllSessions: async ({ viewer }) => {
      requireOwnAccount(viewer.user);
      await revokeSessions(db, viewer.user.id);
      return { ok: true };
    },
    logout: async ({ viewer }) => {
      await revokeSession(db, viewer.seenBy?.id ?? viewer.user.id, viewer.sessionId);
      return { ok: true };
    },
  });
};

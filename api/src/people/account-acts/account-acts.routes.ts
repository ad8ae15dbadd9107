import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { logOutUsers } from './log-out.service.ts';
import { giveRoles, takeRoleAway } from './roles.service.ts';
import { restoreUser, suspendUser } from './suspension.service.ts';

export const accountActRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    giveRole: ({ viewer, body }) => giveRoles(context, viewer, body),
    takeRole: ({ viewer, params, body }) => takeRoleAway(context, viewer, { ...params, ...body }),
    logOutUsers: ({ viewer, body }) => logOutUsers(context, viewer, body),
    suspendUser: ({ viewer, params: { id }, body: { reason, public_reason } }) =>
      suspendUser(context, viewer, { id, reason, publicReason: public_reason }),
    restoreUser: ({ viewer, params, body }) => restoreUser(context, viewer, { ...params, ...body }),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { deleteEmailChange } from './email-changes.repository.ts';
import { changeEmail, confirmEmail, getEmailChange } from './email-changes.service.ts';

export const emailChangeRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    changeEmail: ({ viewer, body, request }) => changeEmail(context, viewer, body, visitorOf(request)),
    getEmailChange: ({ viewer }) => getEmailChange(db, viewer.user.id),
    cancelEmailChange: async ({ viewer }) => {
      await deleteEmailChange(db, viewer.user.id);
      return { ok: true };
    },
    confirmEmail: ({ body, request }) => confirmEmail(context, body.token, visitorOf(request)),
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { changePassword, requestPasswordReset, updatePassword } from './passwords.service.ts';

export const passwordRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    requestPasswordReset: ({ body, request }) => requestPasswordReset(context, body.email, visitorOf(request)),
    updatePassword: async ({ body, request }) => {
      await updatePassword(context, body, visitorOf(request));
      return { ok: true };
    },
    changePassword: async ({ viewer, body, request }) => {
      await changePassword(context, viewer, body, visitorOf(request));
      return { ok: true };
    },
  });
};

import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { deleteOldRegistrations } from './registrations.repository.ts';
import { confirmRegistration, register, resendRegistration } from './registrations.service.ts';

export const registrationRoutes: Routes = (app, context) => {
  const { db } = context;
  context.schedule({ name: 'forget old sign-ups', everyS: 10 * 60, run: () => deleteOldRegistrations(db) });
  registerEndpoints(app, {
    register: ({ body, request }) => register(context, { ...body, wantsToTeach: false }, visitorOf(request)),
    registerInstructor: ({ body, request }) => register(context, { ...body, wantsToTeach: true }, visitorOf(request)),
    confirmRegistration: ({ body, request }) => confirmRegistration(context, body, visitorOf(request)),
    resendRegistration: ({ body }) => resendRegistration(context, body.registration_id),
  });
};

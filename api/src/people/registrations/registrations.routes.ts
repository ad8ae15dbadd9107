import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { confirmRegistration, register, resendRegistration } from './registrations.service.ts';

export const registrationRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    register: ({ body, request }) => register(context, { ...body, wantsToTeach: false }, visitorOf(request)),
    registerInstructor: ({ body, request }) => register(context, { ...body, wantsToTeach: true }, visitorOf(request)),
    confirmRegistration: ({ body, request }) => confirmRegistration(context, body, visitorOf(request)),
    resendRegistration: ({ body }) => resendRegistration(context, body.registration_id),
  });
};

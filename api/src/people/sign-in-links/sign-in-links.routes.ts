import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { createSignInLink, externalLogin, getSignInLinkOwner } from './sign-in-links.service.ts';

export const signInLinkRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    createSignInLink: ({ viewer, body }) => createSignInLink(db, viewer.user.id, body.to),
    getSignInLinkOwner: ({ viewer, params }) => getSignInLinkOwner(db, params.code, viewer?.user.id),
    externalLogin: ({ params, request }) => externalLogin(db, params.code, visitorOf(request)),
  });
};

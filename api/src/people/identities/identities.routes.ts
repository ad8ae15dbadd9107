import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { makeProviders } from './ask-provider.ts';
import {
  linkIdentity,
  listIdentities,
  redirectToLink,
  redirectToProvider,
  socialRegister,
  unlinkIdentity,
} from './identities.service.ts';

export const identityRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  const providers = makeProviders(settings.oidcProviders, settings.siteUrl);
  registerEndpoints(app, {
    listSignInProviders: () => providers.list().map(({ id, name }) => ({ id, name })),
    redirectToProvider: ({ params, request }) =>
      redirectToProvider(context, providers, { providerId: params.provider, address: request.ip }),
    redirectToLink: ({ params, body, viewer, request }) =>
      redirectToLink(context, providers, { providerId: params.provider, address: request.ip, viewer, ...body }),
    socialRegister: ({ body, request }) => socialRegister(context, providers, body, visitorOf(request)),
    listIdentities: ({ viewer }) => listIdentities(db, providers, viewer.user),
    linkIdentity: async ({ viewer, body, request }) => {
      await linkIdentity(context, providers, { viewer, answer: body, visitor: visitorOf(request) });
      return { ok: true };
    },
    unlinkIdentity: async ({ viewer, params, request }) => {
      const visitor = visitorOf(request);
      await unlinkIdentity(context, providers, { viewer, providerId: params.provider, visitor });
      return { ok: true };
    },
  });
};

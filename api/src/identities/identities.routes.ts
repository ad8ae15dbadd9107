import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { makeProviders } from './ask-provider.ts';
import { deleteOldVisits } from './identities.repository.ts';
import {
  linkIdentity,
  listIdentities,
  redirectToProvider,
  socialRegister,
  unlinkIdentity,
} from './identities.service.ts';

export const identityRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  const providers = makeProviders(settings.oidcProviders, settings.siteUrl);
  context.schedule({ name: 'forget old provider visits', everyS: 10 * 60, run: () => deleteOldVisits(db) });
  registerEndpoints(app, {
    listSignInProviders: () => providers.list().map(({ id, name }) => ({ id, name })),
    redirectToProvider: ({ params, viewer, request }) =>
      redirectToProvider(context, providers, { providerId: params.provider, viewer, address: request.ip }),
    socialRegister: ({ body, request }) => socialRegister(context, providers, body, visitorOf(request)),
    listIdentities: ({ viewer }) => listIdentities(db, providers, viewer.user),
    linkIdentity: async ({ viewer, body }) => {
      await linkIdentity(db, providers, viewer, body);
      return { ok: true };
    },
    unlinkIdentity: async ({ viewer, params }) => {
      await unlinkIdentity(db, providers, viewer.user.id, params.provider);
      return { ok: true };
    },
  });
};

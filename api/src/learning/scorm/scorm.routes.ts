import type { FastifyRequest } from 'fastify';
import type { Context, Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { invalid } from '../../kernel/problem.ts';
import { contentRoutes } from './content.routes.ts';
import { keepScormData } from './keep-commit.ts';
import { openScorm, renewScorm } from './open-launch.ts';
import { getScormProgress, listOwnScorm } from './scorm.service.ts';

export const scormRoutes: Routes = async (app, context) => {
  registerEndpoints(app, {
    openScorm: ({ viewer, body, request }) =>
      openScorm(context, { viewer, siteOrigin: originOf(request, context) }, body),
    renewScorm: ({ viewer, params }) => renewScorm(context, viewer, params.id),
    keepScormData: ({ viewer, body }) => keepScormData(context, viewer, body),
    getScormProgress: ({ viewer, params }) => getScormProgress(context, viewer, params.id),
    listOwnScorm: ({ viewer, query }) => listOwnScorm(context, viewer, query),
  });
  await app.register(async (scope) => contentRoutes(scope, context));
};

/** Of the site, as its visitor opened it and the gateway passed it on. */
function originOf({ protocol, host }: FastifyRequest, { settings }: Context): string {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) throw invalid({ host: `Open this site as ${settings.siteUrl}.` });
  return new URL(address).origin;
}

import type { FastifyInstance } from 'fastify';
import { CONTENT_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { contentOriginFor, isContentAddress, isContentHost } from '@stoa/shared/contract/site/content-origin.ts';
import { originOf } from './request-origin.ts';
import type { GatewaySettings } from './settings.ts';

/**
 * Scripts in packages were written by others: on the host that they come from there is nothing of the site, and on the
 * site's none of them. Where both are names of one machine, each may be the site's to one visitor and the content's to
 * another; then the API, which knows who opened a package under which, serves it under that name alone.
 */
export function separateHosts(app: FastifyInstance, names: Pick<GatewaySettings, 'siteUrl' | 'contentUrl'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const isContent = isContentAddress(request.url, CONTENT_PATH);
    const fits =
      names.contentUrl === undefined
        ? !isContent || contentOriginFor(names, originOf(request)) !== undefined
        : isContent === isContentHost(names.contentUrl, request.host);
    if (!fits) return reply.callNotFound();
  });
}

import type { FastifyInstance } from 'fastify';
import { CONTENT_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { isContentAddress, isContentHost } from '@stoa/shared/contract/site/content-origin.ts';
import { notFound } from '../problem.ts';
import type { Settings } from '../settings.ts';

/** The gateway lets nothing else through under the content's name; who calls past it finds as little here. */
export function keepContentApart(app: FastifyInstance, { contentUrl }: Pick<Settings, 'contentUrl'>): void {
  app.addHook('onRequest', async (request) => {
    if (isContentHost(contentUrl, request.host) && !isContentAddress(request.url, CONTENT_PATH)) throw notFound();
  });
}

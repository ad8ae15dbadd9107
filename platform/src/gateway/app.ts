import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { openPlatformToken } from '../registry/platform-token.ts';
import { openRegistry } from '../registry/registry.ts';
import { apiProxy } from './api-proxy.ts';
import { assets } from './assets.ts';
import { compression } from './compression.ts';
import { withDevRelease } from './dev-overlay.ts';
import { health } from './health.ts';
import { watchLiveRelease } from './live-release.ts';
import { createHeadFinder } from './page-head.ts';
import { pages } from './pages.ts';
import { platformRoutes } from './platform-routes.ts';
import { releaseEvents } from './release-events.ts';
import { reports } from './reports.ts';
import { securityHeaders } from './security-headers.ts';
import type { GatewaySettings } from './settings.ts';

/** The gateway: pages, assets, the registry's calls, and the API behind `/api/`. */
export async function createApp(settings: GatewaySettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    // An address that cannot be read, such as /%E0%A4%A: there is nothing there.
    frameworkErrors: (_error, _request, reply) => {
      sendNotFound(reply);
    },
  });
  const registry = openRegistry(settings.dataDir);
  const token = await openPlatformToken(settings.dataDir, settings.platformToken);
  const live = await watchLiveRelease(registry, settings, app.log);
  const release = settings.devRelease ? withDevRelease(live, settings.devRelease) : live;
  app.addHook('preClose', async () => release.close());

  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).type('text/plain').send('This did not work. Please try again in a moment.\n');
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  await app.register(compression);
  await app.register(apiProxy, { apiUrl: settings.apiUrl });
  await app.register(assets, { folder: registry.artefacts.folder });
  await app.register(async (site) => {
    await site.register(securityHeaders);
    await site.register(health, { release, apiUrl: settings.apiUrl });
    await site.register(platformRoutes, { registry, release, token });
    await site.register(releaseEvents, { release });
    await site.register(reports, { dataDir: settings.dataDir });
    await site.register(pages, { release, siteUrl: settings.siteUrl, findHead: createHeadFinder(settings.apiUrl) });
  });
  return app;
}

const sendNotFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found.\n');

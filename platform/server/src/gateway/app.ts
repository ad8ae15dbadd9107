import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { patientHeaders } from '@stoa/shared/serving/server-options.ts';
import { createAuthenticate } from '../access/authenticate.ts';
import { createProver } from '../proof/prover.ts';
import { openLocalRegistry, type Registry } from '../registry/registry.ts';
import { createGateBeside, limitsIn } from '../release/gate/process/gate-beside.ts';
import { witnessRights } from '../registry/witness-rights.ts';
import { apiProxy } from './api-proxy.ts';
import { assets } from './assets.ts';
import { separateHosts } from './content-host.ts';
import { compression } from './compression.ts';
import { withDevRelease } from './dev-overlay.ts';
import { guardRequests } from './guard-requests.ts';
import { health } from './health.ts';
import { leases } from './leases.ts';
import { watchLiveRelease } from './live-release.ts';
import { metrics } from './metrics.ts';
import { createOverrides, overrideRoutes } from './overrides.ts';
import { createHeadFinder } from './page-head.ts';
import { createSiteLinks } from './site-links.ts';
import { pages } from './pages.ts';
import { platformRoutes } from './platform-routes.ts';
import { releaseEvents } from './release-events.ts';
import { releaseRoutes } from './release-routes.ts';
import { reports } from './reports.ts';
import { securityHeaders } from './security-headers.ts';
import type { GatewaySettings } from './settings.ts';
import { tellState } from './tell-state.ts';
import { createVisits } from './visits.ts';
import { watchHealth } from './watch-health.ts';

/** The gateway: pages, assets, the registry's calls, and the API behind `/api/`. */
export async function createApp(settings: GatewaySettings, given?: Registry): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    http: patientHeaders,
    genReqId: () => randomUUID(),
    // An address that cannot be read, such as /%E0%A4%A: there is nothing there.
    frameworkErrors: (_error, _request, reply) => {
      sendNotFound(reply);
    },
  });
  guardRequests(app);
  const { apiUrl, channel, gatewayName: name } = settings;
  const registry = given ?? (await openLocalRegistry(settings.dataDir, settings.env));
  void witnessRights(registry).catch((error: unknown) => app.log.warn(error, 'rights were not looked through'));
  const watching = watchHealth(registry, settings, app.log);
  const live = await watchLiveRelease(registry, {
    channel,
    log: app.log,
    onTrouble: watching.onTrouble,
    onHeld: watching.onHeld,
  });
  const release = settings.devRelease ? withDevRelease(live, settings.devRelease) : live;
  const visits = createVisits({
    keys: registry.keys,
    releaseSets: registry.releaseSets,
    sample: settings.measureShare,
  });
  const prover = createProver({ files: registry.blobs, env: settings.env, program: settings.prover });
  const beside = createGateBeside(limitsIn(settings.env));
  const overrides = createOverrides({ registry, apiUrl, env: settings.env });
  watching.start(release);
  const stopTelling = tellState(registry.gateways, { name, release, log: app.log });
  // Without a value: a hook's result counts as its error.
  app.addHook('preClose', async () => {
    release.close();
    await beside.close();
    await stopTelling();
  });
  app.addHook('onClose', async () => {
    await watching.close();
    await registry.leases.close();
  });

  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).type('text/plain').send('This did not work. Please try again in a moment.\n');
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  separateHosts(app, settings);
  await app.register(compression);
  await app.register(apiProxy, { apiUrl });
  await app.register(assets, { registry, onCorrupt: watching.onCorrupt });
  await app.register(async (site) => {
    await site.register(securityHeaders);
    await site.register(health, { name, release, apiUrl });
    await site.register(metrics, { name, release });
    await site.register(releaseEvents, { release });
    await site.register(releaseRoutes, { release, visits, overridesFor: overrides.forPage });
    await site.register(reports, watching);
    await site.register(leases, { registry });
    await site.register(overrideRoutes, { overrides });
    await site.register((await import('../foreign-formats/foreign-formats.ts')).foreignFormats, { release, settings });
    await site.register(platformRoutes, {
      authenticate: createAuthenticate({ registry, dataDir: settings.dataDir, env: settings.env, apiUrl }),
      contextOf: (request) => ({
        registry,
        health: watching.source,
        gate: beside.gate,
        prover,
        siteUrl: settings.siteUrl ?? `${request.protocol}://${request.host}`,
        onChange: async (where, change) => {
          await release.refresh();
          watching.announce(where, change);
        },
        isWritable: () => release.trouble() === undefined,
      }),
    });
    await site.register(pages, {
      release,
      visits,
      overridesFor: overrides.forPage,
      siteUrl: settings.siteUrl,
      contentUrl: settings.contentUrl,
      findSiteLinks: createSiteLinks(apiUrl, settings.siteLinks),
      frameOrigins: settings.frameOrigins,
      findHead: createHeadFinder(apiUrl),
    });
  });
  return app;
}

const sendNotFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found.\n');

/** Serves the monolith as the gateway serves the site: the same pages, assets, headers, compression and API. */
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { releaseDocument } from '@stoa/shared/contract/release.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/contract/channels.ts';
import { apiProxy } from '../../src/gateway/api-proxy.ts';
import { assets } from '../../src/gateway/assets.ts';
import { compression } from '../../src/gateway/compression.ts';
import { health } from '../../src/gateway/health.ts';
import type { LiveReleaseWatch } from '../../src/gateway/live-release.ts';
import { createHeadFinder } from '../../src/gateway/page-head.ts';
import { pages } from '../../src/gateway/pages.ts';
import { releaseEvents } from '../../src/gateway/release-events.ts';
import { createRouteTable } from '../../src/gateway/route-table.ts';
import { securityHeaders } from '../../src/gateway/security-headers.ts';
import { readSettings } from '../../src/gateway/settings.ts';
import { buildMonolith, monolithFolder } from './build-monolith.ts';
import { MONOLITH_VERSION, monolithRelease } from './monolith-release.ts';

const settings = readSettings(process.env);
const site = process.env['STOA_BENCH_SITE'] ?? '';

async function liveRelease(): Promise<LiveReleaseWatch> {
  const reply = await fetch(`${site}${PLATFORM_PREFIX}/channels/${settings.channel}/release`);
  const live = monolithRelease(releaseDocument.parse(await reply.json()), await buildMonolith());
  const served = { ...live, routes: createRouteTable(live.document), devOrigins: [] };
  return {
    channel: settings.channel,
    current: () => served,
    refresh: async () => undefined,
    onChange: () => () => undefined,
    close: () => undefined,
  };
}

/** A folder as the registry's, with nothing in it but the monolith. */
async function registryFolder(): Promise<string> {
  const folder = join(settings.dataDir, 'monolith');
  await mkdir(join(folder, 'shell'), { recursive: true });
  const link = join(folder, 'shell', MONOLITH_VERSION);
  await rm(link, { force: true });
  await symlink(monolithFolder, link, 'junction');
  return folder;
}

const app = fastify({ forceCloseConnections: true });
const release = await liveRelease();
await app.register(compression);
await app.register(apiProxy, { apiUrl: settings.apiUrl });
await app.register(assets, { folder: await registryFolder() });
await app.register(async (scope) => {
  await scope.register(securityHeaders);
  await scope.register(health, { release, apiUrl: settings.apiUrl });
  await scope.register(releaseEvents, { release });
  await scope.register(pages, { release, siteUrl: undefined, findHead: createHeadFinder(settings.apiUrl) });
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: settings.port, host: settings.host });

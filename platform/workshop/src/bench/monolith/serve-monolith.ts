/** Serves the monolith as the gateway serves the site: the same pages, assets, headers, compression and API. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { releaseDocument, releaseReply } from '@stoa/shared/platform-contract/release.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { apiProxy } from '@stoa/server/gateway/api-proxy.ts';
import { compression } from '@stoa/server/gateway/compression.ts';
import { health } from '@stoa/server/gateway/health.ts';
import type { LiveReleaseWatch } from '@stoa/server/gateway/live-release.ts';
import { tablesOf, type ServedRelease } from '@stoa/server/gateway/served-release.ts';
import { createHeadFinder } from '@stoa/server/gateway/page-head.ts';
import { pages } from '@stoa/server/gateway/pages.ts';
import { releaseEvents } from '@stoa/server/gateway/release-events.ts';
import { securityHeaders } from '@stoa/server/gateway/security-headers.ts';
import { readSettings } from '@stoa/server/gateway/settings.ts';
import { createSiteLinks } from '@stoa/server/gateway/site-links.ts';
import { createVisits } from '@stoa/server/gateway/visits.ts';
import { inlineJson } from '@stoa/server/registry/inline-json.ts';
import type { ReleaseSetStore } from '@stoa/server/registry/release-set-store.ts';
import { openSigningKeys } from '@stoa/server/signing/open-keys.ts';
import type { SigningKeys } from '@stoa/server/signing/signing.ts';
import { buildMonolith, monolithFolder } from './build-monolith.ts';
import { MONOLITH_VERSION, monolithRelease } from './monolith-release.ts';

const settings = readSettings(process.env);
const site = process.env['STOA_BENCH_SITE'] ?? '';

/** The document is signed and verified as the site's own is. */
async function liveRelease(keys: SigningKeys): Promise<LiveReleaseWatch> {
  const reply = await fetch(`${site}${PLATFORM_PREFIX}/channels/${settings.channel}/release`);
  const { payload } = releaseReply.parse(await reply.json());
  const federated = releaseDocument.parse(JSON.parse(payload));
  const { document, shell } = monolithRelease({ ...federated, canaries: [] }, await buildMonolith());
  const text = inlineJson(document);
  const since = new Date(0).toISOString();
  const live = { shell: { version: MONOLITH_VERSION, digest: '', since, by: 'bench', canary: null } };
  const { channel } = settings;
  const decided = { channel, revision: document.revision, updated_at: null, live, revoked: [] };
  const served: ServedRelease = {
    decided,
    channel: decided,
    document,
    payload: text,
    signature: keys.signer?.sign(text),
    fallback: null,
    standIns: undefined,
    held: [],
    artefacts: new Map(),
    before: new Map(),
    shells: new Map([[MONOLITH_VERSION, shell]]),
    shellBefore: undefined,
    routesWith: tablesOf(document),
    devOrigins: [],
  };
  return {
    channel: settings.channel,
    current: () => served,
    trouble: () => undefined,
    refresh: async () => undefined,
    recheck: () => undefined,
    onChange: () => () => undefined,
    close: () => undefined,
  };
}

/** As the gateway serves published files: from the folder of the build, with its compressed copies. */
const monolithFiles = (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: monolithFolder,
    prefix: `/shell/${MONOLITH_VERSION}/`,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });

const app = fastify({ forceCloseConnections: true });
const keys = await openSigningKeys({ dataDir: join(settings.dataDir, 'monolith'), env: {} });
const release = await liveRelease(keys);
const releaseSets: ReleaseSetStore = {
  remember: () => undefined,
  find: async () => undefined,
  settled: async () => undefined,
};
const visits = createVisits({ keys, releaseSets, sample: settings.measureShare });
await app.register(compression);
await app.register(apiProxy, { apiUrl: settings.apiUrl });
await monolithFiles(app);
await app.register(async (scope) => {
  await scope.register(securityHeaders);
  await scope.register(health, { name: 'monolith', release, apiUrl: settings.apiUrl });
  await scope.register(releaseEvents, { release });
  await scope.register(pages, {
    release,
    visits,
    overridesFor: async () => [],
    siteUrl: undefined,
    contentUrl: settings.contentUrl,
    findSiteLinks: createSiteLinks(settings.apiUrl, settings.siteLinks),
    frameOrigins: settings.frameOrigins,
    findHead: createHeadFinder(settings.apiUrl),
  });
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: settings.port, host: settings.host });

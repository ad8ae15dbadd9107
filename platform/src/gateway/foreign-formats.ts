import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PLATFORM_PREFIX } from '@stoa/shared/contract/channels.ts';
import { isRemote, type Artefact } from '../registry/artefact-store.ts';
import { refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { discoveryDocument } from '../release/formats/discovery.ts';
import type { KnownRemote } from '../release/formats/file-urls.ts';
import { buildImportMap } from '../release/formats/import-map.ts';
import { loadVersions } from '../release/load-versions.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import { sendProblem } from './problems.ts';

interface Options {
  registry: Registry;
  release: LiveReleaseWatch;
  siteUrl: string | undefined;
}

const asRemote = (artefact: Artefact | undefined): KnownRemote | undefined =>
  artefact && isRemote(artefact.descriptor) ? { descriptor: artefact.descriptor, files: artefact.files } : undefined;

/** The live release as other tools read it: the frontend-discovery document, and an import map for ES modules. */
export async function foreignFormats(app: FastifyInstance, { registry, release, siteUrl }: Options): Promise<void> {
  const questionFor = async (request: FastifyRequest) => {
    const channel = release.current()?.channel;
    if (!channel) throw refuse('not_found', `Nothing is live in channel ${release.channel} yet.`);
    const known = await loadVersions(registry, channel, { kind: 'promote', releases: [] });
    const usable = (name: string, version: string) => !channel.revoked.includes(`${name}@${version}`);
    return {
      channel,
      find: (name: string, version: string) => asRemote(known.findArtefact(name, version)),
      before: (name: string) => {
        const version = known.versionsBefore(name).find((one) => usable(name, one));
        return version === undefined ? undefined : asRemote(known.findArtefact(name, version));
      },
      siteUrl: siteUrl ?? `${request.protocol}://${request.host}`,
    };
  };
  await app.register(
    async (scope) => {
      scope.setErrorHandler(sendProblem);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
      });
      scope.get('/discovery', async (request) => discoveryDocument(await questionFor(request)));
      scope.get('/import-map', async (request, reply) =>
        reply.type('application/importmap+json').send(buildImportMap(await questionFor(request))),
      );
    },
    { prefix: PLATFORM_PREFIX },
  );
}

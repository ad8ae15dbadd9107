import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOOKS_PATH, PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { isRemote, isShell, type Artefact } from '../registry/artefact-store.ts';
import { refuse } from '../registry/refusal.ts';
import { discoveryDocument } from './discovery.ts';
import { fileUrls, type FormatQuestion, type KnownRemote, type KnownShell } from './file-urls.ts';
import { buildImportMap } from './import-map.ts';
import type { LiveReleaseWatch } from '../gateway/live-release.ts';
import { sendProblem } from '../gateway/problems.ts';

interface Options {
  release: LiveReleaseWatch;
  settings: { siteUrl: string | undefined };
}

const asRemote = (artefact: Artefact | undefined): KnownRemote | undefined =>
  artefact && isRemote(artefact.descriptor) ? { descriptor: artefact.descriptor, files: artefact.files } : undefined;

const asShell = (artefact: Artefact | undefined): KnownShell | undefined =>
  artefact && isShell(artefact.descriptor) ? { descriptor: artefact.descriptor, files: artefact.files } : undefined;

function looksOf({ shell, siteUrl }: FormatQuestion): string {
  const looks = shell?.descriptor.lent?.looks;
  if (!looks) throw refuse('not_found', 'The live shell was built without a stylesheet for pages of others.');
  return fileUrls(shell, siteUrl).urlOf(looks);
}

/**
 * The live release as other tools read it: the frontend-discovery document, and an import map for ES modules. Made of
 * what pages are made of, so they say the same as pages, and go on when the storage does not.
 */
export async function foreignFormats(app: FastifyInstance, { release, settings: { siteUrl } }: Options): Promise<void> {
  const questionFor = (request: FastifyRequest): FormatQuestion => {
    const served = release.current();
    if (!served) throw refuse('not_found', `Nothing is live in channel ${release.channel} yet.`);
    const { channel, artefacts, before } = served;
    return {
      channel,
      shell: asShell(artefacts.get(`shell@${channel.live['shell']?.version}`)),
      find: (name, version) => asRemote(artefacts.get(`${name}@${version}`)),
      before: (name) => {
        const earlier = asRemote(before.get(name));
        return earlier?.descriptor.version === channel.live[name]?.version ? undefined : earlier;
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
      scope.get('/discovery', async (request) => discoveryDocument(questionFor(request)));
      scope.get(LOOKS_PATH.slice(PLATFORM_PREFIX.length), async (request, reply) =>
        reply.redirect(looksOf(questionFor(request))),
      );
      scope.get('/import-map', async (request, reply) =>
        reply.type('application/importmap+json').send(buildImportMap(questionFor(request))),
      );
    },
    { prefix: PLATFORM_PREFIX },
  );
}

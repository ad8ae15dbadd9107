import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { channelName } from '@stoa/shared/platform-contract/channels.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import type { PageOverride, ReleaseReply } from '@stoa/shared/platform-contract/release.ts';
import { refuse } from '../registry/refusal.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import type { ServedRelease } from './served-release.ts';
import { sendProblem } from './problems.ts';
import type { Visits } from './visits.ts';

interface Options {
  release: LiveReleaseWatch;
  visits: Visits;
  overridesFor(request: FastifyRequest): Promise<PageOverride[]>;
}

const inChannel = z.object({ channel: z.string() });

/** What pages ask for: the release that is live now, and what to fall back to. Anyone may. */
export async function releaseRoutes(app: FastifyInstance, { release, visits, overridesFor }: Options): Promise<void> {
  const requireServed = (request: FastifyRequest): ServedRelease => {
    const { channel } = inChannel.parse(request.params);
    const served =
      channel === release.channel && channelName.safeParse(channel).success ? release.current() : undefined;
    if (!served) throw refuse('not_found', `This gateway serves no release of channel ${channel}.`);
    return served;
  };
  await app.register(
    async (scope) => {
      scope.setErrorHandler(sendProblem);
      // Hosts of others ask, too; without cookies, so they see nobody's overrides.
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*');
      });
      scope.get('/channels/:channel/release', async (request, reply) => {
        const served = requireServed(request);
        const { visitor } = z.object({ visitor: z.string().max(60).optional() }).parse(request.query);
        const { visit } = visits.open(request, served, {
          ...(visitor && { visitor }),
          overrides: await overridesFor(request),
        });
        const answer: ReleaseReply = { payload: served.payload, visit };
        return reply.header('cache-control', 'private, no-cache').send(answer);
      });
      scope.get('/channels/:channel/fallback', async (request, reply) => {
        const { fallback } = requireServed(request);
        if (!fallback) throw refuse('not_found', 'Nothing was live before.');
        return reply.header('cache-control', 'no-cache').send(fallback);
      });
    },
    { prefix: PLATFORM_PREFIX },
  );
}

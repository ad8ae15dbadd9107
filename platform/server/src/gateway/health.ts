import type { FastifyInstance } from 'fastify';
import { ALIVE_PATH, READY_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import { stateOf } from './tell-state.ts';

interface Options {
  /** Of this gateway, among those of the site. */
  name: string;
  release: LiveReleaseWatch;
  apiUrl: string;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve people, so a balancer may send them here. A remote that is held
 * back is told of and changes nothing about that: another gateway may have it no better.
 */
export async function health(app: FastifyInstance, { name, release, apiUrl }: Options): Promise<void> {
  app.get(ALIVE_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get(READY_PATH, async (_request, reply) => {
    const { name: gateway, channel, revision, held, trouble } = stateOf(name, release);
    const api = await answers(`${apiUrl}/healthz`);
    const isReady = revision !== null && api;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not-ready', gateway, channel, revision, api, held, trouble });
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_500) })).ok;
  } catch {
    return false;
  }
}

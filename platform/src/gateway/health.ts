import type { FastifyInstance } from 'fastify';
import type { LiveReleaseWatch } from './live-release.ts';

interface Options {
  release: LiveReleaseWatch;
  apiUrl: string;
}

/** `/healthz`: the process runs. `/readyz`: it can serve people, so a balancer may send them here. */
export async function health(app: FastifyInstance, { release, apiUrl }: Options): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const revision = release.current()?.document.revision ?? null;
    const api = await answers(`${apiUrl}/healthz`);
    const isReady = revision !== null && api;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not-ready', channel: release.channel, revision, api });
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_500) })).ok;
  } catch {
    return false;
  }
}

import type { ServerResponse } from 'node:http';
import { networkOf } from '../health/network-of.ts';
import { refuse } from '../registry/refusal.ts';
import { sendProblem } from './problems.ts';
import type { FastifyInstance } from 'fastify';
import { EVENTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { releaseEvent } from '@stoa/shared/platform-contract/reports.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import type { ServedRelease } from './served-release.ts';

/** Under the minute after which most proxies cut a silent connection. */
const KEEP_ALIVE_MS = 25_000;

/** A line costs some ten kilobytes. A page that gets none asks again later, and looks when it comes into sight. */
const MOST_OPEN = 20_000;
const MOST_OF_ONE_NETWORK = 1_000;

/**
 * Tells open tabs of a new revision. The first event is the revision that is live now, so that a tab which was
 * disconnected meanwhile misses nothing.
 */
export async function releaseEvents(app: FastifyInstance, { release }: { release: LiveReleaseWatch }): Promise<void> {
  const open = new Set<ServerResponse>();
  const openOf = new Map<string, number>();
  const stop = release.onChange((served) => {
    for (const response of open) response.write(eventOf(served));
  });
  const keepAlive = setInterval(() => {
    for (const response of open) response.write(': still here\n\n');
  }, KEEP_ALIVE_MS);
  app.addHook('preClose', async () => {
    stop();
    clearInterval(keepAlive);
    for (const response of open) response.end();
  });
  app.get(
    EVENTS_PATH,
    { exposeHeadRoute: false, errorHandler: (...told) => void sendProblem(...told) },
    async (request, reply) => {
      const network = networkOf(request.ip);
      const others = network === undefined ? 0 : (openOf.get(network) ?? 0);
      if (open.size >= MOST_OPEN || others >= MOST_OF_ONE_NETWORK) {
        throw refuse('rate_limited', 'Too many pages listen here at once. Try again in a minute.');
      }
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Hosts of others listen, too.
        'access-control-allow-origin': '*',
        // Some proxies would hold events back to fill a buffer.
        'x-accel-buffering': 'no',
      });
      const served = release.current();
      reply.raw.write(`retry: 3000\n\n${served ? eventOf(served) : ''}`);
      open.add(reply.raw);
      if (network !== undefined) openOf.set(network, others + 1);
      reply.raw.once('close', () => {
        open.delete(reply.raw);
        if (network === undefined) return;
        const left = (openOf.get(network) ?? 1) - 1;
        if (left > 0) openOf.set(network, left);
        else openOf.delete(network);
      });
    },
  );
}

function eventOf({ document: { channel, revision } }: ServedRelease): string {
  return `event: release\nid: ${revision}\ndata: ${JSON.stringify(releaseEvent.parse({ channel, revision }))}\n\n`;
}

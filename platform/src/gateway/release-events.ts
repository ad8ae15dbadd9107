import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { EVENTS_PATH, releaseEvent } from '@stoa/shared/contract/reports.ts';
import type { LiveReleaseWatch, ServedRelease } from './live-release.ts';

/** Under the minute after which most proxies cut a silent connection. */
const KEEP_ALIVE_MS = 25_000;

/**
 * Tells open tabs of a new revision. The first event is the revision that is live now, so that a tab which was
 * disconnected meanwhile misses nothing.
 */
export async function releaseEvents(app: FastifyInstance, { release }: { release: LiveReleaseWatch }): Promise<void> {
  const open = new Set<ServerResponse>();
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
  app.get(EVENTS_PATH, async (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Some proxies would hold events back to fill a buffer.
      'x-accel-buffering': 'no',
    });
    const served = release.current();
    reply.raw.write(`retry: 3000\n\n${served ? eventOf(served) : ''}`);
    open.add(reply.raw);
    request.raw.once('close', () => open.delete(reply.raw));
  });
}

function eventOf({ document: { channel, revision } }: ServedRelease): string {
  return `event: release\nid: ${revision}\ndata: ${JSON.stringify(releaseEvent.parse({ channel, revision }))}\n\n`;
}

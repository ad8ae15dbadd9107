import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { spend } from '../limits.ts';
import { isLoopback } from '../network.ts';
import type { Job } from '../schedule.ts';

/** The one job of no noun: what the limits count is the kernel's. */
export const forgetOldCounters: Job = {
  name: 'forget old counters',
  everyS: 60 * 60,
  run: ({ db }) => db.execute(sql`delete from rate_limits where expire < ${Date.now()}`),
};

export function addLimits(app: FastifyInstance, { limits }: Context): void {
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined || endpoint.hasOwnLimit) return;
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!isLoopback(request.ip)) await spend(limits.reads, request.ip);
    } else {
      await spend(limits.writes, request.viewer?.user.id ?? request.ip);
    }
  });
}

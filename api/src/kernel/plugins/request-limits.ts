import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { spend } from '../limits.ts';
import { isLoopback } from '../network.ts';

export function addLimits(app: FastifyInstance, { limits, db, schedule }: Context): void {
  schedule({
    name: 'forget old counters',
    everyS: 60 * 60,
    run: async () => {
      await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`);
    },
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint === undefined) return;
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!isLoopback(request.ip)) await spend(limits.reads, request.ip);
    } else {
      await spend(limits.writes, request.viewer?.user.id ?? request.ip);
    }
  });
}

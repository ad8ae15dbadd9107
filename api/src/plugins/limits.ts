import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Connection } from '../database/connect.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';

export interface Limits {
  /** Failed sign-ins of one account from one address: 5 in 15 minutes. */
  loginFailures: RateLimiterPostgres;
  writes: RateLimiterPostgres;
  reads: RateLimiterMemory;
}

/**
 * Counters stand in the database, so that all replicas count together. Reads alone are counted in
 * the process: there the limit protects this process, and a write for each read would cost more
 * than the read.
 */
export function makeLimits(connection: Connection, settings: Settings): Limits {
  const counted = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: connection,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  return {
    loginFailures: counted('login', 5, 15 * 60),
    writes: counted('write', settings.writeLimit, 60),
    reads: new RateLimiterMemory({ points: settings.readLimit, duration: 60 }),
  };
}

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

async function spend(limiter: RateLimiterPostgres | RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
  }
}

export const tooMany = (waitMs: number): Problem =>
  new Problem('rate_limited', 'Too many requests. Wait a little and try again.', { retryAfter: waitMs / 1000 });

const isLoopback = (ip: FastifyRequest['ip']): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { LEASES_PATH, leaseBody, REPORTS_PATH, reportBatch } from '@stoa/shared/contract/reports.ts';
import { networkOf } from '../health/network-of.ts';
import type { HealthStore } from '../health/health-store.ts';
import type { Registry } from '../registry/registry.ts';
import { refuse } from '../registry/refusal.ts';
import { sendProblem } from './problems.ts';

const MOST_BYTES = 64 * 1024;
/** Anyone may send reports; so a day's log of one process is bounded. */
const MOST_BYTES_A_DAY = 64 * 1024 * 1024;
/** One machine must not keep the others' failures out of it. */
const MOST_BYTES_OF_ONE_NETWORK = 4 * 1024 * 1024;
const MOST_NETWORKS = 20_000;

interface Options {
  dataDir: string;
  health: HealthStore;
  registry: Pick<Registry, 'artefacts' | 'leases'>;
}

/**
 * What browsers say of themselves. Failures are also appended, with their words and stacks, to
 * `reports/2026-11-21.jsonl` in the data folder, one batch a line.
 */
export async function reports(app: FastifyInstance, { dataDir, health, registry }: Options): Promise<void> {
  const folder = join(dataDir, 'reports');
  let day = '';
  let written = 0;
  const writtenOf = new LRUCache<string, number>({ max: MOST_NETWORKS });

  const keepFailures = async (
    batch: z.output<typeof reportBatch>,
    agent: string,
    network: string | undefined,
  ): Promise<void> => {
    const failures = batch.reports.filter(({ kind }) => kind.endsWith('-error'));
    if (failures.length === 0) return;
    const now = new Date().toISOString();
    const line = `${JSON.stringify({ received_at: now, agent, ...batch, reports: failures })}\n`;
    if (day !== now.slice(0, 10)) {
      [day, written] = [now.slice(0, 10), 0];
      writtenOf.clear();
    }
    if (network !== undefined) {
      const ofNetwork = (writtenOf.get(network) ?? 0) + line.length;
      if (ofNetwork > MOST_BYTES_OF_ONE_NETWORK) return;
      writtenOf.set(network, ofNetwork);
    }
    written += line.length;
    if (written > MOST_BYTES_A_DAY) return;
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, `${day}.jsonl`), line);
  };

  /** The call is open to anyone: made-up versions must not crowd out real ones. */
  const unknown = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });
  const isPublished = async (id: string): Promise<boolean> => {
    if (unknown.has(id)) return false;
    const [name = '', version = ''] = id.split('@');
    // Who cannot find out, keeps the lease.
    const found = await registry.artefacts.find(name, version).then(Boolean, () => true);
    if (!found) unknown.set(id, true);
    return found;
  };

  await app.register(async (scope) => {
    scope.setErrorHandler(sendProblem);
    // `navigator.sendBeacon` sends text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(REPORTS_PATH, { bodyLimit: MOST_BYTES, logLevel: 'warn' }, async (request, reply) => {
      const batch = checked(reportBatch, request.body, 'Not a batch of reports');
      const network = networkOf(request.ip);
      health.take(batch, network);
      const agent = request.headers['user-agent']?.slice(0, 300) ?? '';
      await keepFailures(batch, agent, network).catch((error: unknown) =>
        request.log.warn(error, 'a report was not kept'),
      );
      return reply.code(204).send();
    });
    scope.post(LEASES_PATH, { bodyLimit: MOST_BYTES, logLevel: 'warn' }, async (request, reply) => {
      const lease = checked(leaseBody, request.body, 'Not a lease');
      const published = await Promise.all(lease.versions.map(isPublished));
      registry.leases.renew({ ...lease, versions: lease.versions.filter((_, index) => published[index]) });
      return reply.code(204).send();
    });
  });
}

function checked<T extends z.ZodType>(schema: T, value: unknown, words: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refuse('invalid', `${words}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

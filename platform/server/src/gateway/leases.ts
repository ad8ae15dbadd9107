import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { LEASES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { leaseBody, type LeaseBody } from '@stoa/shared/platform-contract/reports.ts';
import { networkOf } from '../health/network-of.ts';
import type { Registry } from '../registry/registry.ts';
import { releaseSetOf } from '../release/page-pass.ts';
import { checked } from './checked.ts';
import { sendProblem } from './problems.ts';
import { takeBeacons } from './take-beacons.ts';

const MOST_BYTES = 64 * 1024;
const MOST_SETS = 20_000;

interface Options {
  registry: Pick<Registry, 'keys' | 'leases' | 'releaseSets'>;
}

/** Which versions open pages still need. Anyone may call; what counts is what a gateway gave to the page. */
export async function leases(app: FastifyInstance, { registry }: Options): Promise<void> {
  /** A release set never changes. */
  const known = new LRUCache<string, ReadonlySet<string>>({ max: MOST_SETS });

  /** Undefined while the storage does not answer. */
  const versionsOf = async (set: string): Promise<ReadonlySet<string> | undefined> => {
    const before = known.get(set);
    if (before) return before;
    const found = await registry.releaseSets.find(set).catch(() => null);
    if (!found) return found === null ? undefined : new Set();
    const versions = new Set(Object.entries(found.versions).map(([name, version]) => `${name}@${version}`));
    known.set(set, versions);
    return versions;
  };

  const renew = async ({ passes, versions, closing }: LeaseBody, address: string): Promise<void> => {
    const sealed = passes.filter((pass) => releaseSetOf(pass, registry.keys.visitorSecret) !== undefined);
    const [page] = sealed;
    if (!page) return;
    const sets = new Set(sealed.map((pass) => releaseSetOf(pass, registry.keys.visitorSecret)!));
    const given = await Promise.all([...sets].map(versionsOf));
    // Where nobody can find out, the page keeps what it says that it has; for one lease at most.
    const isGiven = (id: string) => given.some((ids) => ids === undefined || ids.has(id));
    registry.leases.renew({ page, versions: versions.filter(isGiven), closing, network: networkOf(address) });
  };

  await app.register(async (scope) => {
    scope.setErrorHandler(sendProblem);
    takeBeacons(scope);
    scope.post(LEASES_PATH, { bodyLimit: MOST_BYTES, logLevel: 'warn' }, async (request, reply) => {
      await renew(checked(leaseBody, request.body, 'Not a lease'), request.ip);
      return reply.code(204).send();
    });
  });
}

import type { FastifyInstance } from 'fastify';
import { REPORTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { reportBatch } from '@stoa/shared/platform-contract/reports.ts';
import type { FailureLog } from '../health/failure-log.ts';
import type { HealthStore } from '../health/health-store.ts';
import { networkOf } from '../health/network-of.ts';
import { checked } from './checked.ts';
import { sendProblem } from './problems.ts';
import { takeBeacons } from './take-beacons.ts';

const MOST_BYTES = 64 * 1024;

interface Options {
  health: HealthStore;
  failures: FailureLog;
}

/** What browsers say of themselves. */
export async function reports(app: FastifyInstance, { health, failures }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(sendProblem);
    takeBeacons(scope);
    scope.post(REPORTS_PATH, { bodyLimit: MOST_BYTES, logLevel: 'warn' }, async (request, reply) => {
      const batch = checked(reportBatch, request.body, 'Not a batch of reports');
      const network = networkOf(request.ip);
      health.take(batch, network);
      const agent = request.headers['user-agent']?.slice(0, 300) ?? '';
      await failures
        .keep(batch, { agent, network })
        .catch((error: unknown) => request.log.warn(error, 'a report was not kept'));
      return reply.code(204).send();
    });
  });
}

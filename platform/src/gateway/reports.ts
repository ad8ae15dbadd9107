import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REPORTS_PATH, reportBatch } from '@stoa/shared/contract/reports.ts';
import { refuse } from '../registry/refusal.ts';
import { sendProblem } from './problems.ts';

const MOST_BYTES = 64 * 1024;
/** Anyone may send reports; so a day's log of one process is bounded. */
const MOST_BYTES_A_DAY = 64 * 1024 * 1024;

/** Appends browsers' reports to `reports/2026-11-21.jsonl` in the data folder, one batch a line. */
export async function reports(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  const folder = join(dataDir, 'reports');
  await mkdir(folder, { recursive: true });
  let day = '';
  let written = 0;

  await app.register(async (scope) => {
    scope.setErrorHandler(sendProblem);
    // `navigator.sendBeacon` sends text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(REPORTS_PATH, { bodyLimit: MOST_BYTES, logLevel: 'warn' }, async (request, reply) => {
      const batch = reportBatch.safeParse(request.body);
      if (!batch.success) throw refuse('invalid', `Not a batch of reports: ${batch.error.issues[0]?.message}`);
      const now = new Date().toISOString();
      const agent = request.headers['user-agent']?.slice(0, 300) ?? '';
      const line = `${JSON.stringify({ received_at: now, agent, ...batch.data })}\n`;
      if (day !== now.slice(0, 10)) [day, written] = [now.slice(0, 10), 0];
      written += line.length;
      if (written > MOST_BYTES_A_DAY) throw refuse('rate_limited', 'Enough reports for today.');
      await appendFile(join(folder, `${day}.jsonl`), line);
      return reply.code(204).send();
    });
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import type { SiteCheck } from '@stoa/shared/contract/administration/site-health.ts';
import type { SiteCheckName } from '@stoa/shared/contract/administration/site-health-words.ts';
import type { Context } from '../../kernel/context.ts';
import type { Check, Finding } from './checks/check.ts';
import { databaseCheck } from './checks/database-check.ts';
import { mailCheck } from './checks/mail-check.ts';
import { processCheck } from './checks/process-check.ts';
import { storageCheck } from './checks/storage-check.ts';
import { workCheck } from './checks/work-check.ts';

const checks: Record<SiteCheckName, Check> = {
  process: processCheck,
  database: databaseCheck,
  work: workCheck,
  storage: storageCheck,
  mail: mailCheck,
};

/** One check lasts no longer. */
const TIMEOUT_MS = 5_000;

export const getSiteCheck = async (context: Context, check: SiteCheckName): Promise<SiteCheck> => ({
  check,
  ...(await findingOf(context, checks[check])),
  at: new Date().toISOString(),
});

/** What a check found; that it hangs, or breaks, is a finding, too. */
export async function findingOf(context: Context, check: Check, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  const over = new AbortController();
  const tooLong = wait<Finding>(timeoutMs, hung, { signal: over.signal, ref: false });
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([check(context), tooLong]);
  } catch (error) {
    context.log.error({ err: error }, 'a part of the site cannot be checked');
    return { state: 'failing', reason: 'broken', measures: [] };
  } finally {
    over.abort();
  }
}

const hung: Finding = { state: 'failing', reason: 'timed_out', measures: [] };

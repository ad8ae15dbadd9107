import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { GivenUpWork } from '@stoa/shared/contract/people/background-work.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { type AuditedAct, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import {
  countGivenUpKinds,
  countGivenUpWork,
  deleteGivenUp,
  findGivenUpLocked,
  findGivenUpWork,
} from '../../kernel/work/find-given-up-work.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { retry } from '../../kernel/work/work.ts';
import type { WorkRow } from '../../kernel/work/work.tables.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { findHoldersOf } from '../roles/role-holders.ts';

export async function listGivenUpWork(
  db: Database,
  { page, per_page, kind }: { page: number; per_page: number; kind?: string | undefined },
): Promise<Reply<'listGivenUpWork'>> {
  const [rows, total, kinds] = await Promise.all([
    findGivenUpWork(db, { kind, limit: per_page, offset: (page - 1) * per_page }),
    countGivenUpWork(db, kind),
    countGivenUpKinds(db),
  ]);
  return { items: rows.map(givenUpOf), page, per_page, total, kinds };
}

export async function retryWork(db: Database, viewer: Viewer, id: string): Promise<Reply<'retryWork'>> {
  const { done } = await retryManyWork(db, viewer, [id]);
  if (done === 0) throw notFound();
  return { ok: true };
}

export const retryManyWork = (
  db: Database,
  { user }: Viewer,
  ids: readonly string[],
): Promise<Reply<'retryManyWork'>> =>
  toEach(db, ids, {
    change: (tx, { id }) => retry(tx, id),
    actOf: (row) => ({ kind: 'work_retried', actorId: user.id, ...factsOf(row), after: { attempts: 0 } }),
  });

export const dropWork = (
  db: Database,
  { user }: Viewer,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<Reply<'dropWork'>> =>
  toEach(db, ids, {
    change: (tx, { id }) => deleteGivenUp(tx, id),
    actOf: (row) => ({ kind: 'work_dropped', actorId: user.id, why: reason, ...factsOf(row) }),
  });

/** All of them or, where something breaks, none. Those that are not given up any more are passed over. */
const toEach = (
  db: Database,
  ids: readonly string[],
  { change, actOf }: { change: (tx: Database, row: WorkRow) => Promise<unknown>; actOf: (row: WorkRow) => AuditedAct },
): Promise<{ done: number }> =>
  db.transaction(async (tx) => {
    const changed: WorkRow[] = [];
    // In one order, so that two who choose the same do not wait for one another.
    for (const id of [...new Set(ids)].sort()) {
      const row = await findGivenUpLocked(tx, id);
      if (row === undefined) continue;
      await change(tx, row);
      changed.push(row);
    }
    // All that is locked is locked before the log is.
    for (const row of changed) await recordAudit(tx, actOf(row));
    return { done: changed.length };
  });

const factsOf = ({ id, kind, key, attempts }: WorkRow) => ({
  subject: { type: 'work' as const, id, name: kind },
  before: { key, attempts },
});

export const tellOfGivenUpWork = async (tx: Database, { kind }: { kind: string }): Promise<void> =>
  notifyAll(tx, await findHoldersOf(tx, 'view-admin-dashboard'), {
    kind: 'work_given_up',
    params: { work: kind },
    link: to.backgroundWork(),
  });

const givenUpOf = ({ id, kind, key, attempts, lastError, createdAt, givenUpAt }: WorkRow): GivenUpWork => ({
  id,
  kind,
  key,
  attempts,
  last_error: lastError,
  created_at: instantOf(createdAt),
  given_up_at: instantOf(givenUpAt ?? createdAt),
});

import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { GivenUpWork } from '@stoa/shared/contract/people/background-work.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { countGivenUpWork, findGivenUpWork, findGivenUpWorkLocked } from '../../kernel/work/find-given-up-work.ts';
import { retry } from '../../kernel/work/work.ts';
import type { WorkRow } from '../../kernel/work/work.tables.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { findHoldersOf } from '../roles/role-holders.ts';

export async function listGivenUpWork(
  db: Database,
  { page, per_page }: { page: number; per_page: number },
): Promise<Reply<'listGivenUpWork'>> {
  const [rows, total] = await Promise.all([
    findGivenUpWork(db, { limit: per_page, offset: (page - 1) * per_page }),
    countGivenUpWork(db),
  ]);
  return { items: rows.map(givenUpOf), page, per_page, total };
}

export async function retryWork(db: Database, { user }: Viewer, id: string): Promise<Reply<'retryWork'>> {
  await db.transaction(async (tx) => {
    const row = await findGivenUpWorkLocked(tx, id);
    if (row === undefined || !(await retry(tx, id))) throw notFound();
    await recordAudit(tx, {
      kind: 'work_retried',
      actorId: user.id,
      subject: { type: 'work', id, name: row.kind },
      before: { attempts: row.attempts },
      after: { attempts: 0, key: row.key },
    });
  });
  return { ok: true };
}

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

import { to } from '@stoa/shared/contract/site/addresses.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { forbidden, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { isHolderOf } from '../roles/role-holders.ts';
import { lockSuperAdmins } from '../roles/super-admins.ts';
import { requireListed } from '../users/require-listed.ts';
import { endImpersonation, findOverdue, insertImpersonation, lockPerson } from './impersonations.repository.ts';
import type { ImpersonationRow } from './impersonations.tables.ts';

const LASTS_MS = 30 * 60 * 1000;

/** The person is told at once, by whom and why: what is looked at is theirs. */
export const startImpersonation = (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<{ ends_at: string }> =>
  db.transaction(async (tx) => {
    // In the order of all acts on accounts: who manages users, then the person, the log last of all.
    await lockSuperAdmins(tx);
    await requireListed(tx, id);
    await lockPerson(tx, id);
    if (id === viewer.user.id || (await isHolderOf(tx, id, 'manage-users'))) throw forbidden();
    const endsAt = new Date(Date.now() + LASTS_MS);
    const actorId = viewer.user.id;
    const overdue = await takeOverdue(tx, viewer.sessionId);
    const row = await insertImpersonation(tx, { sessionId: viewer.sessionId, actorId, personId: id, reason, endsAt });
    if (row === undefined) throw new Problem('conflict', 'This session sees as someone already.');
    await notify(tx, id, {
      kind: 'account_seen',
      params: { author: viewer.user.fullName, reason },
      link: to.notifications(),
    });
    if (overdue !== undefined) await recordEnd(tx, overdue, null);
    const after = { ends_at: endsAt.toISOString() };
    const subject = { type: 'person', id } as const;
    await recordAudit(tx, { kind: 'impersonation_started', actorId, subject, why: reason, after });
    return { ends_at: endsAt.toISOString() };
  });

export async function stopImpersonation({ db }: Pick<Context, 'db'>, { sessionId }: Viewer): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    const row = await endImpersonation(tx, sessionId);
    if (row !== undefined) await recordEnd(tx, row, row.actorId);
  });
  return { ok: true };
}

/** The clock's part: whoever let the time run out, or logged out, has ended it as well. */
export async function endOverdue({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const { session_id: sessionId } of await findOverdue(db)) {
    await db.transaction(async (tx) => {
      const row = await takeOverdue(tx, sessionId);
      if (row !== undefined) await recordEnd(tx, row, null);
    });
  }
}

/** Another process may have been faster. */
async function takeOverdue(tx: Database, sessionId: string): Promise<ImpersonationRow | undefined> {
  const isOverdue = (await findOverdue(tx)).some((one) => one.session_id === sessionId);
  return isOverdue ? endImpersonation(tx, sessionId) : undefined;
}

export const recordEnd = (
  tx: Database,
  { personId, startedAt }: ImpersonationRow,
  actorId: string | null,
): Promise<void> =>
  recordAudit(tx, {
    kind: 'impersonation_ended',
    actorId,
    subject: { type: 'person', id: personId },
    before: { started_at: startedAt.toISOString() },
  });

import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { GivenRole } from '@stoa/shared/contract/people/account-acts.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { endImpersonationsOf } from '../impersonations/impersonations.repository.ts';
import { recordEnd } from '../impersonations/impersonations.service.ts';
import { giveRole, takeRole } from '../roles/role-holders.ts';
import { isLastSuperAdmin } from '../roles/super-admins.ts';
import { holdPeople, holdPerson, lastSuperAdmin, ownAccount } from './act-on-people.ts';

/** To each who does not hold it yet. Returns how many that are. */
export const giveRoles = (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { ids, role, reason }: { ids: readonly string[]; role: GivenRole; reason: string },
): Promise<{ changed: number }> =>
  db.transaction(async (tx) => {
    const given: string[] = [];
    for (const { id: userId } of await holdPeople(tx, viewer, ids)) {
      const grant = { userId, role, origin: 'person', grantedBy: viewer.user.id, grantReason: reason } as const;
      if (await giveRole(tx, grant)) given.push(userId);
    }
    const ended = await endImpersonationsOf(tx, given);
    for (const id of given) await notify(tx, id, { kind: 'role_given', params: { role, reason }, link: to.home() });
    for (const id of given) {
      const subject = { type: 'person', id } as const;
      await recordAudit(tx, { kind: 'role_given', actorId: viewer.user.id, subject, why: reason, after: { role } });
    }
    for (const row of ended) await recordEnd(tx, row, viewer.user.id);
    return { changed: given.length };
  });

export const takeRoleAway = (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { id, role, reason }: { id: string; role: GivenRole; reason: string },
): Promise<{ ok: true }> =>
  db.transaction(async (tx) => {
    await holdPerson(tx, viewer, id);
    if (role === 'super-admin') {
      if (id === viewer.user.id) throw ownAccount('Nobody takes their own super-admin role.');
      if (await isLastSuperAdmin(tx, id)) throw lastSuperAdmin();
    }
    if (!(await takeRole(tx, id, role))) throw new Problem('conflict', 'This person does not hold that role.');
    const ended = await endImpersonationsOf(tx, [id]);
    await notify(tx, id, { kind: 'role_taken', params: { role, reason }, link: null });
    const subject = { type: 'person', id } as const;
    await recordAudit(tx, { kind: 'role_taken', actorId: viewer.user.id, subject, why: reason, before: { role } });
    for (const row of ended) await recordEnd(tx, row, viewer.user.id);
    return { ok: true };
  });

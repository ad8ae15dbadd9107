import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../src/kernel/audit/record-audit.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { userRoles } from '../../src/people/roles/roles.tables.ts';
import { insertSuspension } from '../../src/people/suspensions/suspensions.repository.ts';
import { demoGrant, demoSuspension } from '../content/administration.ts';
import { demoSuperAdmin } from '../content/demo-accounts.ts';
import { daysBefore } from './demo-id.ts';
import { type People, requireUser } from './load-people.ts';

/** A role that somebody gave, and an account that is suspended, with their entries in the audit log. */
export async function loadAdministration(tx: Database, { people, now }: { people: People; now: Date }): Promise<void> {
  const actorId = requireUser(people, demoSuperAdmin).id;
  const reviewer = requireUser(people, demoGrant.person).id;
  const { role, reason } = demoGrant;
  await tx
    .update(userRoles)
    .set({ origin: 'person', grantedBy: actorId, grantReason: reason, grantedAt: daysBefore(now, 40) })
    .where(and(eq(userRoles.userId, reviewer), eq(userRoles.role, role)));
  const userId = requireUser(people, demoSuspension.person).id;
  await insertSuspension(tx, {
    userId,
    suspendedBy: actorId,
    reason: demoSuspension.reason,
    publicReason: demoSuspension.public_reason,
    suspendedAt: daysBefore(now, 3),
  });
  const given = { type: 'person', id: reviewer } as const;
  await recordAudit(tx, { kind: 'role_given', actorId, subject: given, why: reason, after: { role } });
  const suspended = { type: 'person', id: userId } as const;
  await recordAudit(tx, { kind: 'person_suspended', actorId, subject: suspended, why: demoSuspension.reason });
}

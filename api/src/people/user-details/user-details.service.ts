import type { PersonDetails } from '@stoa/shared/contract/people/user-details.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { isDemoAddress } from '../../kernel/demo-address.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { areShared } from '../accounts/shared-accounts.ts';
import { findGrants } from '../roles/role-holders.ts';
import { findOpenSessions } from '../sessions/sessions.repository.ts';
import { deviceName } from '../sessions/visitor.ts';
import { findOpenSuspension } from '../suspensions/suspensions.repository.ts';
import { findPeople } from '../users/find-people.ts';
import { requireListed } from '../users/require-listed.ts';
import { listedUserOf } from '../users/users.service.ts';
import { requireUser } from '../users/require-user.ts';

export async function getUserDetails(db: Database, id: string): Promise<PersonDetails> {
  const row = await requireListed(db, id);
  const [user, grants, suspension, shared] = await Promise.all([
    requireUser(db, id),
    findGrants(db, id),
    findOpenSuspension(db, id),
    areShared(db, [id]),
  ]);
  const actors = [...grants.map(({ grantedBy }) => grantedBy), suspension?.suspendedBy ?? null];
  const people = await findPeople(
    db,
    actors.filter((one) => one !== null),
  );
  const personOrNull = (one: string | null) => (one === null ? null : (people.get(one) ?? null));
  return {
    ...listedUserOf(row),
    about: user.about,
    time_zone: user.timeZone,
    locale: user.locale,
    grants: grants.map(({ role, grantedAt, origin, grantedBy, grantReason }) => ({
      role,
      since: instantOf(grantedAt),
      origin,
      by: personOrNull(grantedBy),
      reason: grantReason,
    })),
    suspension:
      suspension === undefined
        ? null
        : {
            since: instantOf(suspension.suspendedAt),
            by: personOrNull(suspension.suspendedBy),
            reason: suspension.reason,
            public_reason: suspension.publicReason,
          },
    shared,
  };
}

/** Last used first. Everyone shares the demo people: who else is logged in there is nobody's business. */
export async function listUserSessions(db: Database, id: string, locale: Locale): Promise<Reply<'listUserSessions'>> {
  const { email } = await requireListed(db, id);
  if (isDemoAddress(email)) return [];
  const sessions = await findOpenSessions(db, id);
  return sessions.map((session) => ({
    id: session.id,
    device: deviceName(locale, session),
    address: session.address,
    created_at: instantOf(session.createdAt),
    last_used_at: instantOf(session.lastUsedAt),
    expires_at: instantOf(session.expiresAt),
  }));
}

import { to } from '@stoa/shared/contract/site/addresses.ts';
import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { endImpersonationsOf } from '../impersonations/impersonations.repository.ts';
import { recordEnd } from '../impersonations/impersonations.service.ts';
import { isLastSuperAdmin } from '../roles/super-admins.ts';
import { revokeSessions } from '../sessions/sessions.repository.ts';
import { endSuspension, insertSuspension } from '../suspensions/suspensions.repository.ts';
import { takeBackLinks } from '../users/open-links.ts';
import { holdPerson, lastSuperAdmin, ownAccount } from './act-on-people.ts';

type Acting = Pick<Context, 'db' | 'nouns'>;

/** What they wrote and made stays as it is: that is for moderation to decide. */
export const suspendUser = (
  { db, nouns }: Acting,
  viewer: Viewer,
  { id, reason, publicReason }: { id: string; reason: string; publicReason: string },
): Promise<{ ok: true }> =>
  db.transaction(async (tx) => {
    const person = await holdPerson(tx, viewer, id);
    if (id === viewer.user.id) throw ownAccount('Nobody suspends themselves.');
    if (await isLastSuperAdmin(tx, id)) throw lastSuperAdmin();
    const row = await insertSuspension(tx, { userId: id, suspendedBy: viewer.user.id, reason, publicReason });
    if (row === undefined) throw new Problem('conflict', 'This person is suspended already.');
    await revokeSessions(tx, id);
    const ended = await endImpersonationsOf(tx, [id]);
    await takeBackLinks(tx, nouns, id);
    await queueMail(tx, {
      to: { address: person.email, name: person.fullName },
      locale: person.locale ?? FIRST_LOCALE,
      template: 'account_suspended',
      values: { first_name: person.firstName, reason: publicReason, login_path: to.login() },
    });
    const subject = { type: 'person', id } as const;
    await recordAudit(tx, { kind: 'person_suspended', actorId: viewer.user.id, subject, why: reason });
    for (const row of ended) await recordEnd(tx, row, viewer.user.id);
    return { ok: true };
  });

export const restoreUser = (
  { db }: Acting,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<{ ok: true }> =>
  db.transaction(async (tx) => {
    const person = await holdPerson(tx, viewer, id);
    const row = await endSuspension(tx, id, viewer.user.id);
    if (row === undefined) throw new Problem('conflict', 'This person is not suspended.');
    await queueMail(tx, {
      to: { address: person.email, name: person.fullName },
      locale: person.locale ?? FIRST_LOCALE,
      template: 'account_restored',
      values: { first_name: person.firstName, login_path: to.login() },
    });
    const before = { suspended_at: row.suspendedAt.toISOString() };
    const subject = { type: 'person', id } as const;
    await recordAudit(tx, { kind: 'person_restored', actorId: viewer.user.id, subject, why: reason, before });
    return { ok: true };
  });

import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { type AuditedAct, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { MailRow } from '../mail/mail.tables.ts';
import { resendStandingOf } from './resend.policy.ts';
import { findMailLocked, updateResendUndone, updateResent } from './resend.repository.ts';

/** One that somebody else has resent meanwhile waits already, and is left as it is: it is sent once. */
export const resendMails = (db: Database, { user }: Viewer, ids: readonly string[]): Promise<Reply<'resendMails'>> =>
  db.transaction(async (tx) => {
    const resent: MailRow[] = [];
    const refused: Reply<'resendMails'>['refused'] = [];
    for (const mail of await findAllLocked(tx, ids)) {
      const why = resendStandingOf(mail, new Date());
      if (why === 'possible') {
        await updateResent(tx, mail);
        resent.push(mail);
      } else refused.push({ id: mail.id, why });
    }
    await writeDown(tx, resent, (mail) => ({
      kind: 'mail_resent',
      actorId: user.id,
      ...subjectOfAct(mail),
      before: { attempts: mail.attempts, given_up: mail.givenUpAt !== null },
      after: { attempts: 0, given_up: false },
    }));
    return { resent: resent.map(({ id }) => id), refused };
  });

/** One that a sender has taken up is not called back. */
export const undoResendMails = (
  db: Database,
  { user }: Viewer,
  ids: readonly string[],
): Promise<Reply<'undoResendMails'>> =>
  db.transaction(async (tx) => {
    const undone: MailRow[] = [];
    for (const mail of await findAllLocked(tx, ids)) {
      if (mail.beforeResend === null || mail.sentAt !== null || mail.attempts > 0) continue;
      await updateResendUndone(tx, mail.id, mail.beforeResend);
      undone.push(mail);
    }
    await writeDown(tx, undone, (mail) => ({
      kind: 'mail_resend_undone',
      actorId: user.id,
      ...subjectOfAct(mail),
      after: { attempts: mail.beforeResend?.attempts ?? 0, given_up: mail.beforeResend?.givenUpAt != null },
    }));
    return { done: undone.length };
  });

/** In one order, so that two who choose the same do not wait for one another. */
async function findAllLocked(tx: Database, ids: readonly string[]): Promise<MailRow[]> {
  const found: MailRow[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const mail = await findMailLocked(tx, id);
    if (mail !== undefined) found.push(mail);
  }
  return found;
}

/** All that is locked is locked before the log is. */
async function writeDown(tx: Database, mails: readonly MailRow[], actOf: (mail: MailRow) => AuditedAct): Promise<void> {
  for (const mail of mails) await recordAudit(tx, actOf(mail));
}

/** The log is kept for good, and names no address. */
const subjectOfAct = ({ id, template }: MailRow) => ({ subject: { type: 'mail' as const, id, name: template } });

import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { MailFilters, OutgoingMail } from '@stoa/shared/contract/telling/mail-desk.ts';
import type { MailState } from '@stoa/shared/contract/telling/mail-words.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { KEEP_DAYS } from '../mail/mail-sender.ts';
import type { MailRow } from '../mail/mail.tables.ts';
import { countMails, findMails } from './listed-mails.ts';
import { faultOf, withoutSecrets } from './mail-fault.ts';
import { resendStandingOf } from './resend.policy.ts';

export async function listMails(
  db: Database,
  { page, per_page, ...filters }: MailFilters & { page: number; per_page: number },
): Promise<Reply<'listMails'>> {
  const [rows, counted] = await Promise.all([
    findMails(db, { ...filters, limit: per_page, offset: (page - 1) * per_page }),
    countMails(db, filters),
  ]);
  return { items: rows.map((row) => outgoingMailOf(row)), page, per_page, ...counted, kept_days: KEEP_DAYS };
}

export function outgoingMailOf(row: MailRow, now = new Date()): OutgoingMail {
  const state = stateOf(row);
  return {
    id: row.id,
    recipient: { address: row.toAddress, name: row.toName },
    template: row.template,
    locale: row.locale,
    subject: row.subject,
    state,
    tries: row.attempts + (row.beforeResend?.attempts ?? 0),
    fault: row.lastError === null ? null : faultOf(row.lastError),
    last_error: row.lastError === null ? null : withoutSecrets(row.lastError, row.templateValues),
    created_at: instantOf(row.createdAt),
    sent_at: instantOrNull(row.sentAt),
    given_up_at: instantOrNull(row.givenUpAt),
    due_at: state === 'waiting' || state === 'failed' ? instantOf(row.dueAt) : null,
    resend: resendStandingOf(row, now),
  };
}

function stateOf({ sentAt, givenUpAt, lastError }: MailRow): MailState {
  if (sentAt !== null) return 'sent';
  if (givenUpAt !== null) return 'given_up';
  return lastError === null ? 'waiting' : 'failed';
}

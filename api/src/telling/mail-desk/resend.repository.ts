import { and, eq, ne, sql } from 'drizzle-orm';
import { RESEND_PAUSE_S } from '@stoa/shared/contract/telling/mail-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { type BeforeResend, mails, type MailRow } from '../mail/mail.tables.ts';

/** Undefined, too, where its account is gone. */
export async function findMailLocked(tx: Database, id: string): Promise<MailRow | undefined> {
  const [row] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), ne(mails.toAddress, '')))
    .for('update');
  return row;
}

/** Has it tried anew, with all its tries, once it can no longer be taken back. */
export async function updateResent(tx: Database, { id, attempts, ...mail }: MailRow): Promise<void> {
  const beforeResend: BeforeResend = {
    attempts: attempts + (mail.beforeResend?.attempts ?? 0),
    lastError: mail.lastError,
    dueAt: mail.dueAt.toISOString(),
    givenUpAt: mail.givenUpAt?.toISOString() ?? null,
  };
  await tx
    .update(mails)
    .set({
      ...{ attempts: 0, lastError: null, givenUpAt: null, leasedUntil: null, beforeResend },
      dueAt: sql`now() + make_interval(secs => ${RESEND_PAUSE_S})`,
    })
    .where(eq(mails.id, id));
}

export async function updateResendUndone(tx: Database, id: string, before: BeforeResend): Promise<void> {
  await tx
    .update(mails)
    .set({
      attempts: before.attempts,
      lastError: before.lastError,
      dueAt: new Date(before.dueAt),
      givenUpAt: before.givenUpAt === null ? null : new Date(before.givenUpAt),
      beforeResend: null,
    })
    .where(eq(mails.id, id));
}

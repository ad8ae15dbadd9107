import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { whenOf } from '../../telling/mail/when.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { requireOwnAccount } from '../users/demo-accounts.policy.ts';
import { deleteAlias, findAliases } from './account-merges.repository.ts';

export async function listEmailAliases(db: Database, userId: string) {
  const rows = await findAliases(db, userId);
  return rows.map(({ mergedAt, ...row }) => ({ ...row, merged_at: instantOf(mergedAt) }));
}

interface Removal {
  /** Of the account whose address it was. */
  id: string;
  password?: string | undefined;
  /** Of the call. */
  locale: Locale;
}

/** The address is told, for whoever reads its mail loses a way to log in. */
export async function removeEmailAlias(
  context: Pick<Context, 'db' | 'limits'>,
  { user }: Viewer,
  { id, password, locale: asked }: Removal,
): Promise<{ ok: true }> {
  requireOwnAccount(user);
  await requirePassword(context, user.id, { field: 'password', password });
  const locale = user.locale ?? asked;
  await context.db.transaction(async (tx) => {
    const address = await deleteAlias(tx, { userId: user.id, fromId: id });
    if (address === undefined) throw notFound();
    await queueMail(tx, {
      to: { address, name: user.fullName },
      locale,
      template: 'email_alias_removed',
      values: { first_name: user.firstName, when: whenOf(user, locale) },
    });
    await recordAudit(tx, {
      kind: 'email_alias_removed',
      actorId: user.id,
      subject: { type: 'person', id: user.id },
      before: { merged_from: id },
    });
  });
  return { ok: true };
}

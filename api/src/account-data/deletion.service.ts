import { to } from '@stoa/shared/contract/site/addresses.ts';
import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { requireOwnAccount } from '../people/users/demo-accounts.policy.ts';
import { profileOf } from '../people/users/person.ts';
import type { Context } from '../kernel/context.ts';
import { removeGivenUp } from '../files/files.service.ts';
import { forgetOldMails } from '../telling/mail/mail-sender.ts';
import { queueMail } from '../telling/mail/queue-mail.ts';
import { requirePassword } from '../people/passwords/require-password.ts';
import { Problem, invalid } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { isLastSuperAdmin, lockSuperAdmins } from '../people/roles/super-admins.ts';
import { revokeSessions } from '../people/sessions/sessions.repository.ts';
import { findDueDeletions, lockLeaving, scheduleDeletion, unscheduleDeletion } from './deletion.repository.ts';
import { deleteEmptied, forgetPerson } from './forget-person.ts';

const GRACE_MS = 14 * 24 * 60 * 60 * 1000;

/** Schedules the deletion and ends all sessions. Until then a sign-in works, and the deletion can be taken back. */
export async function deleteAccount(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { user }: Viewer,
  { email, password, locale }: { email: string; password?: string | undefined; locale: Locale },
): Promise<{ deletes_at: string }> {
  requireOwnAccount(user);
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw invalid({ email: rule('Write your email address exactly to confirm.') });
  }
  await requirePassword({ db, limits }, user.id, { field: 'password', password });
  return db.transaction(async (tx) => {
    await lockSuperAdmins(tx);
    if (await isLastSuperAdmin(tx, user.id)) {
      throw new Problem('conflict', 'You are the last super-admin. Give someone else that role first.');
    }
    const scheduled = await scheduleDeletion(tx, user.id, new Date(Date.now() + GRACE_MS));
    await revokeSessions(tx, user.id);
    if (scheduled === null) return { deletes_at: dateOf(user.deletesAt) };
    await queueMail(tx, {
      to: { address: user.email, name: user.fullName },
      locale: user.locale ?? locale,
      template: 'deletion_scheduled',
      values: { first_name: user.firstName, date: dateOf(scheduled), keep_path: to.accountSettings() },
    });
    return { deletes_at: dateOf(scheduled) };
  });
}

function dateOf(date: Date | null): string {
  if (date === null) throw new Error('The deletion has no date.');
  return date.toISOString();
}

export async function keepAccount({ db }: Pick<Context, 'db'>, { user }: Viewer, locale: Locale) {
  await db.transaction(async (tx) => {
    if (!(await unscheduleDeletion(tx, user.id))) return;
    await queueMail(tx, {
      to: { address: user.email, name: user.fullName },
      locale: user.locale ?? locale,
      template: 'deletion_taken_back',
      values: { first_name: user.firstName },
    });
  });
  return profileOf({ ...user, deletesAt: null });
}

type Deleting = Pick<Context, 'db' | 'files' | 'log' | 'nouns' | 'settings'>;

/**
 * Empties every account whose time has come, each in a transaction of its own: after a crash the next run goes on where
 * this one stopped. Safe in every replica at once. Returns the ids of those who are gone.
 */
export async function deleteDueAccounts(context: Deleting): Promise<string[]> {
  const gone: string[] = [];
  for (const id of await findDueDeletions(context.db)) {
    try {
      if (await deleteIfDue(context, id)) gone.push(id);
    } catch (error) {
      context.log.error({ err: error, user: id }, 'account not deleted as scheduled');
    }
  }
  return gone;
}

async function deleteIfDue(context: Deleting, id: string): Promise<boolean> {
  const files = await context.db.transaction(async (tx) => {
    await lockSuperAdmins(tx);
    const person = await lockLeaving(tx, id);
    if (person === undefined) return undefined;
    if (await isLastSuperAdmin(tx, id)) throw new Error('This is the last super-admin.');
    const unused = await forgetPerson(tx, id, { person, nouns: context.nouns });
    await queueMail(tx, {
      to: { address: person.email, name: person.fullName },
      locale: person.locale ?? FIRST_LOCALE,
      template: 'account_deleted',
      values: { first_name: person.firstName },
    });
    return unused;
  });
  if (files === undefined) return false;
  await tidyUp(context, id, files).catch((error: unknown) => {
    context.log.warn({ err: error, user: id }, 'account deleted; its files and mails are left to the next cleaning');
  });
  // The one trace that stays: it says which deletions to repeat after an older backup was restored.
  context.log.info({ user: id }, 'account deleted');
  return true;
}

/** What a transaction cannot undo, after it. What is left here by a crash, the hourly and daily cleanings take. */
async function tidyUp(context: Deleting, id: string, files: readonly string[]): Promise<void> {
  await removeGivenUp(context, files);
  await forgetOldMails(context.db, context.settings.dataDir);
  await deleteEmptied(context.db, id);
}

import type { Readable } from 'node:stream';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isLocale, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { z } from 'zod';
import type { User } from '../kernel/users.tables.ts';
import { isDemoAddress } from '../kernel/demo-address.ts';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { requireSigned, signLink } from '../files/signed-links.ts';
import { queueMail } from '../telling/mail/queue-mail.ts';
import { whenOf } from '../telling/mail/when.ts';
import { notify } from '../telling/notifications/notifications.service.ts';
import { counterOf, spend } from '../kernel/limits.ts';
import { Problem, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { findSessionOwner } from '../people/sessions/sessions.repository.ts';
import { streamExport } from './stream-export.ts';

const LINK_S = 15 * 60;

export const exportPath = (sessionId: string, locale: string): string =>
  `${API_PREFIX}/${routes.exportAccount.split(' ')[1]}/${sessionId}/${locale}`;

/** A link for a quarter of an hour, and no longer than the session that asked for it. Its owner is told. */
export async function exportAccount(
  { db, files, limits }: Pick<Context, 'db' | 'files' | 'limits'>,
  { user, sessionId }: Viewer,
  locale: Locale,
): Promise<{ url: string; expires_at: string }> {
  await spend(limits.exports, counterOf('asked', user.id));
  await db.transaction((tx) => tellOwner(tx, user, locale));
  const { url, expiresAt } = signLink(files.secret, exportPath(sessionId, locale), LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

/** All that somebody who sits down at an open session could take along. */
async function tellOwner(tx: Database, user: User, pageLocale: Locale): Promise<void> {
  const sessions_path = to.accountSettings();
  await notify(tx, user.id, { kind: 'data_export_asked', params: {}, link: sessions_path });
  if (isDemoAddress(user.email)) return;
  const locale = user.locale ?? pageLocale;
  await queueMail(tx, {
    to: { address: user.email, name: user.fullName },
    locale,
    template: 'data_export_asked',
    values: { first_name: user.firstName, when: whenOf(user, locale), sessions_path },
  });
}

/** The copy behind a link, made while it is read. */
export async function openExport(
  context: Context,
  { sessionId, locale, query }: { sessionId: string; locale: string; query: unknown },
): Promise<Readable> {
  if (!isLocale(locale) || !z.uuid().safeParse(sessionId).success) throw notFound();
  requireSigned(context.files.secret, exportPath(sessionId, locale), query);
  const user = await findSessionOwner(context.db, sessionId);
  if (user === undefined) {
    throw new Problem('file_link_expired', 'This link ended with the session that asked for it. Log in for a new one.');
  }
  await spend(context.limits.exports, user.id);
  return streamExport(context, { userId: user.id, sessionId, locale, user });
}

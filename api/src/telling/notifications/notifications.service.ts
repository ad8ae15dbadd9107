import { to } from '@stoa/shared/contract/site/addresses.ts';
import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Notification, NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import { isDemoAddress } from '../../kernel/demo-address.ts';
import type { Database } from '../../kernel/database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Subscription } from '../mail/mail.tables.ts';
import { channelsOf, hasUnsubscribeLink, isMailedLater } from './channels.policy.ts';
import { findRecipients, type Recipient } from './channels.repository.ts';
import { type Notice, wordsOf } from './notification-texts.ts';
import { deleteAbout } from './notice-subject.ts';
import { findNotifications, insertNotifications, summarizeNotifications } from './notifications.repository.ts';
import type { NotificationRow } from './notifications.tables.ts';

/**
 * Tells one person something, on the site and by mail as they chose. Give it the transaction of the change it tells of.
 *
 * What keeps an account safe has mails of its own, which may go to an old address: whoever notifies of it queues them.
 */
export const notify = (tx: Database, userId: string, notice: Notice): Promise<void> => notifyAll(tx, [userId], notice);

/** What is told, with what rows and mails have beside it. */
type Told = Notice & {
  /** Something that one of several people is to decide on, or that may be taken back: of that, the newest notice is enough. */
  about?: string;
  /** What the mail says below its title, where the notice is shorter. */
  mailed?: { body: string };
};

export async function notifyAll(tx: Database, userIds: readonly string[], notice: Told): Promise<void> {
  if (userIds.length === 0) return;
  const { kind, about } = notice;
  if (about !== undefined) await deleteAbout(tx, { kind, about }, userIds);
  const told = (await findRecipients(tx, userIds, notice.kind)).map((recipient) => ({
    recipient,
    ...channelsOf(notice.kind, recipient.chosen),
  }));
  await insertNotifications(
    tx,
    told.filter(({ site }) => site).map(({ recipient }) => ({ userId: recipient.id, ...notice })),
  );
  if (isMailedLater(notice.kind)) return;
  for (const { recipient, mail } of told) {
    if (mail && !isDemoAddress(recipient.email)) await mailNotice(tx, recipient, notice);
  }
}

/** Who is to be mailed of this kind; undefined where they do not want it, share their account, or are gone. */
export async function findMailed(db: Database, userId: string, kind: NotificationKind): Promise<Recipient | undefined> {
  const [recipient] = await findRecipients(db, [userId], kind);
  const isMailed = recipient && channelsOf(kind, recipient.chosen).mail && !isDemoAddress(recipient.email);
  return isMailed ? recipient : undefined;
}

/** What the link in the foot of a mail to them stops; undefined where there is none. */
export const subscriptionOf = ({ id }: Pick<Recipient, 'id'>, kind: NotificationKind): Subscription | undefined =>
  hasUnsubscribeLink(kind) ? { userId: id, kind } : undefined;

function mailNotice(tx: Database, recipient: Recipient, notice: Told): Promise<void> {
  const { email, firstName, fullName, locale } = recipient;
  const language = locale ?? FIRST_LOCALE;
  return queueMail(tx, {
    to: { address: email, name: fullName },
    locale: language,
    template: 'notification',
    subscription: subscriptionOf(recipient, notice.kind),
    values: {
      first_name: firstName,
      ...wordsOf(notice, language),
      ...notice.mailed,
      path: notice.link ?? to.notifications(),
      settings_path: to.accountSettings(),
    },
  });
}

/** What the page starts with: the newest 20, and how many are unread in all. */
export async function getNotifications(
  db: Database,
  userId: string,
  locale: Locale,
): Promise<{ items: Notification[]; unread: number }> {
  const [rows, { unread_count }] = await Promise.all([
    findNotifications(db, { userId, unread: false }, { limit: 20, offset: 0 }),
    summarizeNotifications(db, userId),
  ]);
  return { items: rows.map((row) => notificationOf(row, locale)), unread: unread_count };
}

export const notificationOf = (row: NotificationRow, locale: Locale): Notification => ({
  id: row.id,
  kind: row.kind,
  ...(row.params
    ? wordsOf({ kind: row.kind, params: row.params }, locale)
    : { title: row.title ?? '', body: row.body ?? '' }),
  link: row.link,
  read: row.readAt !== null,
  created_at: row.createdAt.toISOString(),
});

import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../../files/file-store.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Settings } from '../../kernel/settings.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { UNSUBSCRIBE_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { Delivery, Letter } from './delivery.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import { contentOf } from './mail-content.ts';
import { claimDueMails, updateFailed, updateSent } from './mail.repository.ts';
import type { MailRow } from './mail.tables.ts';
import { tokenOf } from './subscription-token.ts';

type Attached = NonNullable<Letter['message']['attachments']>[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between one try and the next; after the last of eight the mail is given up. */
const pauses = [MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE, 90 * MINUTE, 3 * HOUR, 6 * HOUR];

/** One try lasts no longer, however slowly a server answers … */
const TRY_MS = 30_000;
/** … so that nobody else takes a mail while it is on its way. */
const LEASE_S = 120;
const AT_ONCE = 5;

export interface Sending {
  db: Database;
  delivery: Delivery;
  settings: Pick<Settings, 'siteUrl' | 'mailFrom'>;
  /** Where the files lie that mails bring. */
  files: Pick<FileStore, 'read' | 'sizeOf' | 'secret'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Breaks off what is on its way; those mails are tried again. */
  signal: AbortSignal;
}

/** Sends what is due, a few at a time, until nothing is. */
export async function sendDueMails(sending: Sending): Promise<void> {
  while (!sending.signal.aborted) {
    const claimed = await claimDueMails(sending.db, { limit: AT_ONCE, leaseS: LEASE_S });
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((mail) => sendMail(sending, mail)));
  }
}

async function sendMail(sending: Sending, mail: MailRow): Promise<void> {
  const { db, delivery, signal } = sending;
  let letter: Letter;
  try {
    letter = await letterOf(mail, sending);
    await delivery.deliver(letter, AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]));
  } catch (error) {
    await putOff(sending, mail, error);
    return;
  }
  await updateSent(db, mail.id, letter.message.subject ?? '');
}

async function putOff({ db, log }: Sending, { id, template, attempts }: MailRow, error: unknown): Promise<void> {
  const inS = isUnknownAddress(error) ? null : (pauses[attempts - 1] ?? null);
  const note = { err: error, mail: id, template, attempts };
  if (inS === null) log.error(note, 'mail given up');
  else log.warn(note, 'mail not sent; it is tried again');
  await updateFailed(db, id, { error: String(error).slice(0, 500), inS });
}

async function letterOf(mail: MailRow, { settings: { siteUrl, mailFrom }, files }: Sending): Promise<Letter> {
  const token = mail.subscription ? tokenOf(files.secret, mail.subscription, mail.toAddress) : undefined;
  const content = contentOf({ ...mail, unsubscribePath: token && to.unsubscribe({ token }) }, siteUrl);
  return {
    id: mail.id,
    message: {
      from: mailFrom,
      to: { name: mail.toName, address: mail.toAddress },
      subject: content.subject,
      text: drawText(content),
      html: await drawHtml(content),
      attachments: await attachmentsOf(mail, files),
      // The same at each try: should a server take a mail twice, readers see it once.
      messageId: `<${mail.id}@${new URL(siteUrl).hostname}>`,
      date: mail.createdAt,
      // No answers from those who are on holiday.
      headers: { 'Auto-Submitted': 'auto-generated', ...(token && oneClick(`${siteUrl}${UNSUBSCRIBE_PATH}/${token}`)) },
      textEncoding: 'quoted-printable',
    },
  };
}

/** RFC 8058: a mail program stops mails of this kind by itself, with one request. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** One that is gone does not keep the mail back: its words link to where it can be had. */
async function attachmentsOf({ attachment }: MailRow, files: Sending['files']): Promise<Attached[]> {
  if (attachment === null) return [];
  const { name: filename, type: contentType } = attachment;
  if ('content' in attachment) return [{ filename, contentType, content: attachment.content }];
  if ((await files.sizeOf(attachment.file)) === undefined) return [];
  return [{ filename, contentType, content: await buffer(files.read(attachment.file)) }];
}

/** The server says that there is no such mailbox (RFC 3463, 5.1.x): asking again would only harm our name. */
const isUnknownAddress = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'response' in error && /^5\d\d[ -]5\.1\./.test(String(error.response));

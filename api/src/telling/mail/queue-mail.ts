import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Database } from '../../kernel/database/database.ts';
import { subjectOf } from './mail-content.ts';
import type { MailTemplates } from './mail-templates.ts';
import { type Attachment, mails, type Subscription } from './mail.tables.ts';

export type Mail = {
  [T in keyof MailTemplates]: {
    to: { address: string; name: string };
    locale: Locale;
    template: T;
    values: MailTemplates[T];
    attachment?: Attachment;
    /** Left out: its reader cannot turn it off. */
    subscription?: Subscription | undefined;
  };
}[keyof MailTemplates];

let queuedAt = -Infinity;

/** Puts a mail into the queue. Give it the transaction of the change it tells of: no change without its mail, and no mail without its change. */
export async function queueMail(
  tx: Database,
  { to, locale, template, values, attachment, subscription }: Mail,
): Promise<void> {
  await tx.insert(mails).values({
    toAddress: to.address,
    toName: to.name,
    ...{ locale, template, attachment, subscription },
    templateValues: values,
    subject: subjectOf({ toAddress: to.address, locale, template, templateValues: { ...values } }),
  });
  queuedAt = performance.now();
}

/** Whether this process queued a mail a moment ago, whose transaction may be committed just now. */
export const hasQueuedLately = (): boolean => performance.now() - queuedAt < 5_000;

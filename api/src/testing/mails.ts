import { desc, sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.ts';
import type { MailTemplates } from '../telling/mail/mail-templates.ts';
import { mails } from '../telling/mail/mail.tables.ts';

/** What waits to be mailed to this address, newest first. */
export const mailsTo = (db: Database, address: string) =>
  db
    .select()
    .from(mails)
    .where(sql`lower(${mails.toAddress}) = lower(${address})`)
    .orderBy(desc(mails.createdAt), desc(mails.id));

/** What the newest mail to this address is filled with. Throws where it is of another kind. */
export async function newestMail<T extends keyof MailTemplates>(
  db: Database,
  address: string,
  template: T,
): Promise<MailTemplates[T]> {
  const [mail] = await mailsTo(db, address);
  if (mail?.template !== template) throw new Error(`The newest mail to ${address} is ${mail?.template ?? 'none'}.`);
  return mail.templateValues as unknown as MailTemplates[T];
}

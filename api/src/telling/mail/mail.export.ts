import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Which mails went to the address of the account, and when. What a mail was filled with may hold a code that signs in. */
export const exportMails: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select m.template, m.subject, m.locale, m.created_at, m.sent_at, m.given_up_at
        from mails m join users u on lower(u.email) = lower(m.to_address)
        where u.id = ${userId} order by m.created_at, m.id`,
  );

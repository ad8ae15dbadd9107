import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Sign-ups with the account's address that nobody confirmed. Whose names stand in them is not sure: anyone may have typed them. */
export const exportSignUps: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select r.locale, r.wants_to_teach, r.created_at, r.sent_at
        from pending_registrations r join users u on lower(u.email) = lower(r.email)
        where u.id = ${userId} order by r.created_at, r.id`,
  );

import { sql } from 'drizzle-orm';
import { exportedRow, exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** The own link and what came of it; who came by it is theirs to tell. */
export const exportReferrals: ExportPart = async (db, { userId }) => ({
  link: await exportedRow(db, sql`select token, expires_at from referral_links where user_id = ${userId}`),
  made: await exportedRows(
    db,
    sql`select status, created_at, expires_at from referrals where referrer_id = ${userId} order by created_at, id`,
  ),
  came_by_a_referral: (await exportedRow(db, sql`select id from referrals where referee_id = ${userId}`)) !== null,
});

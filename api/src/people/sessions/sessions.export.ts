import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';
import { DEMO_MAIL } from '../../kernel/demo-address.ts';

/** Everyone shares the demo people: there only the browser that asks is one's own. */
export const exportSessions: ExportPart = (db, { userId, sessionId }) =>
  exportedRows(
    db,
    sql`select s.browser, s.os, s.address, s.created_at, s.last_used_at, s.expires_at, s.revoked_at
        from sessions s join users u on u.id = s.user_id
        where s.user_id = ${userId} and (s.id = ${sessionId} or lower(u.email) not like ${`%${DEMO_MAIL}`})
        order by s.last_used_at desc`,
  );

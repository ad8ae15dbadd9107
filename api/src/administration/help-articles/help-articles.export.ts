import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportHelpAnswers: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select a.slug as article, h.is_helpful, h.answered_at
        from help_answers h join help_articles a on a.id = h.article_id
        where h.user_id = ${userId} order by h.answered_at, a.slug`,
  );

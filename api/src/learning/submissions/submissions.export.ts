import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportReviewPhrases: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select text, purpose, created_at from review_phrases where user_id = ${userId} order by created_at, id`,
  );

import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportCart: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select i.kind, coalesce(c.name, p.title) as name, coalesce(c.slug, p.slug) as slug, i.added_at
        from cart_items i
        left join courses c on i.kind = 'course' and c.id = i.item_id
        left join learning_paths p on i.kind = 'learning_path' and p.id = i.item_id
        where i.user_id = ${userId} order by i.added_at, i.item_id`,
  );

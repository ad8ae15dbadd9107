import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportPortfolio: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select i.title, i.summary, i.visibility, i.url, k.slug as certificate, s.asked ->> 'title' as assignment, i.created_at,
          i.updated_at, i.removed_at,
          array(select t.skill from portfolio_skills x join skills t on t.id = x.skill_id
                where x.item_id = i.id order by x."order") as skills
        from portfolio_items i
        left join certificates k on k.id = i.certificate_id
        left join submissions s on s.id = i.submission_id
        where i.user_id = ${userId} order by i.created_at, i.id`,
  );

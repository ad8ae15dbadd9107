import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import type { Counted, NamesSkills } from '../../taxonomy/placed.ts';

export const skillsOfPortfolio: NamesSkills = {
  use: 'portfolio',
  count: (db, ids) =>
    rowsOf<Counted>(
      db,
      sql`select skill_id as id, count(*)::int as count from portfolio_skills
          where skill_id = any(${sql.param([...ids])}::uuid[]) group by 1`,
    ),
  followMerge: async (tx, { from, into }) => {
    await tx.execute(
      sql`insert into portfolio_skills (item_id, skill_id, "order")
          select item_id, ${into}::uuid, "order" from portfolio_skills where skill_id = ${from}
          on conflict do nothing`,
    );
    await tx.execute(sql`delete from portfolio_skills where skill_id = ${from}`);
  },
};

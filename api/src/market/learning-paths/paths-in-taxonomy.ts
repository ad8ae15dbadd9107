import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import type { Counted, InCategories, NamesSkills } from '../../taxonomy/placed.ts';

/** Where a path keeps its category, by the level of that. */
const columns = {
  category: sql`category_id`,
  sub_category: sql`sub_category_id`,
  final_category: sql`final_category_id`,
};

export const pathsInCategories: readonly InCategories[] = [
  {
    use: 'learning_paths',
    count: (db) =>
      rowsOf<Counted>(
        db,
        sql`select coalesce(final_category_id, sub_category_id, category_id) as id, count(*)::int as count
            from learning_paths group by 1`,
      ),
    followMerge: async (tx, { level, from, into }) => {
      await tx.execute(sql`update learning_paths set ${columns[level]} = ${into} where ${columns[level]} = ${from}`);
    },
    followMove: async (tx) => {
      await tx.execute(
        sql`update learning_paths p set sub_category_id = f.sub_category_id
            from final_categories f where f.id = p.final_category_id and p.sub_category_id <> f.sub_category_id`,
      );
      await tx.execute(
        sql`update learning_paths p set category_id = s.category_id
            from sub_categories s where s.id = p.sub_category_id and p.category_id <> s.category_id`,
      );
    },
  },
];

export const skillsOfPaths: readonly NamesSkills[] = [
  {
    use: 'learning_paths',
    count: (db, ids) =>
      rowsOf<Counted>(
        db,
        sql`select skill_id as id, count(*)::int as count from learning_path_skills
            where skill_id = any(${sql.param([...ids])}::uuid[]) group by 1`,
      ),
    followMerge: async (tx, { from, into }) => {
      await tx.execute(
        sql`insert into learning_path_skills (path_id, skill_id, "order")
            select path_id, ${into}::uuid, "order" from learning_path_skills where skill_id = ${from}
            on conflict do nothing`,
      );
      await tx.execute(sql`delete from learning_path_skills where skill_id = ${from}`);
    },
  },
];

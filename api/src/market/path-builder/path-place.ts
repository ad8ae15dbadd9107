import { sql } from 'drizzle-orm';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

type Place = Pick<PathRow, 'categoryId' | 'subCategoryId' | 'finalCategoryId'>;

/** A category of any level, and those that it stands in: who looks for the wide one finds the path, too. */
export async function requirePlace(db: Database, id: string): Promise<Place> {
  const [row] = await rowsOf<{ root: string; sub: string | null; final: string | null }>(
    db,
    sql`select k.id as root, null::uuid as sub, null::uuid as final from categories k where k.id = ${id}
        union all
        select s.category_id, s.id, null::uuid from sub_categories s where s.id = ${id}
        union all
        select s.category_id, s.id, f.id from final_categories f join sub_categories s on s.id = f.sub_category_id
        where f.id = ${id}`,
  );
  if (row === undefined) throw invalid({ category_id: rule('Choose a category.') });
  return { categoryId: row.root, subCategoryId: row.sub, finalCategoryId: row.final };
}

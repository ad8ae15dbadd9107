import { sql } from 'drizzle-orm';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';

export type CategoryTrail = NonNullable<CourseBuilder['category']>;

/** Final category → its place in the tree, from the root down. */
export async function findCategoryTrails(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, CategoryTrail>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await rowsOf<CategoryTrail & { id: string }>(
    db,
    sql`select f.id,
          json_build_object('id', c.id, 'name', c.name, 'names', c.names, 'slug', c.slug) as category,
          json_build_object('id', s.id, 'name', s.name, 'names', s.names, 'slug', s.slug) as sub_category,
          json_build_object('id', f.id, 'name', f.name, 'names', f.names, 'slug', f.slug) as final_category
        from final_categories f
        join sub_categories s on s.id = f.sub_category_id
        join categories c on c.id = s.category_id
        where f.id in ${wanted}`,
  );
  return new Map(rows.map(({ id, ...trail }) => [id, trail]));
}

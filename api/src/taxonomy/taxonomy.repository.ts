import { asc, sql } from 'drizzle-orm';
import type { Category, Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { type Database, rowsOf } from '../kernel/database/database.ts';
import { skills } from './taxonomy.tables.ts';

/** The whole tree in one question, each level in its own order. */
export function findCategoryTree(db: Database): Promise<Category[]> {
  return rowsOf<Category>(
    db,
    sql`
      select k.id, k.name, k.names, k.slug,
        array(select was.slug from category_slugs was where was.category_id = k.id) as former_slugs,
        (select count(*)::int
         from courses c
         join final_categories f on f.id = c.final_category_id
         join sub_categories s on s.id = f.sub_category_id
         where s.category_id = k.id and c.status = 'published' and c.deleted_at is null) as course_count,
        coalesce((
          select json_agg(json_build_object(
            'id', s.id, 'name', s.name, 'names', s.names, 'slug', s.slug,
            'former_slugs', array(select was.slug from category_slugs was where was.sub_category_id = s.id),
            'final_categories', coalesce((
              select json_agg(
                json_build_object(
                  'id', f.id, 'name', f.name, 'names', f.names, 'slug', f.slug, 'sub_sub_id', s.id,
                  'former_slugs', array(select was.slug from category_slugs was where was.final_category_id = f.id))
                order by f.position, f.name)
              from final_categories f where f.sub_category_id = s.id), '[]'::json)
          ) order by s.position, s.name)
          from sub_categories s where s.category_id = k.id), '[]'::json) as sub_categories
      from categories k
      order by k.position, k.name`,
  );
}

export const findSkills = (db: Database): Promise<Skill[]> =>
  db
    .select({ id: skills.id, skill: skills.skill, names: skills.names })
    .from(skills)
    .orderBy(asc(sql`lower(${skills.skill})`));

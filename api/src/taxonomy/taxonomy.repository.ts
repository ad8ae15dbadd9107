import { asc, sql } from 'drizzle-orm';
import type { ContentType, PriceType } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Category, CategoryDetails, Skill, TakenCategory } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { type Database, rowsOf } from '../kernel/database/database.ts';
import { skills } from './taxonomy.tables.ts';

/** The whole tree in one question, each level in its own order. */
export function findCategoryTree(db: Database): Promise<Category[]> {
  return rowsOf<Category>(
    db,
    sql`
      with counted as (
        select s.category_id as id, sum(n.courses)::int as course_count
        from facet_cells n
        join final_categories f on f.id = n.final_category_id
        join sub_categories s on s.id = f.sub_category_id
        group by s.category_id
      )
      select k.id, k.name, k.names, k.slug,
        array(select was.slug from category_slugs was where was.category_id = k.id) as former_slugs,
        coalesce((select n.course_count from counted n where n.id = k.id), 0) as course_count,
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

/** Of any level; undefined where there is none. */
export async function findCategory(db: Database, id: string): Promise<CategoryDetails | undefined> {
  const [row] = await rowsOf<CategoryDetails>(
    db,
    sql`
      with places as (
        select id, null::uuid as parent_id, name, names, slug, position, 1 as depth from categories
        union all select id, category_id, name, names, slug, position, 2 from sub_categories
        union all select id, sub_category_id, name, names, slug, position, 3 from final_categories
      ),
      counted as (
        select place.id, sum(n.courses)::int as course_count
        from facet_cells n
        join final_categories f on f.id = n.final_category_id
        join sub_categories s on s.id = f.sub_category_id
        cross join lateral (values (f.id), (s.id), (s.category_id)) as place (id)
        where n.courses > 0 and (place.id = ${id} or place.id in (select id from places where parent_id = ${id}))
        group by place.id
      )
      select p.id, p.name, p.names, p.slug, p.depth, coalesce(n.course_count, 0) as course_count,
        coalesce((
          select json_agg(json_build_object('id', a.id, 'name', a.name, 'names', a.names, 'slug', a.slug) order by a.depth)
          from places a
          where a.id = p.parent_id or a.id = (select parent_id from places b where b.id = p.parent_id)), '[]'::json) as parents,
        coalesce((
          select json_agg(json_build_object('id', b.id, 'name', b.name, 'names', b.names, 'slug', b.slug,
            'course_count', coalesce(m.course_count, 0)) order by b.position, b.name)
          from places b left join counted m on m.id = b.id where b.parent_id = p.id), '[]'::json) as children
      from places p left join counted n on n.id = p.id
      where p.id = ${id}`,
  );
  return row;
}

const orders = {
  popular: sql`enrollment_count desc, course_count desc, k.position, k.name`,
  courses: sql`course_count desc, k.position, k.name`,
  name: sql`lower(k.name), k.position`,
};

export const findTakenCategories = (
  db: Database,
  { sort, limit }: { sort: keyof typeof orders; limit: number },
): Promise<TakenCategory[]> =>
  rowsOf<TakenCategory>(
    db,
    sql`select k.id, k.name, k.names, k.slug, count(*)::int as course_count,
          sum(c.enrolment_count)::int as enrollment_count
        from categories k
        join sub_categories s on s.category_id = k.id
        join final_categories f on f.sub_category_id = s.id
        join listed_courses c on c.final_category_id = f.id
        group by k.id
        order by ${orders[sort]}, k.id limit ${limit}`,
  );

/** Published courses by one of the words that describe them. */
export const countByWord = (
  db: Database,
  column: 'content_type' | 'type',
): Promise<{ value: ContentType | PriceType; course_count: number }[]> =>
  rowsOf<{ value: ContentType | PriceType; course_count: number }>(
    db,
    sql`select ${sql.identifier(column)} as value, sum(courses)::int as course_count from facet_cells
        where ${sql.identifier(column)} is not null group by 1 having sum(courses) > 0`,
  );

import { type SQL, sql } from 'drizzle-orm';

/** Where path `p` stands: root `k`, and below it `s` and `f` where its category is of the second or third level. */
export const placeTables = sql`
  join categories k on k.id = p.category_id
  left join sub_categories s on s.id = p.sub_category_id
  left join final_categories f on f.id = p.final_category_id`;

/** The category that its partner chose. */
export const placeColumn = sql`
  case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'names', f.names, 'slug', f.slug)
    when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'names', s.names, 'slug', s.slug)
    else json_build_object('id', k.id, 'name', k.name, 'names', k.names, 'slug', k.slug) end`;

/** In this category, or in one below it. */
export const isIn = (slug: string): SQL => sql`current_category_slug(${slug}) in (k.slug, s.slug, f.slug)`;

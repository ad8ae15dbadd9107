import { asc, eq, sql } from 'drizzle-orm';
import type { Category, Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { type Database, rowsOf } from '../kernel/database/database.ts';
import { categories, skills } from './taxonomy.tables.ts';

/** Where a category of any level stands, 1 at the root; undefined where there is none. */
export async function findPlace(db: Database, id: string): Promise<{ depth: number; slug: string } | undefined> {
  const [place] = await rowsOf<{ depth: number; slug: string }>(
    db,
    sql`select 1 as depth, slug from categories where id = ${id}
        union all select 2, slug from sub_categories where id = ${id}
        union all select 3, slug from final_categories where id = ${id}`,
  );
  return place;
}

export async function findSkill(db: Database, id: string): Promise<Skill | undefined> {
  const [skill] = await db.select().from(skills).where(eq(skills.id, id));
  return skill;
}

/** The first level of the tree, in its own order. */
export const findTopCategories = (db: Database): Promise<Pick<Category, 'id' | 'name' | 'names' | 'slug'>[]> =>
  db
    .select({ id: categories.id, name: categories.name, names: categories.names, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.name));

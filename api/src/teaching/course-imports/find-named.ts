import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { categories, finalCategories, skills, subCategories } from '../../taxonomy/taxonomy.tables.ts';

/** The leaf that these addresses lead to, from the root. */
export async function findFinalCategory(db: Database, trail: readonly string[]): Promise<string | undefined> {
  const [category = '', sub = '', final = ''] = trail;
  const [row] = await db
    .select({ id: finalCategories.id })
    .from(finalCategories)
    .innerJoin(subCategories, eq(subCategories.id, finalCategories.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(
      and(eq(categories.slug, now(category)), eq(subCategories.slug, now(sub)), eq(finalCategories.slug, now(final))),
    );
  return row?.id;
}

/** An address may have been another when the archive was written. */
const now = (slug: string) => sql<string>`current_category_slug(${slug})`;

/** Skills by their names, those that there are. */
export async function findSkillsNamed(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ id: skills.id, skill: skills.skill })
    .from(skills)
    .where(inArray(skills.skill, [...names]));
  return new Map(rows.map(({ id, skill }) => [skill, id]));
}

import type { Database } from '../../database.ts';
import { categories, finalCategories, skills, subCategories } from '../../../taxonomy/taxonomy.tables.ts';
import { demoCategories, demoSkills } from '../taxonomy.ts';
import { demoId } from './demo-id.ts';

/** Ids are made from slugs and names, so that the rest finds them without asking. */
export const categoryId = (slug: string): string => demoId(`category ${slug}`);
export const finalCategoryId = (slug: string): string => demoId(`final category ${slug}`);
export const skillId = (skill: string): string => demoId(`skill ${skill}`);
const subCategoryId = (slug: string): string => demoId(`sub-category ${slug}`);

export async function loadTaxonomy(tx: Database): Promise<void> {
  const subs = demoCategories.flatMap((category) => category.sub_categories.map((sub) => ({ category, sub })));
  await tx
    .insert(categories)
    .values(demoCategories.map(({ name, slug }, position) => ({ id: categoryId(slug), name, slug, position })));
  await tx.insert(subCategories).values(
    subs.map(({ category, sub: { name, slug } }, position) => ({
      id: subCategoryId(slug),
      categoryId: categoryId(category.slug),
      name,
      slug,
      position,
    })),
  );
  await tx.insert(finalCategories).values(
    subs.flatMap(({ sub }) =>
      sub.final_categories.map(({ name, slug }, position) => ({
        id: finalCategoryId(slug),
        subCategoryId: subCategoryId(sub.slug),
        name,
        slug,
        position,
      })),
    ),
  );
  await tx.insert(skills).values(demoSkills.map((skill) => ({ id: skillId(skill), skill })));
}

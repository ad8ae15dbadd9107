import type { Database } from '../../src/kernel/database/database.ts';
import { categories, finalCategories, skills, subCategories } from '../../src/taxonomy/taxonomy.tables.ts';
import { demoCategories, type DemoPlace, demoSkills, frenchSkills } from '../content/taxonomy.ts';
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
    .values(
      demoCategories.map((category, position) => ({ ...placeOf(category), id: categoryId(category.slug), position })),
    );
  await tx.insert(subCategories).values(
    subs.map(({ category, sub }, position) => ({
      ...placeOf(sub),
      id: subCategoryId(sub.slug),
      categoryId: categoryId(category.slug),
      position,
    })),
  );
  await tx.insert(finalCategories).values(
    subs.flatMap(({ sub }) =>
      sub.final_categories.map((final, position) => ({
        ...placeOf(final),
        id: finalCategoryId(final.slug),
        subCategoryId: subCategoryId(sub.slug),
        position,
      })),
    ),
  );
  await tx.insert(skills).values(demoSkills.map((skill) => ({ id: skillId(skill), skill, names: namesOf(skill) })));
}

const placeOf = ({ name, slug, names, aliases }: DemoPlace) => ({ name, slug, names, aliases });

const namesOf = (skill: string) => (frenchSkills[skill] === undefined ? {} : { fr: frenchSkills[skill] });

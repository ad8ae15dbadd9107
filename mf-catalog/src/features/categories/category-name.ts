import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';

interface Chosen {
  category: string;
  sub_category: string;
  final_category: string;
}

/** The name of the deepest category chosen, by its slug at any level; undefined when the tree has no such slug. */
export function findCategoryName(
  tree: readonly Category[],
  { category, sub_category, final_category }: Chosen,
): string | undefined {
  const slug = final_category || sub_category || category;
  for (const top of tree) {
    if (top.slug === slug) return top.name;
    for (const sub of top.sub_categories) {
      if (sub.slug === slug) return sub.name;
      const found = sub.final_categories.find((final) => final.slug === slug);
      if (found) return found.name;
    }
  }
  return undefined;
}

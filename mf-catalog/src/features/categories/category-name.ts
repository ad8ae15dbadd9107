import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';

/** Slugs, of which the deepest counts; '' where none is chosen. */
interface Chosen {
  category: string;
  sub_category: string;
  final_category: string;
}

interface Place extends Chosen {
  name: string;
  isFormer: boolean;
}

/** The name of the deepest category chosen, by its slug at any level; undefined when the tree has no such slug. */
export const findCategoryName = (tree: readonly Category[], chosen: Chosen): string | undefined =>
  findPlace(tree, chosen)?.name;

/** Where an address leads that a category had before; undefined where it is that of today, or of none. */
export function findMovedPlace(tree: readonly Category[], chosen: Chosen): Chosen | undefined {
  const { name: _name, isFormer, ...place } = findPlace(tree, chosen) ?? { name: '', isFormer: false, ...chosen };
  return isFormer ? place : undefined;
}

function findPlace(tree: readonly Category[], { category, sub_category, final_category }: Chosen): Place | undefined {
  const slug = final_category || sub_category || category;
  if (slug === '') return undefined;
  const places = placesOf(tree);
  const found = places.find((one) => one.slug === slug) ?? places.find((one) => one.former.includes(slug));
  return found && { ...found.chosen, name: found.name, isFormer: found.slug !== slug };
}

const placesOf = (tree: readonly Category[]) =>
  tree.flatMap((top) => [
    placeOf(top, { category: top.slug, sub_category: '', final_category: '' }),
    ...top.sub_categories.flatMap((sub) => [
      placeOf(sub, { category: top.slug, sub_category: sub.slug, final_category: '' }),
      ...sub.final_categories.map((final) =>
        placeOf(final, { category: top.slug, sub_category: sub.slug, final_category: final.slug }),
      ),
    ]),
  ]);

const placeOf = (place: Pick<Category, 'name' | 'slug' | 'former_slugs'>, chosen: Chosen) => ({
  ...{ name: place.name, slug: place.slug, chosen },
  /** An older API knows none. */
  former: place.former_slugs ?? [],
});

import { type CategoryLevel, categoryLevels } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';

type Tree = readonly DeskCategory[];

/** From the root down to it. */
export function trailOf(all: Tree, id: string | null): DeskCategory[] {
  const category = all.find((one) => one.id === id);
  return category ? [...trailOf(all, category.parent_id), category] : [];
}

export const childrenOf = (all: Tree, id: string | null): DeskCategory[] =>
  all.filter(({ parent_id }) => parent_id === id);

export const countBelow = (all: Tree, id: string): number =>
  childrenOf(all, id).reduce((count, child) => count + 1 + countBelow(all, child.id), 0);

export const levelAbove = (level: CategoryLevel): CategoryLevel | undefined =>
  categoryLevels[categoryLevels.indexOf(level) - 1];

/** The categories of a level for a menu, each with those above it: names are unique among siblings alone. */
export const choicesOf = (
  all: Tree,
  level: CategoryLevel | undefined,
  nameOf: (category: DeskCategory) => string,
): { value: string; label: string }[] =>
  all
    .filter((one) => one.level === level)
    .map(({ id }) => ({ value: id, label: trailOf(all, id).map(nameOf).join(' / ') }));

/** The list with one of its entries at another place. */
export function placed(ids: readonly string[], id: string, at: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

import type { ScormItem } from '../../contract/teaching/scorm-packages.ts';

export interface ItemInList extends Omit<ScormItem, 'items'> {
  /** 0 for the outermost. */
  depth: number;
}

/** The visible items of a package in order, each with how deep it lies. */
export const itemsIn = (items: readonly ScormItem[], depth = 0): ItemInList[] =>
  items
    .filter((item) => item.is_visible)
    .flatMap(({ items: inner, ...item }) => [{ ...item, depth }, ...itemsIn(inner, depth + 1)]);

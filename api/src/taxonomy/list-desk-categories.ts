import { type CategoryUse, categoryUses } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import type { WithNouns } from '../kernel/context.ts';
import { inCategories } from './placed.ts';
import { findPlaces } from './places.repository.ts';

type Uses = Record<CategoryUse, number>;

/** Each with its own below it, in the order of menus. */
export async function listDeskCategories({ db, nouns }: WithNouns): Promise<DeskCategory[]> {
  const places = await findPlaces(db);
  const uses = await usesBelow({ db, nouns }, places);
  const below = (parent: string | null): DeskCategory[] =>
    places
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((place) => [{ ...place, uses: uses.get(place.id) ?? noUses() }, ...below(place.id)]);
  return below(null);
}

/** What stands in one category, and in all below it. */
export async function countUses(context: WithNouns, id: string): Promise<Uses> {
  return (await usesBelow(context, await findPlaces(context.db))).get(id) ?? noUses();
}

async function usesBelow(
  { db, nouns }: WithNouns,
  places: readonly { id: string; parent_id: string | null }[],
): Promise<Map<string, Uses>> {
  const parentOf = new Map(places.map(({ id, parent_id }) => [id, parent_id]));
  const uses = new Map(places.map(({ id }) => [id, noUses()]));
  for (const { use, count } of inCategories(nouns)) {
    for (const counted of await count(db)) {
      for (let at: string | null = counted.id; at !== null; at = parentOf.get(at) ?? null) {
        const there = uses.get(at);
        if (there !== undefined) there[use] += counted.count;
      }
    }
  }
  return uses;
}

const noUses = (): Uses => Object.fromEntries(categoryUses.map((use) => [use, 0])) as Uses;

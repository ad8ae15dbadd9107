interface Pair<Item> {
  before: Item | undefined;
  after: Item | undefined;
  /** Stands before or behind others that were kept than it did. */
  moved: boolean;
}

/** What was kept, added and removed between two lists; in today's order, what was removed behind what it stood behind. */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Pair<Item>[] {
  const [old, now] = [byKey(before, keyOf), byKey(after, keyOf)];
  const order = [...now.keys()];
  for (const [at, key] of [...old.keys()].entries()) {
    if (now.has(key)) continue;
    const previous = [...old.keys()][at - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  const inPlace = keptInOrder(
    [...old.keys()].filter((key) => now.has(key)),
    [...now.keys()],
  );
  return order.map((key) => ({
    before: old.get(key),
    after: now.get(key),
    moved: old.has(key) && now.has(key) && !inPlace.has(key),
  }));
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(items.map((item) => [keyOf(item), item]));

/** The most that stand in the same order in both lists: whatever else was kept, is what somebody moved. */
function keptInOrder(kept: readonly string[], now: readonly string[]): Set<string> {
  const placeOf = new Map(now.map((key, place) => [key, place]));
  const places = kept.map((key) => placeOf.get(key) ?? -1);
  // Of the longest rising row that ends here: its length, and the one before.
  const length = places.map(() => 1);
  const previous = places.map(() => -1);
  for (const [at, place] of places.entries()) {
    for (let earlier = 0; earlier < at; earlier += 1) {
      const longer = (length[earlier] ?? 0) + 1;
      if ((places[earlier] ?? 0) >= place || longer <= (length[at] ?? 0)) continue;
      length[at] = longer;
      previous[at] = earlier;
    }
  }
  const chosen = new Set<string>();
  let at = length.indexOf(Math.max(0, ...length));
  while (at >= 0) {
    chosen.add(kept[at] ?? '');
    at = previous[at] ?? -1;
  }
  return chosen;
}

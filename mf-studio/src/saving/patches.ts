/**
 * What a change belongs to: the own fields of the course or the learning path, those of one module, lesson or question, of
 * an assignment of the path, or the order of all of them; `questions` is the order of one lesson's.
 */
export type SaveTarget =
  'course' | 'path' | 'order' | `${'module' | 'lesson' | 'question' | 'questions' | 'assignment'}:${string}`;
export type Patch = Record<string, unknown>;
export type Patches = ReadonlyMap<SaveTarget, Patch>;

export const put = (patches: Patches, target: SaveTarget, patch: Patch): Patches =>
  new Map(patches).set(target, { ...patches.get(target), ...patch });

/** Below what was edited meanwhile. */
export const putBack = (patches: Patches, target: SaveTarget, patch: Patch): Patches =>
  Object.keys(patch).length === 0 ? patches : new Map(patches).set(target, { ...patch, ...patches.get(target) });

export function without<V>(map: ReadonlyMap<SaveTarget, V>, target: SaveTarget): ReadonlyMap<SaveTarget, V> {
  const copy = new Map(map);
  copy.delete(target);
  return copy;
}

export function drop<P extends Patch>(
  patches: ReadonlyMap<SaveTarget, P>,
  target: SaveTarget,
  field: string,
): ReadonlyMap<SaveTarget, P> {
  const patch = patches.get(target);
  if (!patch || !(field in patch)) return patches;
  const { [field]: _, ...rest } = patch;
  return Object.keys(rest).length === 0 ? without(patches, target) : new Map(patches).set(target, rest as P);
}
export const pick = (patch: Patch, rules: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => field in rules));
export const omit = (patch: Patch, rules: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => !(field in rules)));

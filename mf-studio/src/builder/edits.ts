import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { applyOrder, orderOf, type CourseOrder } from './course-order.ts';
import { drop, put, type Patch, type Patches, type SaveTarget } from './patches.ts';
import { fieldsOf, isSameValue } from './target-fields.ts';

/** A field that was changed here and, since, somewhere else. Both are kept until the author has chosen. */
export interface FieldConflict {
  mine: unknown;
  /** Undefined when the module or lesson is gone. */
  theirs: unknown;
  /** When it was changed there, where the server has said so. */
  changedAt?: string | undefined;
}
export type Conflicts = ReadonlyMap<SaveTarget, Record<string, FieldConflict>>;

/** All that was typed and is not on the server. */
export interface Edits {
  /** Valid, and waiting to be sent. */
  pending: Patches;
  /** Breaking a rule: kept, shown, not sent. */
  held: Patches;
  conflicts: Conflicts;
  /** What each of these fields was when its edit began. */
  bases: Patches;
}

export const noEdits: Edits = { pending: new Map(), held: new Map(), conflicts: new Map(), bases: new Map() };

interface Reading {
  course: CourseBuilder;
  /** Whether a text that reads so now is our own: a reply may have been lost on its way. */
  wasSent(target: SaveTarget, field: string, text: unknown): boolean;
  /** When the server says a field was changed elsewhere. */
  changedAt?(target: SaveTarget, field: string): string | undefined;
}

/**
 * Puts the edits on top of a newer reading of the course. A field that nobody else touched goes on as it was; one that
 * reads the same by now is done; one that was changed in both places becomes a conflict.
 */
export function rebase(edits: Edits, reading: Reading): Edits {
  let next = edits;
  for (const [target, field, conflict] of entriesOf(edits.conflicts)) {
    next = meetAgain(next, { target, field, conflict }, reading);
  }
  for (const map of ['pending', 'held'] as const) {
    for (const [target, field, mine] of entriesOf(edits[map])) {
      next = rebaseField(next, { map, target, field, mine }, reading);
    }
  }
  return next;
}

interface EditedField {
  map: 'pending' | 'held';
  target: SaveTarget;
  field: string;
  mine: unknown;
}

function rebaseField(edits: Edits, edited: EditedField, { course, wasSent, changedAt }: Reading): Edits {
  const { map, target, field, mine } = edited;
  const fields = fieldsOf(course, target);
  const theirs = fields?.[field];
  const base = edits.bases.get(target)?.[field];
  if (fields && isSameValue(theirs, base)) return edits;
  if (fields && isSameValue(theirs, mine)) return forget(edits, target, field);
  const onTheirs = { ...edits, bases: put(edits.bases, target, { [field]: theirs }) };
  if (fields && wasSent(target, field, theirs)) return onTheirs;
  const merged = fields && mergedOrder(target, { course, base, mine, theirs });
  if (merged) return { ...onTheirs, [map]: put(edits[map], target, { [field]: merged }) };
  return {
    ...forget(edits, target, field),
    conflicts: putConflict(edits.conflicts, target, field, { mine, theirs, changedAt: changedAt?.(target, field) }),
  };
}

/** While the author makes up their mind it may be changed once more, or come to read as they want it. */
function meetAgain(
  edits: Edits,
  { target, field, conflict }: { target: SaveTarget; field: string; conflict: FieldConflict },
  { course }: Reading,
): Edits {
  const fields = fieldsOf(course, target);
  const theirs = fields?.[field];
  const conflicts =
    fields && isSameValue(theirs, conflict.mine)
      ? drop(edits.conflicts, target, field)
      : putConflict(edits.conflicts, target, field, { ...conflict, theirs });
  return { ...edits, conflicts };
}

export const putConflict = (conflicts: Conflicts, target: SaveTarget, field: string, one: FieldConflict): Conflicts =>
  put(conflicts as Patches, target, { [field]: one }) as Conflicts;

export const forget = (edits: Edits, target: SaveTarget, field: string): Edits => ({
  pending: drop(edits.pending, target, field),
  held: drop(edits.held, target, field),
  conflicts: drop(edits.conflicts, target, field),
  bases: drop(edits.bases, target, field),
});

/** An order takes in what came and lets go of what went, unless it was put in another order elsewhere, too. */
function mergedOrder(
  target: SaveTarget,
  { course, base, mine, theirs }: { course: CourseBuilder; base: unknown; mine: unknown; theirs: unknown },
): unknown {
  if (target === 'order') {
    const isUntouched = isOrderUntouched(base as CourseOrder, theirs as CourseOrder);
    return isUntouched ? orderOf(applyOrder(course.modules, mine as CourseOrder)) : undefined;
  }
  if (!target.startsWith('questions:')) return undefined;
  const asOne = (ids: unknown): CourseOrder => [{ id: target, lessons: ids as string[] }];
  return isOrderUntouched(asOne(base), asOne(theirs)) ? inOrder(theirs as string[], mine as string[]) : undefined;
}

/** Ids in the order given; ones it does not know stay at the end, ones that are gone are left out. */
export const inOrder = (ids: readonly string[], order: readonly string[]): string[] => [
  ...order.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !order.includes(id)),
];

/** Only modules and lessons that are in both; the rest has come or gone and is in nobody's way. */
function isOrderUntouched(before: CourseOrder, now: CourseOrder): boolean {
  const idsIn = (order: CourseOrder) => new Set(order.flatMap(({ id, lessons }) => [id, ...lessons]));
  const [old, present] = [idsIn(before), idsIn(now)];
  const shared = (order: CourseOrder) =>
    order
      .filter(({ id }) => old.has(id) && present.has(id))
      .map(({ id, lessons }) => ({ id, lessons: lessons.filter((one) => old.has(one) && present.has(one)) }));
  return JSON.stringify(shared(before)) === JSON.stringify(shared(now));
}

function entriesOf<V>(map: ReadonlyMap<SaveTarget, Record<string, V>>): [SaveTarget, string, V][] {
  return [...map].flatMap(([target, fields]) =>
    Object.entries(fields).map(([field, value]): [SaveTarget, string, V] => [target, field, value]),
  );
}

/** Edits of one target, whatever has become of them: what a form that is opened again begins with. */
export const editsOf = ({ pending, held, conflicts }: Edits, target: SaveTarget): Patch => ({
  ...Object.fromEntries(Object.entries(conflicts.get(target) ?? {}).map(([field, { mine }]) => [field, mine])),
  ...held.get(target),
  ...pending.get(target),
});

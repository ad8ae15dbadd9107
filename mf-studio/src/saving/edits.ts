import { drop, put, type Patch, type Patches, type SaveTarget } from './patches.ts';
import { isSameValue } from './same-value.ts';

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

/** A field as it was when its edit began, as it is edited here, and as it stands now. */
export interface FieldEdits {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What is edited, as it stands by now. */
interface Reading {
  /** What can be edited of one target; undefined when the target is gone. */
  fieldsOf(target: SaveTarget): Patch | undefined;
  /** Both edits in one, where that needs nobody's choice. */
  merged(target: SaveTarget, edits: FieldEdits): unknown;
  /** Whether a text that reads so now is our own: a reply may have been lost on its way. */
  wasSent(target: SaveTarget, field: string, text: unknown): boolean;
  /** When the server says a field was changed elsewhere. */
  changedAt?(target: SaveTarget, field: string): string | undefined;
}

/**
 * Puts the edits on top of a newer reading. A field that nobody else touched goes on as it was; one that
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

function rebaseField(edits: Edits, edited: EditedField, { fieldsOf, merged, wasSent, changedAt }: Reading): Edits {
  const { map, target, field, mine } = edited;
  const fields = fieldsOf(target);
  const theirs = fields?.[field];
  const base = edits.bases.get(target)?.[field];
  if (fields && isSameValue(theirs, base)) return edits;
  if (fields && isSameValue(theirs, mine)) return forget(edits, target, field);
  const onTheirs = { ...edits, bases: put(edits.bases, target, { [field]: theirs }) };
  if (fields && wasSent(target, field, theirs)) return onTheirs;
  const both = fields && merged(target, { base, mine, theirs });
  if (both) return { ...onTheirs, [map]: put(edits[map], target, { [field]: both }) };
  return {
    ...forget(edits, target, field),
    conflicts: putConflict(edits.conflicts, target, field, { mine, theirs, changedAt: changedAt?.(target, field) }),
  };
}

/** While the author makes up their mind it may be changed once more, or come to read as they want it. */
function meetAgain(
  edits: Edits,
  { target, field, conflict }: { target: SaveTarget; field: string; conflict: FieldConflict },
  { fieldsOf }: Reading,
): Edits {
  const fields = fieldsOf(target);
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

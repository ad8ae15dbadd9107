import type { ChangedField } from '@stoa/shared/contract/teaching/course-diff-words.ts';
import type { ChangeState, CourseDiff } from '@stoa/shared/contract/teaching/course-diff.ts';

/** One line of what the author would lose: a field of the course, or a module or lesson by its title. */
export type LostPart =
  | { key: string; field: ChangedField }
  | { key: string; title: string; state: Exclude<ChangeState, 'unchanged'> | 'moved' };

interface Part {
  id: string;
  title: string;
  state: ChangeState;
  moved: boolean;
}

/** What an author loses who goes back to the live version, from the top of the course to its end. */
export const lostParts = ({ fields, modules }: CourseDiff): LostPart[] => [
  ...fields.map(({ field }): LostPart => ({ key: field, field })),
  ...modules.flatMap((module) => [
    ...lostPart(module, isOwnChange(module)),
    ...module.lessons.flatMap((one) => lostPart(one)),
  ]),
];

/** A module also counts as changed by its lessons, which are named themselves. */
const isOwnChange = ({ state, fields }: CourseDiff['modules'][number]): boolean =>
  state !== 'changed' || fields.length > 0;

function lostPart({ id, title, state, moved }: Part, isChanged = true): LostPart[] {
  if (state !== 'unchanged' && isChanged) return [{ key: id, title, state }];
  return moved ? [{ key: id, title, state: 'moved' }] : [];
}

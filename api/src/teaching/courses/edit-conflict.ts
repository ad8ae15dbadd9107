import type { EditConflict } from '@stoa/shared/contract/kernel/edit-conflict.ts';
import { isOrder, type ContentChange } from './content-changes.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { Problem, invalid } from '../../kernel/problem.ts';
import { findChangesSince } from './course-changes.repository.ts';
import type { CourseChangeRow, CourseRow } from './courses.tables.ts';

interface Made {
  /** The version that whoever made the change had before them. */
  on: number;
  changes: readonly ContentChange[];
}

/**
 * Refuses to write over what somebody changed since the version a change was made on. Fields are compared one by one:
 * a change to other fields of the same thing is no conflict. The course must be locked.
 */
export async function requireNoConflict(tx: Database, course: CourseRow, { on, changes }: Made): Promise<void> {
  if (on > course.version) throw invalid({ base_version: 'There is no such version of this course yet.' });
  if (on === course.version) return;
  const since = await findChangesSince(tx, course.id, on);
  const fields = changes.flatMap((change) => conflictOf(change, since) ?? []);
  if (fields.length > 0) throw editConflict(course, fields);
}

/** An order as a whole: it changes with everything that comes or goes. */
export async function requireSameOrder(
  tx: Database,
  course: CourseRow,
  { target, on, yours, theirs }: { target: string; on: number; yours: unknown; theirs: unknown },
): Promise<void> {
  const changed = (await findChangesSince(tx, course.id, on)).find((row) => row.target === target);
  if (!changed) return;
  const { field, changedAt } = changed;
  throw editConflict(course, [{ target, field, yours, theirs, changed_at: instantOf(changedAt) }]);
}

const editConflict = (course: CourseRow, fields: EditConflict['fields']): Problem =>
  new Problem('edit_conflict', 'This was changed since you opened it.', {
    conflict: { version: course.version, fields },
  });

/** What is new is in nobody's way, and the order gives way to what comes and goes. */
function conflictOf(
  { target, field, kind, before, after }: ContentChange,
  since: readonly CourseChangeRow[],
): EditConflict['fields'][number] | undefined {
  if (kind === 'added' || isOrder(target)) return undefined;
  const changed = since.find((row) => row.target === target && row.field === field);
  return changed && { target, field, yours: after, theirs: before, changed_at: instantOf(changed.changedAt) };
}

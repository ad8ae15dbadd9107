import { instantOf, type Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { findPathAssignments } from '../path-assignments/path-assignments.repository.ts';
import { assignmentOfRow } from '../path-assignments/path-work.ts';
import { fieldOfKey } from './changed-fields.ts';
import { feeOf } from './path-fee.ts';
import { findChangedSince } from './path-builder.repository.ts';
import { findParts } from './path-parts.ts';

/** Nobody decides on what they have not read. An older page does not say which version it shows. */
export async function requireReadVersion(tx: Database, path: PathRow, read: number | undefined): Promise<void> {
  if (read === undefined || read === path.version) return;
  if (read > path.version) throw invalid({ base_version: 'There is no such version of this learning path yet.' });
  const since = await findChangedSince(tx, path.id, read);
  const standing = await findStandingFields(tx, path);
  const fields = [...since].map(([key, changedAt]) => {
    const { target, field } = fieldOfKey(key);
    const theirs = standing.get(target)?.[field] ?? null;
    return { target, field, yours: null, theirs, changed_at: instantOf(changedAt) };
  });
  throw new Problem('edit_conflict', 'This was changed since you opened it.', {
    conflict: { version: path.version, fields },
  });
}

/** By target. */
async function findStandingFields(tx: Database, path: PathRow): Promise<Map<string, Record<string, unknown>>> {
  const assignments = await findPathAssignments(tx, path.id);
  return new Map<string, Record<string, unknown>>([
    ['path', { ...(await findParts(tx, path)), fee: feeOf(path) }],
    ...assignments.map((row) => [`assignment:${row.id}`, { ...assignmentOfRow(row) }] as const),
  ]);
}

import { instantOf, type Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { findChangedSince } from './path-builder.repository.ts';
import { findParts } from './path-parts.ts';

/** Nobody decides on what they have not read. An older page does not say which version it shows. */
export async function requireReadVersion(tx: Database, path: PathRow, read: number | undefined): Promise<void> {
  if (read === undefined || read === path.version) return;
  if (read > path.version) throw invalid({ base_version: 'There is no such version of this learning path yet.' });
  const [since, parts] = [await findChangedSince(tx, path.id, read), await findParts(tx, path)];
  const standing = new Map<string, unknown>([...Object.entries(parts), ['fee', feeOf(path)]]);
  const fields = [...since].map(([field, changedAt]) => ({
    target: 'path',
    field,
    yours: null,
    theirs: standing.get(field) ?? null,
    changed_at: instantOf(changedAt),
  }));
  throw new Problem('edit_conflict', 'This was changed since you opened it.', {
    conflict: { version: path.version, fields },
  });
}

const feeOf = ({ fee, amountMinor, compareAtMinor, currency }: PathRow) => ({
  fee,
  amount_minor: amountMinor,
  compare_at_minor: compareAtMinor,
  currency,
});

import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import type { Database } from '../../kernel/database/database.ts';

/** What is new in a list must be the author's, uploaded to be given along, and whole. */
export async function checkResources(
  tx: Database,
  giving: Giving,
  { now, next }: { now: readonly Resource[]; next: readonly Resource[] },
): Promise<void> {
  const known = new Set(now.map(({ file_id }) => file_id));
  for (const [index, { file_id: id }] of next.entries()) {
    if (known.has(id)) continue;
    await requireGivenFile(tx, giving, { field: `resources.${index}.file_id`, id, purpose: 'resource' });
  }
}

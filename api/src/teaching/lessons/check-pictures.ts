import { picturesIn } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import type { Database } from '../../kernel/database/database.ts';

/** A picture that is new in a text must be its author's: whoever reads the text is shown it. */
export async function checkPictures(
  tx: Database,
  giving: Giving,
  { now, next }: { now: string | null; next: string },
): Promise<void> {
  const known = new Set(picturesIn(now ?? ''));
  for (const id of picturesIn(next)) {
    if (!known.has(id)) await requireGivenFile(tx, giving, { field: 'markdown', id, purpose: 'picture' });
  }
}

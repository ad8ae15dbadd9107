import { eq, sql } from 'drizzle-orm';
import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Noun } from '../kernel/noun.ts';
import { invalid } from '../kernel/problem.ts';
import { isNeeded, isUnused } from './file-users.ts';
import { findFile } from './find-files.ts';
import { files, type FileRow } from './files.tables.ts';
import { requireOwnFile } from './own-file.ts';

/** Who puts a file somewhere, and who owns that place. */
export interface Giving {
  nouns: readonly Noun[];
  giverId: string;
  ownerId: string;
}

/**
 * A file for a place that several people fill: its owner's, or the giver's, which becomes its owner's. So it stays there
 * when the giver goes, and whoever the owner lets in sees it. What the giver uses elsewhere stays theirs: it would go from
 * there.
 */
export async function requireGivenFile(
  tx: Database,
  { nouns, giverId, ownerId }: Giving,
  asked: { field: string; id: string; purpose: FilePurpose },
): Promise<FileRow> {
  const found = await findFile(tx, asked.id);
  if (found?.ownerId !== giverId || giverId === ownerId) return requireOwnFile(tx, ownerId, asked);
  const file = await requireOwnFile(tx, giverId, asked);
  if (await isUsed(tx, nouns, file.id))
    throw invalid({ [asked.field]: rule('You use this file elsewhere. Upload it here.') });
  const [given] = await tx.update(files).set({ ownerId }).where(eq(files.id, file.id)).returning();
  if (given === undefined) throw invalid({ [asked.field]: rule('Upload the file again.') });
  return given;
}

async function isUsed(tx: Database, nouns: readonly Noun[], id: string): Promise<boolean> {
  const [used] = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      sql`${files.id} = ${id}
        and (not ${isUnused(nouns, sql`${files.id}`)} or ${isNeeded(nouns, sql`${files.id}`, sql`${files.ownerId}`)})`,
    );
  return used !== undefined;
}

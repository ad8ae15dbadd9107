import type { Database } from '../../kernel/database/database.ts';
import { type ArchivedContent, courseArchives } from './course-archives.tables.ts';

/** A check that is done again, after one that was cut off, finds the same. */
export async function insertArchive(tx: Database, fileId: string, content: ArchivedContent): Promise<void> {
  await tx
    .insert(courseArchives)
    .values({ fileId, content })
    .onConflictDoUpdate({ target: courseArchives.fileId, set: { content } });
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { type ArchivedContent, courseArchives } from './course-archives.tables.ts';

/** What an archive holds that was found whole; undefined for any other file. */
export async function findArchive(db: Database, fileId: string): Promise<ArchivedContent | undefined> {
  const [row] = await db.select().from(courseArchives).where(eq(courseArchives.fileId, fileId));
  return row?.content;
}

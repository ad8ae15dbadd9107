import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { lessons } from '../teaching/lessons/lessons.tables.ts';
import type { TestApp } from './build-test-app.ts';

/** The bytes of the films of a course and their captions, which its builder leaves out. */
export async function giveFilmBytes(
  { db, dataDir }: Pick<TestApp, 'db' | 'dataDir'>,
  courseId: string,
  captions: string,
): Promise<void> {
  const rows = await db.select().from(lessons).where(eq(lessons.courseId, courseId));
  for (const { fileId, captionsFileId } of rows) {
    if (fileId) await writeFile(join(dataDir, 'files', fileId), 'a film');
    if (captionsFileId) await writeFile(join(dataDir, 'files', captionsFileId), captions);
  }
}

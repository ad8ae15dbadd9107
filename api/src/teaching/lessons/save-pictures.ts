import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { picturesIn } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { files } from '../../files/files.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { ModuleContent } from './lesson-content.ts';
import { lessonPictures } from './pictures.tables.ts';

/** After the lessons: what their texts show is theirs, and stays as long as they show it. */
export async function savePictures(
  tx: Database,
  courseId: string,
  { before, after }: { before: readonly ModuleContent[]; after: readonly ModuleContent[] },
): Promise<void> {
  const named = placedOf(after);
  if (isDeepStrictEqual(placedOf(before), named)) return;
  await tx.delete(lessonPictures).where(eq(lessonPictures.courseId, courseId));
  if (named.length === 0) return;
  const ids = [...new Set(named.map(({ fileId }) => fileId))];
  const known = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.purpose, 'picture')));
  // A text may name anything.
  const isThere = new Set(known.map(({ id }) => id));
  const rows = named.filter(({ fileId }) => isThere.has(fileId)).map((row) => ({ ...row, courseId }));
  if (rows.length > 0) await tx.insert(lessonPictures).values(rows);
}

const placedOf = (modules: readonly ModuleContent[]) =>
  modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ id: lessonId, markdown }) => picturesIn(markdown ?? '').map((fileId) => ({ lessonId, fileId })));

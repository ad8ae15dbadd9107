import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { lessonCaptions } from './captions.tables.ts';
import type { ModuleContent } from './lesson-content.ts';

/** After the lessons, which they belong to; replaced as a whole. */
export async function saveCaptions(
  tx: Database,
  courseId: string,
  { before, after }: { before: readonly ModuleContent[]; after: readonly ModuleContent[] },
): Promise<void> {
  const rows = placedOf(after);
  if (isDeepStrictEqual(placedOf(before), rows)) return;
  await tx.delete(lessonCaptions).where(eq(lessonCaptions.courseId, courseId));
  if (rows.length > 0) await tx.insert(lessonCaptions).values(rows.map((row) => ({ ...row, courseId })));
}

/** Content that was made before there were any does not say. */
const placedOf = (modules: readonly ModuleContent[]) =>
  modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ id: lessonId, more_captions: tracks = [] }) =>
      tracks.map(({ file_id: fileId, language }, index) => ({ lessonId, fileId, language, order: index + 1 })),
    );

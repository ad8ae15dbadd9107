import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { ModuleContent } from './lesson-content.ts';
import { courseResources } from './resources.tables.ts';

/** A course with what it gives along, as a whole and with its lessons; made before there were any, it does not say. */
interface Giving {
  fields: { resources?: readonly Resource[] };
  modules: readonly ModuleContent[];
}

/** After the lessons, which they belong to; the list is replaced as a whole. */
export async function saveResources(
  tx: Database,
  courseId: string,
  { before, after }: { before: Giving; after: Giving },
): Promise<void> {
  const rows = placedOf(after);
  if (isDeepStrictEqual(placedOf(before), rows)) return;
  await tx.delete(courseResources).where(eq(courseResources.courseId, courseId));
  if (rows.length > 0) await tx.insert(courseResources).values(rows.map((row) => ({ ...row, courseId })));
}

const placedOf = ({ fields, modules }: Giving) =>
  [
    { id: null, resources: fields.resources },
    ...modules.flatMap(({ lessons }) => lessons.map(({ id, resources }) => ({ id, resources }))),
  ].flatMap(({ id: lessonId, resources = [] }) =>
    resources.map(({ file_id: fileId, title }, index) => ({ lessonId, fileId, title, order: index + 1 })),
  );

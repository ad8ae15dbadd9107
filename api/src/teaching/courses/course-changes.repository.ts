import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ContentChange } from './content-changes.ts';
import type { Database } from '../../kernel/database/database.ts';
import { courseChanges, courses, type CourseChangeRow } from './courses.tables.ts';

export const findChangesSince = (tx: Database, courseId: string, version: number): Promise<CourseChangeRow[]> =>
  tx
    .select()
    .from(courseChanges)
    .where(and(eq(courseChanges.courseId, courseId), gt(courseChanges.version, version)));

/** Counts the version up and writes down which fields it has changed. The course must be locked. */
export async function insertVersion(
  tx: Database,
  courseId: string,
  { changes, editorId }: { changes: readonly ContentChange[]; editorId: string },
): Promise<void> {
  const [course] = await tx
    .update(courses)
    .set({ version: sql`${courses.version} + 1`, editedBy: editorId })
    .where(eq(courses.id, courseId))
    .returning({ version: courses.version });
  if (course === undefined) throw new Error('The new version was not returned.');
  const gone = changes.filter(({ kind }) => kind === 'removed').map(({ target }) => target);
  if (gone.length > 0) {
    await tx
      .delete(courseChanges)
      .where(and(eq(courseChanges.courseId, courseId), inArray(courseChanges.target, gone)));
  }
  const rows = changes
    .filter(({ kind }) => kind !== 'removed')
    .map(({ target, field }) => ({ courseId, target, field, version: course.version }));
  if (rows.length === 0) return;
  await tx
    .insert(courseChanges)
    .values(rows)
    .onConflictDoUpdate({
      target: [courseChanges.courseId, courseChanges.target, courseChanges.field],
      set: { version: course.version, changedAt: sql`now()` },
    });
}

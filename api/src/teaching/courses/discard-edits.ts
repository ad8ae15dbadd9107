import { changesBetween } from './content-changes.ts';
import { findContent } from './find-content.ts';
import type { Database } from '../../kernel/database/database.ts';
import { insertVersion } from './course-changes.repository.ts';
import { deleteRevision } from './courses.repository.ts';
import type { CourseRow, RevisionRow } from './courses.tables.ts';
import { requireNoConflict } from './edit-conflict.ts';

/**
 * Throws a revision away. It counts as one edit, back to the live texts: what another window has changed since version
 * `on` is not thrown away unseen, and that window hears of it. The course must be locked.
 */
export async function discardEdits(
  tx: Database,
  course: CourseRow,
  { revision, on, editorId }: { revision: RevisionRow; on: number; editorId: string },
): Promise<void> {
  const changes = changesBetween(revision.content, await findContent(tx, course));
  await requireNoConflict(tx, course, { on, changes });
  if (changes.length > 0) await insertVersion(tx, course.id, { changes, editorId });
  await deleteRevision(tx, revision.id);
}

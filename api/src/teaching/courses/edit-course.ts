import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Context } from '../../kernel/context.ts';
import { changesBetween } from './content-changes.ts';
import type { CourseContent } from './course-content.ts';
import { saveContent } from './save-content.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isLive, type CourseAtWork } from './course-at-work.ts';
import { builderOf, contentAtWork } from './course-builder.ts';
import { insertVersion } from './course-changes.repository.ts';
import { requireEdit } from './courses.policy.ts';
import { findCourseAtWork, lockCourse, type CourseKey } from './find-course.ts';
import { insertRevision, updateRevision, retireSlug } from './courses.repository.ts';
import { keepHourly } from './keep-version.ts';
import { requireNoConflict } from './edit-conflict.ts';
import type { CourseRow } from './courses.tables.ts';

type Edit = (content: CourseContent, tx: Database, course: CourseRow) => CourseContent | Promise<CourseContent>;

interface Asked {
  id: string;
  /** The version it was made on; none for what is only added, which is in nobody's way. */
  on?: number;
}

/**
 * The one way in which an author changes a course: the content is read, a plain function makes the next one, and that
 * is kept in the rows of a course that was never public, or in the revision of one that was. It is not kept where it
 * would write over something that was changed since the version it was made on.
 */
export async function editCourse(
  context: Pick<Context, 'db' | 'files' | 'settings' | 'nouns'>,
  viewer: Viewer,
  { id, on }: Asked,
  edit: Edit,
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireEdit(viewer, work);
    const before = await contentAtWork(tx, work);
    const after = await edit(before, tx, work.course);
    const changes = changesBetween(before, after);
    if (on !== undefined) await requireNoConflict(tx, work.course, { on, changes });
    if (changes.length === 0) return;
    await keepHourly(tx, work, { content: before, editorId: viewer.user.id });
    await insertVersion(tx, id, { changes, editorId: viewer.user.id });
    await (isLive(work.course) ? saveRevision(tx, work, after) : saveRows(tx, work, { before, after }));
  });
  return getBuilder(context, viewer, id);
}

async function saveRows(
  tx: Database,
  { course }: CourseAtWork,
  content: { before: CourseContent; after: CourseContent },
): Promise<void> {
  await saveContent(tx, course.id, content);
  const [from, to] = [content.before.fields.slug, content.after.fields.slug];
  if (from !== to) await retireSlug(tx, course.id, { from, to });
}

async function saveRevision(tx: Database, { course, revision }: CourseAtWork, content: CourseContent): Promise<void> {
  if (revision) await updateRevision(tx, revision.id, { content });
  else await insertRevision(tx, { courseId: course.id, content });
}

export async function requireLocked(tx: Database, key: CourseKey): Promise<CourseAtWork> {
  const work = await lockCourse(tx, key);
  if (work === undefined) throw notFound();
  return work;
}

/** The builder as it stands after a change; the right to it was checked by the change. */
export async function getBuilder(
  context: Pick<Context, 'db' | 'files' | 'settings' | 'nouns'>,
  viewer: Viewer,
  courseId: string,
): Promise<CourseBuilder> {
  const work = await findCourseAtWork(context.db, { id: courseId });
  if (work === undefined) throw notFound();
  return builderOf(context, viewer, work);
}

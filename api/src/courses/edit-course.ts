import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import type { Context } from '../context.ts';
import type { CourseContent } from '../curriculum/course-content.ts';
import { findContent } from '../curriculum/find-content.ts';
import { saveContent } from '../curriculum/save-content.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../problem.ts';
import type { Viewer } from '../roles/viewer.ts';
import { isLive, type CourseAtWork } from './course-at-work.ts';
import { builderOf } from './course-builder.ts';
import { requireEdit } from './courses.policy.ts';
import { findCourseAtWork, insertRevision, lockCourse, updateRevision, type CourseKey } from './course-rows.ts';
import { retireSlug } from './courses.repository.ts';
import type { CourseRow } from './courses.tables.ts';

type Edit = (content: CourseContent, tx: Database, course: CourseRow) => CourseContent | Promise<CourseContent>;

/**
 * The one way in which an author changes a course: the content is read, a plain function makes the next one, and that
 * is kept in the rows of a course that was never public, or in the revision of one that was.
 */
export async function editCourse(
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  courseId: string,
  edit: Edit,
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id: courseId });
    requireEdit(viewer, work);
    await (isLive(work.course) ? editRevision(tx, work, edit) : editRows(tx, work, edit));
  });
  return getBuilder(context, viewer, courseId);
}

async function editRows(tx: Database, { course }: CourseAtWork, edit: Edit): Promise<void> {
  const before = await findContent(tx, course);
  const after = await edit(before, tx, course);
  await saveContent(tx, course.id, { before, after });
  const [from, to] = [before.fields.slug, after.fields.slug];
  if (from !== to) await retireSlug(tx, course.id, { from, to });
}

async function editRevision(tx: Database, { course, revision }: CourseAtWork, edit: Edit): Promise<void> {
  const before = revision?.content ?? (await findContent(tx, course));
  const content = await edit(before, tx, course);
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
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  courseId: string,
): Promise<CourseBuilder> {
  const work = await findCourseAtWork(context.db, { id: courseId });
  if (work === undefined) throw notFound();
  return builderOf(context, viewer, work);
}

import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { MOST_NAMED } from '@stoa/shared/contract/teaching/course-version-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { contentAtWork } from '../courses/course-builder.ts';
import { requireEditor } from '../courses/courses.policy.ts';
import type { VersionRow } from '../courses/courses.tables.ts';
import { getBuilder, requireLocked } from '../courses/edit-course.ts';
import { keepVersion } from '../courses/keep-version.ts';
import { deleteVersion, findLabels, findVersion, updateLabel } from './versions.repository.ts';

type Keeping = Pick<Context, 'db' | 'files' | 'settings' | 'nouns'>;

/** Keeps what the course holds now under a name, wherever it lies: nothing is written over. */
export async function nameCourse(
  context: Keeping,
  viewer: Viewer,
  { id, label }: { id: string; label: string },
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireEditor(viewer, work.course);
    const { version } = work.course;
    await requireFreeLabel(tx, { courseId: id, label });
    const content = await contentAtWork(tx, work);
    await keepVersion(tx, id, { kind: 'named', label, actorId: viewer.user.id, version, content });
  });
  return getBuilder(context, viewer, id);
}

/** Names a version that is kept already, or calls it otherwise. */
export async function labelCourseVersion(
  { db }: Keeping,
  viewer: Viewer,
  { id, label }: { id: string; label: string },
): Promise<{ label: string }> {
  await onVersion(db, viewer, id, async (tx, { courseId }) => {
    await requireFreeLabel(tx, { courseId, label, id });
    await updateLabel(tx, id, label);
  });
  return { label };
}

/** What was kept for its name alone goes with it; another version is one among the earlier ones again. */
export async function removeVersionLabel({ db }: Keeping, viewer: Viewer, id: string): Promise<{ label: null }> {
  await onVersion(db, viewer, id, (tx, { kind }) =>
    kind === 'named' ? deleteVersion(tx, id) : updateLabel(tx, id, null),
  );
  return { label: null };
}

async function onVersion(
  db: Database,
  viewer: Viewer,
  id: string,
  act: (tx: Database, row: VersionRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await findVersion(tx, id);
    if (known === undefined) throw notFound();
    const { course } = await requireLocked(tx, { id: known.courseId });
    requireEditor(viewer, course);
    // Another may have let go of it before the course was ours.
    const row = await findVersion(tx, id);
    if (row === undefined) throw notFound();
    await act(tx, row);
  });
}

async function requireFreeLabel(
  tx: Database,
  { courseId, label, id }: { courseId: string; label: string; id?: string },
): Promise<void> {
  const others = (await findLabels(tx, courseId)).filter((one) => one.id !== id);
  const isTaken = others.some((one) => one.label.toLowerCase() === label.toLowerCase());
  if (isTaken) throw invalid({ label: rule('Another version of this course has this name.') });
  if (others.length >= MOST_NAMED) throw invalid({ label: rule('At most 20 named versions. Delete one first.') });
}

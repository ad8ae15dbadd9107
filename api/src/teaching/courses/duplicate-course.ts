import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { copiedModules } from '../lessons/copied-modules.ts';
import { copyTitle } from '../lessons/copy-title.ts';
import { contentAtWork } from './course-builder.ts';
import { requireMaker } from './courses.policy.ts';
import { getBuilder } from './edit-course.ts';
import { findContent } from './find-content.ts';
import { findCourse, findCourseAtWork } from './find-course.ts';
import { insertNamedDraft, withFreeSlug } from './insert-draft.ts';
import { saveContent } from './save-content.ts';

interface Asked {
  id: string;
  locale: Locale;
}

/**
 * A draft with all that its author works on. Not with what has become of the course: its learners, its classes' dates,
 * its discussions and ratings. Its reviewers make no copy of it: it is not theirs.
 */
export async function duplicateCourse(context: Context, viewer: Viewer, asked: Asked): Promise<CourseBuilder> {
  const id = await withFreeSlug(() => context.db.transaction((tx) => insertCopy(tx, viewer, asked)));
  return getBuilder(context, viewer, id);
}

async function insertCopy(tx: Database, viewer: Viewer, { id, locale }: Asked): Promise<string> {
  const work = await findCourseAtWork(tx, { id });
  if (work === undefined) throw notFound();
  requireMaker(viewer, work.course);
  const { fields, modules } = await contentAtWork(tx, work);
  const name = copyTitle(fields.name, { locale, most: 60 });
  const copyId = await insertNamedDraft(tx, viewer, { name, isMicro: fields.is_micro });
  const copy = await findCourse(tx, { id: copyId });
  if (copy === undefined) throw new Error(`The copy ${copyId} went away.`);
  const before = await findContent(tx, copy);
  const after = { fields: { ...fields, name, slug: copy.slug }, modules: copiedModules(modules) };
  await saveContent(tx, copyId, { before, after });
  return copyId;
}

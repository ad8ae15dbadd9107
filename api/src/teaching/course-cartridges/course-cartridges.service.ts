import type { Readable } from 'node:stream';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { CourseCartridge } from '@stoa/shared/contract/teaching/course-cartridges.ts';
import { z } from 'zod';
import { requireSigned, signLink } from '../../files/signed-links.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { filesIn } from '../course-archives/archived-files.ts';
import { requireWork } from '../course-archives/course-archives.service.ts';
import type { CourseAtWork } from '../courses/course-at-work.ts';
import { contentAtWork, viewOfContent } from '../courses/course-builder.ts';
import { findCourseAtWork } from '../courses/find-course.ts';
import { inTurn } from '../scorm-export/export-turns.ts';
import { planCartridge, type CartridgePlan } from './cartridge-plan.ts';
import { streamCartridge } from './stream-cartridge.ts';

/** As long as a person may look for where to save it. */
const LINK_S = 5 * 60;

const asked = z.object({ id: z.uuid(), user: z.uuid() });

/** The whole question stands in the path, so that it is signed. */
export const cartridgePath = ({ id, user }: Record<keyof z.infer<typeof asked>, string>): string =>
  `${API_PREFIX}/${routes.getCourseCartridge.split(' ')[1]?.replace('{id}', id)}/of/${user}`;

export async function getCourseCartridge(context: Context, viewer: Viewer, id: string): Promise<CourseCartridge> {
  const { lessonCount, files, notes } = await planOf(context, await requireWork(context.db, viewer, id));
  return {
    lesson_count: lessonCount,
    file_count: files.length,
    bytes: files.reduce((sum, { row }) => sum + row.bytes, 0),
    notes,
  };
}

/** @throws `course_incomplete` where no lesson would come along */
export async function getCourseCartridgeLink(
  context: Context,
  viewer: Viewer,
  id: string,
): Promise<{ url: string; expires_at: string }> {
  const { lessonCount } = await planOf(context, await requireWork(context.db, viewer, id));
  if (lessonCount === 0) {
    throw new Problem('course_incomplete', 'No lesson of this course can be exported yet. Finish a lesson first.');
  }
  const { url, expiresAt } = signLink(context.files.secret, cartridgePath({ id, user: viewer.user.id }), LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

/** The cartridge behind a link, and what its file is called. */
export async function openCourseCartridge(
  context: Context,
  params: unknown,
  query: unknown,
): Promise<{ name: string; zip: Readable }> {
  const given = asked.safeParse(params);
  if (!given.success) throw notFound();
  requireSigned(context.files.secret, cartridgePath(given.data), query);
  const { id, user } = given.data;
  const work = await findCourseAtWork(context.db, { id });
  if (work === undefined) throw notFound();
  const zip = await inTurn(context.limits, user, async () =>
    streamCartridge(context.files, await planOf(context, work), context.settings.siteUrl),
  );
  return { name: `${work.course.slug}.imscc`, zip };
}

async function planOf(context: Context, work: CourseAtWork): Promise<CartridgePlan> {
  const content = await contentAtWork(context.db, work);
  const { whole, unfinished } = await filesIn(context.db, content, work.course);
  const { skills } = await viewOfContent(context, content);
  const keywords = skills.map(({ skill }) => skill);
  return planCartridge({ id: work.course.id, content, files: whole, unfinished, keywords });
}

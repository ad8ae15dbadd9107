import type { Readable } from 'node:stream';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { CourseArchiveContents } from '@stoa/shared/contract/teaching/course-archives.ts';
import { z } from 'zod';
import { requireSigned, signLink } from '../../files/signed-links.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { CourseAtWork } from '../courses/course-at-work.ts';
import { contentAtWork, viewOfContent } from '../courses/course-builder.ts';
import { findCourseAtWork } from '../courses/find-course.ts';
import { inTurn } from '../scorm-export/export-turns.ts';
import { requireExport } from '../scorm-export/scorm-export.policy.ts';
import { filesIn, rungsOf } from './archived-files.ts';
import { streamArchive } from './stream-archive.ts';

/** As long as a person may look for where to save it. */
const LINK_S = 5 * 60;

const asked = z.object({ id: z.uuid(), user: z.uuid() });

/** The whole question stands in the path, so that it is signed. */
export const archivePath = ({ id, user }: Record<keyof z.infer<typeof asked>, string>): string =>
  `${API_PREFIX}/${routes.getCourseArchive.split(' ')[1]?.replace('{id}', id)}/of/${user}`;

export async function getCourseArchive({ db }: Context, viewer: Viewer, id: string): Promise<CourseArchiveContents> {
  const work = await requireWork(db, viewer, id);
  const content = await contentAtWork(db, work);
  const { whole, unfinished } = await filesIn(db, content, work.course);
  const { rungs, left } = await rungsOf(db, whole);
  return {
    lesson_count: content.modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
    file_count: whole.length,
    bytes: [...whole, ...rungs].reduce((sum, { bytes }) => sum + bytes, 0),
    rung_count: rungs.length,
    rungs_left: left,
    unfinished: unfinished.map(({ name }) => name),
  };
}

export async function getCourseArchiveLink(
  { db, files: store }: Context,
  viewer: Viewer,
  id: string,
): Promise<{ url: string; expires_at: string }> {
  await requireWork(db, viewer, id);
  const { url, expiresAt } = signLink(store.secret, archivePath({ id, user: viewer.user.id }), LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

/** The archive behind a link, and what its file is called. */
export async function openCourseArchive(
  context: Context,
  params: unknown,
  query: unknown,
): Promise<{ name: string; zip: Readable }> {
  const { db, files: store, limits, settings } = context;
  const given = asked.safeParse(params);
  if (!given.success) throw notFound();
  requireSigned(store.secret, archivePath(given.data), query);
  const { id, user } = given.data;
  const work = await findCourseAtWork(db, { id });
  if (work === undefined) throw notFound();
  const zip = await inTurn(limits, user, async () => {
    const content = await contentAtWork(db, work);
    const { whole } = await filesIn(db, content, work.course);
    const { rungs } = await rungsOf(db, whole);
    const view = await viewOfContent(context, content);
    return streamArchive(store, { content, view, files: whole, rungs, site: settings.siteUrl });
  });
  return { name: `${work.course.slug}-archive.zip`, zip };
}

/** The course as its author has it. @throws for those who may not take it along */
export async function requireWork(db: Context['db'], viewer: Viewer, id: string): Promise<CourseAtWork> {
  const work = await findCourseAtWork(db, { id });
  if (work === undefined) throw notFound();
  requireExport(viewer, work.course);
  return work;
}

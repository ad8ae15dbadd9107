import type { Readable } from 'node:stream';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { ScormExport } from '@stoa/shared/contract/teaching/scorm-export.ts';
import { scormExportVersions, type ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import { z } from 'zod';
import { findFiles } from '../../files/find-files.ts';
import { requireSigned, signLink } from '../../files/signed-links.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import { findContent } from '../courses/find-content.ts';
import { findCourse } from '../courses/find-course.ts';
import { questionPictures } from '../lessons/question-pictures.ts';
import { inTurn } from './export-turns.ts';
import { fateOf, packedFilesOf, planExport, type ReadyFiles } from './export-plan.ts';
import { requireExport } from './scorm-export.policy.ts';
import { streamPackage } from './stream-package.ts';

/** As long as a person may look for where to save it. */
const LINK_S = 5 * 60;

const asked = z.object({ id: z.uuid(), version: z.enum(scormExportVersions), user: z.uuid() });
type Asked = z.infer<typeof asked>;

/** The whole question stands in the path, so that it is signed. */
export const packagePath = ({ id, version, user }: Record<keyof Asked, string>): string =>
  `${API_PREFIX}/${routes.getScormExport.split(' ')[1]?.replace('{id}', id)}/${version}/${user}`;

export async function getScormExport({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<ScormExport> {
  const course = await requireExportable(db, viewer, id);
  const { content, files } = await findExported(db, course);
  return {
    source: course.publishedAt === null ? 'draft' : 'published',
    bytes: packedFilesOf(planExport(content, files)).reduce((sum, { row }) => sum + row.bytes, 0),
    lessons: content.modules.flatMap(({ lessons }) =>
      lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        kind: lesson.kind,
        fate: fateOf(lesson, files),
      })),
    ),
  };
}

/** @throws `course_incomplete` where no lesson would come along */
export async function getScormExportLink(
  { db, files: store }: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  { id, version }: { id: string; version: ScormExportVersion },
): Promise<{ url: string; expires_at: string }> {
  const course = await requireExportable(db, viewer, id);
  const { content, files } = await findExported(db, course);
  if (planExport(content, files).length === 0) {
    throw new Problem('course_incomplete', 'No lesson of this course can be exported yet. Finish a lesson first.');
  }
  const { url, expiresAt } = signLink(store.secret, packagePath({ id, version, user: viewer.user.id }), LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

/** The package behind a link, and what its file is called. One person has one at a time. */
export async function openScormExport(
  context: Context,
  params: unknown,
  query: unknown,
): Promise<{ name: string; zip: Readable }> {
  const { db, files: store, limits } = context;
  const given = asked.safeParse(params);
  if (!given.success) throw notFound();
  requireSigned(store.secret, packagePath(given.data), query);
  const { id, version, user } = given.data;
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  const zip = await inTurn(limits, user, async () =>
    streamPackage(context, { version, courseId: id, ...(await findExported(db, course)) }),
  );
  return { name: `${course.slug}-scorm-${version}.zip`, zip };
}

async function requireExportable(db: Context['db'], viewer: Viewer, id: string): Promise<CourseRow> {
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  requireExport(viewer, course);
  return course;
}

/** What was published last; of a course that never was, what its author has. Edits that wait in a revision do not come along. */
async function findExported(
  db: Context['db'],
  course: CourseRow,
): Promise<{ content: CourseContent; files: ReadyFiles }> {
  const content = await findContent(db, course);
  const ids = content.modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ file_id, captions_file_id, more_captions, quiz }) =>
      [
        file_id,
        captions_file_id,
        ...(more_captions ?? []).map((track) => track.file_id),
        ...(quiz?.questions ?? []).flatMap(questionPictures),
      ].filter((each) => each !== null),
    ),
  );
  const rows = (await findFiles(db, ids)).filter(({ state }) => state === 'ready');
  return { content, files: new Map(rows.map((row) => [row.id, row])) };
}

import type { CourseResource } from '@stoa/shared/contract/learning/resources.ts';
import { signDownloadUrl } from '../../files/file-links.ts';
import { findFile, findFiles } from '../../files/find-files.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPlacesOf, findResources } from '../../teaching/lessons/find-resources.ts';
import { findOutline, firstVideoOf } from '../../teaching/lessons/outline.ts';
import { canEnterCourse, canOpenLesson, canTakeAlong } from '../enrolments/enrolments.policy.ts';
import { findClosed } from '../enrolments/find-closed.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';

/** Of the course as a whole for those who take it and its team; of a lesson for all who may open it. */
export async function listResources(
  reach: WithNouns,
  viewer: Viewer | undefined,
  courseId: string,
): Promise<CourseResource[]> {
  const { db } = reach;
  const open = await openPlaces(reach, viewer, courseId);
  if (open === undefined) throw notFound();
  const placed = [...(await findResources(db, courseId))]
    .filter(([place]) => open.has(place))
    .flatMap(([lesson_id, resources]) => resources.map((resource) => ({ ...resource, lesson_id })));
  const rows = await findFiles(
    db,
    placed.map(({ file_id }) => file_id),
  );
  const files = new Map(rows.map((row) => [row.id, row]));
  return placed.flatMap(({ file_id, lesson_id, title }) => {
    const file = files.get(file_id);
    return file ? [{ id: file.id, lesson_id, title, name: file.name, type: file.type, bytes: file.bytes }] : [];
  });
}

/** A new link for each download: it is asked for when it is wanted, so it never has run out. */
export async function getResource(
  { db, nouns, files }: Pick<Context, 'db' | 'nouns' | 'files'>,
  viewer: Viewer | undefined,
  fileId: string,
): Promise<{ url: string }> {
  const file = await findFile(db, fileId);
  if (file?.state !== 'ready') throw notFound();
  for (const { courseId, lessonId } of await findPlacesOf(db, fileId)) {
    const open = await openPlaces({ db, nouns }, viewer, courseId);
    if (open?.has(lessonId)) return { url: signDownloadUrl(files, file) };
  }
  throw notFound();
}

/** The lessons that this viewer may open, and `null` for the course as a whole; undefined: they may not enter it. */
async function openPlaces(
  reach: WithNouns,
  viewer: Viewer | undefined,
  courseId: string,
): Promise<Set<string | null> | undefined> {
  const { db } = reach;
  const course = await findCourse(db, { id: courseId });
  if (course === undefined) return undefined;
  const enrolment = await findEnrolment(db, viewer?.user.id, courseId);
  if (!canEnterCourse(viewer, course, enrolment)) return undefined;
  const outline = await findOutline(db, courseId);
  const firstVideo = firstVideoOf(outline);
  const closed = await findClosed(reach, viewer, { course, enrolment, outline });
  const lessons = outline
    .flatMap((module) => module.lessons)
    .filter((lesson) => {
      const isFirstVideo = lesson.id === firstVideo;
      return canOpenLesson(viewer, { course, enrolment, lesson, isFirstVideo, closed });
    });
  const whole = canTakeAlong(viewer, course, enrolment) ? [null] : [];
  return new Set([...whole, ...lessons.map(({ id }) => id)]);
}

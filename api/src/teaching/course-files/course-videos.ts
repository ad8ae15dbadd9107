import { playedKinds, type CourseVideo } from '@stoa/shared/contract/teaching/course-files.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { contentAtWork, viewOfContent } from '../courses/course-builder.ts';
import { requireTeam } from '../courses/courses.policy.ts';
import { findCourseAtWork } from '../courses/find-course.ts';
import { findUses, type FileUse } from './find-uses.ts';

type Reading = Pick<Context, 'db' | 'files'>;

/** Films and recordings as their author works on them, in the order of the course. */
export async function listCourseVideos(context: Reading, viewer: Viewer, courseId: string): Promise<CourseVideo[]> {
  const work = await findCourseAtWork(context.db, { id: courseId });
  if (work === undefined) throw notFound();
  requireTeam(viewer, work.course);
  const { modules, language } = await viewOfContent(context, await contentAtWork(context.db, work));
  const played = modules.flatMap(({ title, lessons }) =>
    lessons.flatMap((lesson) => videoOf(lesson, { module_title: title, language })),
  );
  const uses = await findUses(context.db, {
    viewerId: viewer.user.id,
    courseId,
    fileIds: played.flatMap(({ file }) => file?.id ?? []),
  });
  return played.map((video) => ({ ...video, used_by: usesOf(video, uses) }));
}

export async function getCourseVideo(
  context: Reading,
  viewer: Viewer,
  { courseId, lessonId }: { courseId: string; lessonId: string },
): Promise<CourseVideo> {
  const videos = await listCourseVideos(context, viewer, courseId);
  const video = videos.find(({ lesson_id }) => lesson_id === lessonId);
  if (video === undefined) throw notFound();
  return video;
}

type Played = Omit<CourseVideo, 'used_by'>;

function videoOf(
  lesson: BuilderLesson,
  { module_title, language }: { module_title: string; language: string },
): Played[] {
  const kind = playedKinds.find((each) => each === lesson.kind);
  if (kind === undefined) return [];
  const { id: lesson_id, title, file, captions_file, captions_language, more_captions, poster_file, chapters } = lesson;
  const first = captions_file ? [{ language: captions_language ?? language, file: captions_file }] : [];
  const captions = [...first, ...more_captions];
  return [{ lesson_id, title, module_title, kind, file, captions, poster_file, chapters }];
}

const usesOf = ({ lesson_id, file }: Played, uses: readonly FileUse[]): CourseVideo['used_by'] =>
  uses
    .filter((use) => use.file_id === file?.id && use.lesson_id !== lesson_id)
    .map(({ file_id: _file, ...use }) => use);

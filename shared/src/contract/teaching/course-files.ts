import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { onVersion, onVersionQuery } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id } from '../kernel/primitives.ts';
import { builderCaptions } from './caption-tracks.ts';
import { chapter } from './chapters.ts';
import { courseBuilder } from './course-builder.ts';
import { resourceList } from './resources.ts';
import { courseMakers } from './course-makers.ts';

/** Lessons with a film or a recording. */
export const playedKinds = ['video', 'audio'] as const;

/** A film or a recording as its author sees it. Its file is null where the lesson still lacks it. */
export const courseVideo = z.object({
  lesson_id: id,
  title: z.string(),
  module_title: z.string(),
  kind: z.enum(playedKinds),
  file: storedFile.nullable(),
  /** In the first language before those in others. */
  captions: z.array(builderCaptions),
  poster_file: storedFile.nullable(),
  chapters: z.array(chapter),
  /** Other lessons of the same author that show the same file. */
  used_by: z.array(
    z.object({
      lesson_id: id,
      title: z.string(),
      course: z.object({ id, name: z.string(), slug: z.string() }),
    }),
  ),
});
export type CourseVideo = z.infer<typeof courseVideo>;

/** Files are uploaded first, over tus; these calls put them where they belong. */
export const courseFileEndpoints = defineEndpoints({
  updateCourseCover: {
    summary: 'Give a course another cover (purpose `cover`), or none',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({ course_id: id, cover_file_id: id.nullable(), ...onVersion }),
    reply: courseBuilder,
  },
  updateLessonFile: {
    summary: 'Give a lesson of a course the film or other file that it shows, or none; `id` is the course',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ lesson_id: id, file_id: id.nullable(), ...onVersion }),
    reply: courseBuilder,
  },
  listCourseVideos: {
    summary: 'Films and recordings of a course: how long and large, with which captions, and where else they are used',
    auth: 'signed-in',
    query: z.object({ course_id: id }),
    reply: z.array(courseVideo),
  },
  getCourseVideo: {
    summary: 'One of them, with fresh links; `id` is the lesson',
    auth: 'signed-in',
    params: byId,
    query: z.object({ course_id: id }),
    reply: courseVideo,
  },
  updateCourseResources: {
    summary: 'Say which files a course as a whole gives along, in which order (purpose `resource`)',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ resources: resourceList, ...onVersion }),
    reply: courseBuilder,
  },
  updateLessonResources: {
    summary: 'Say which files a lesson gives along, in which order (purpose `resource`)',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({ lesson_id: id, resources: resourceList, ...onVersion }),
    reply: courseBuilder,
  },
  removeResource: {
    summary: 'Give a file along no longer, with a course or with one lesson of it; `id` is the file',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: onVersionQuery.extend({ course_id: id, lesson_id: id.optional() }),
    reply: courseBuilder,
  },
});

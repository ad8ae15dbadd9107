import { z } from 'zod';
import { fileName } from '../files/file-name.ts';
import { id } from '../kernel/primitives.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { courseFields } from './course-builder.ts';
import { builderAssignment, builderQuiz, lessonFields, lessonTitle, MOST_QUESTIONS } from './lessons.ts';
import { moduleTitle } from './module-title.ts';
import { opening } from './openings.ts';
import { MOST_PREREQUISITES } from './prerequisites.ts';
import { questionFields } from './questions.ts';

export const ARCHIVE_FORMAT = 'stoa-course';
/** Raised when an older site would misread what a newer one writes; what is only new is left out by the older one, by name. */
export const ARCHIVE_VERSION = 1;
/** The document beside the folder `files` of an archive. */
export const ARCHIVE_DOCUMENT = 'course.json';

/** What a file of a course is for. */
export const archivedPurposes = [
  'cover',
  'video',
  'captions',
  'document',
  'audio',
  'scorm',
  'resource',
  'picture',
] as const;
export type ArchivedPurpose = (typeof archivedPurposes)[number];

/** A file of the archive. `id` is how the rest of the document, and texts (`file:<id>`), name it; another site gives it its own. */
export const archivedFile = z.object({
  id,
  /** In the archive, below `files/`. */
  path: z
    .string()
    .regex(/^files\/[^\\]+$/)
    .max(2_000),
  name: fileName,
  type: z.string().max(100),
  purpose: z.enum(archivedPurposes),
  bytes: z.int().min(1),
  /** Of its bytes, in small hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchivedFile = z.infer<typeof archivedFile>;

/** A smaller copy of a film, that of the file `film_id`. */
export const archivedRung = archivedFile.omit({ purpose: true }).extend({ film_id: id });
export type ArchivedRung = z.infer<typeof archivedRung>;

const name = z.string().trim().min(1).max(200);

/** Fields of the course; what another site has under other ids is named by its words. */
export const archivedFields = courseFields
  .omit({ slug: true, final_category_id: true, skill_ids: true, prerequisites: true })
  .extend({
    /** From the root of the tree to its leaf. */
    category: z
      .array(z.object({ slug: name, name }))
      .length(3)
      .nullable(),
    skills: z.array(name).max(10),
    /** Courses to be taken first: a note, for another site has others. */
    prerequisites: z.array(z.object({ slug: name, name, must: z.boolean() })).max(MOST_PREREQUISITES),
  });

const { shape } = lessonFields;
export const archivedLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  title: lessonTitle,
  is_preview: z.boolean(),
  required: z.boolean(),
  opening: opening.nullable(),
  markdown: shape.markdown.nullable(),
  file_id: id.nullable(),
  captions_file_id: id.nullable(),
  captions_language: shape.captions_language,
  more_captions: shape.more_captions,
  poster_file_id: id.nullable(),
  chapters: shape.chapters,
  embed_url: shape.embed_url,
  resources: shape.resources,
  quiz: builderQuiz.extend({ questions: z.array(questionFields).max(MOST_QUESTIONS) }).nullable(),
  assignment: builderAssignment.nullable(),
});
export type ArchivedLesson = z.infer<typeof archivedLesson>;

export const archivedModule = z.object({
  id,
  title: moduleTitle,
  opening: opening.nullable(),
  lessons: z.array(archivedLesson).max(1_000),
});

/** All that an author writes of a course, and what its files are: `course.json` of an archive. */
export const courseArchive = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  /** Where it was made, and when. */
  site: z.string().max(300),
  exported_at: z.iso.datetime(),
  course: archivedFields,
  modules: z.array(archivedModule).max(500),
  files: z.array(archivedFile).max(9_999),
  /** Archives of older sites have none. */
  rungs: z.array(archivedRung).max(9_999).default([]),
});
export type CourseArchive = z.infer<typeof courseArchive>;

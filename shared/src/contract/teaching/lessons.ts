import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { httpsUrl } from '../kernel/https-url.ts';
import { id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { builderCaptions, captionsLanguage, captionTracks } from './caption-tracks.ts';
import { chapter, MOST_CHAPTERS } from './chapters.ts';
import { opening } from './openings.ts';
import { builderQuestion } from './questions.ts';
import { builderResource, resourceList } from './resources.ts';
import { submissionTypes } from './submission-types.ts';

export const lessonTitle = z
  .string()
  .trim()
  .min(3, rule('Title must be between 3 and 80 characters.'))
  .max(80, rule('Title must be between 3 and 80 characters.'));

/** Of whatever is judged: a quiz, an assignment. */
const judgedFields = {
  /** Markdown. */
  instructions: z.string().trim().max(5000, rule('Instructions must be at most 5000 characters.')),
  pass_mark: z.int(rule('Between 0 and 100.')).min(0, rule('Between 0 and 100.')).max(100, rule('Between 0 and 100.')),
  max_attempts: z
    .int(rule('Attempts must be between 1 and 100.'))
    .min(1, rule('Attempts must be between 1 and 100.'))
    .max(100, rule('Attempts must be between 1 and 100.'))
    .nullable(),
};
export const MOST_QUESTIONS = 100;

const criterionTitle = z.string().trim().max(100, rule('Criterion must be at most 100 characters.'));

/** What work is judged by; a score is the share of the points given. A criterion may be unfinished: see `finishedCriterion`. */
export const criterion = z.object({
  title: criterionTitle,
  /** What earns the points. */
  description: z.string().trim().max(500, rule('Description must be at most 500 characters.')),
  points: z
    .int(rule('Points must be between 1 and 100.'))
    .min(1, rule('Points must be between 1 and 100.'))
    .max(100, rule('Points must be between 1 and 100.')),
});
export type Criterion = z.infer<typeof criterion>;

/** A criterion that work can be judged by. */
export const finishedCriterion = criterion.extend({ title: criterionTitle.min(3, rule('Name the criterion.')) });

const assignmentFields = {
  submission_type: z.enum(submissionTypes),
  /** Of one submission, where files are handed in. */
  max_files: z
    .int(rule('Files must be between 1 and 5.'))
    .min(1, rule('Files must be between 1 and 5.'))
    .max(5, rule('Files must be between 1 and 5.')),
  /** Days after the enrolment; null: there is no hurry. */
  due_days: z
    .int(rule('Days must be between 1 and 365.'))
    .min(1, rule('Days must be between 1 and 365.'))
    .max(365, rule('Days must be between 1 and 365.'))
    .nullable(),
  rubric: z.array(criterion).max(20, rule('At most 20 criteria.')),
};

/** How work is asked for and judged. */
export const builderAssignment = z.object({ ...judgedFields, ...assignmentFields });
export type BuilderAssignment = z.infer<typeof builderAssignment>;

/** How many of its questions an attempt asks, drawn by lot; null: all of them. */
const draw = z
  .int(rule('Questions must be between 1 and 100.'))
  .min(1, rule('Questions must be between 1 and 100.'))
  .max(MOST_QUESTIONS, rule('Questions must be between 1 and 100.'))
  .nullable();

/** A quiz with all its questions, as its author and its reviewer see it. */
export const builderQuiz = z.object({
  ...judgedFields,
  /** An older API knows none. */
  draw: draw.default(null),
  questions: z.array(builderQuestion),
});
export type BuilderQuiz = z.infer<typeof builderQuiz>;

export const lessonFields = z.object({
  title: lessonTitle,
  is_preview: z.boolean(),
  required: z.boolean(),
  opening: opening.nullable(),
  /** Text lessons; live ones say in it what they are about. */
  markdown: z.string().max(100_000, rule('At most 100,000 characters.')),
  /** Lessons that show a file: a film, a recording, a document, a package. */
  file_id: id.nullable(),
  captions_file_id: id.nullable(),
  /** Null: the language of the course. */
  captions_language: captionsLanguage.nullable(),
  /** In further languages. */
  more_captions: captionTracks,
  /** What is seen of a film before it is played; null: the cover of the course. */
  poster_file_id: id.nullable(),
  /** Of a film or a recording. */
  chapters: z.array(chapter).max(MOST_CHAPTERS, rule('At most 100 chapters.')),
  /** What an embed shows: an https address of a host on the site's list. */
  embed_url: httpsUrl(2000, rule('Address must be at most 2000 characters.')).nullable(),
  /** Files that the lesson gives along. */
  resources: resourceList,
  /** Quiz lessons, whose questions are changed one by one, and assignments. */
  ...judgedFields,
  /** Quizzes. */
  draw,
  /** Assignments. */
  ...assignmentFields,
});

export const builderLesson = z.object({
  id,
  title: z.string(),
  order: z.int(),
  kind: z.enum(lessonKinds),
  duration_s: z.int(),
  is_preview: z.boolean(),
  required: z.boolean(),
  /** An older API knows none. */
  opening: opening.nullish(),
  markdown: z.string().nullable(),
  file: storedFile.nullable(),
  captions_file: storedFile.nullable(),
  /** An older API knows none. */
  captions_language: z.string().nullable().default(null),
  more_captions: z.array(builderCaptions).default([]),
  poster_file: storedFile.nullable().default(null),
  /** That its text shows. */
  pictures: z.array(storedFile).default([]),
  /** An older API knows none. */
  chapters: z.array(chapter).default([]),
  embed_url: z.string().nullable().default(null),
  resources: z.array(builderResource).default([]),
  quiz: builderQuiz.nullable(),
  /** An older API knows none. */
  assignment: builderAssignment.nullable().default(null),
});
export type BuilderLesson = z.infer<typeof builderLesson>;

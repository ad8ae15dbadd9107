import { z } from 'zod';
import { person } from './accounts.ts';
import { contentTypes, courseLevels, courseStatuses, lessonKinds, priceTypes } from './course-words.ts';
import { categoryTrail } from './courses.ts';
import { baseVersion } from './edit-conflict.ts';
import { defineEndpoints } from './endpoint.ts';
import { storedFile } from './files.ts';
import { byId, bySlug, id, instant, ok, pageQuery, paged, slug } from './primitives.ts';
import { commentAnchor, reviewComment, reviewCommentBody, reviewReplyBody, submissionNote } from './review-comments.ts';
import { rule } from './rule.ts';
import { skill } from './taxonomy.ts';

/** Bounds of a course's fields, with the words shown when they are broken. A draft may be incomplete, never out of bounds. */
export const courseTitle = z
  .string()
  .trim()
  .min(5, rule('Title must be between 5 and 60 characters.'))
  .max(60, rule('Title must be between 5 and 60 characters.'))
  .refine((title) => !/[A-Z]/.test(title) || title !== title.toUpperCase(), rule('Title must not be all capitals.'));

const line = z
  .string()
  .trim()
  .min(1, rule('Write something, or remove the line.'))
  .max(160, rule('At most 160 characters.'));
const objective = z
  .string()
  .trim()
  .min(10, rule('Write at least 10 characters.'))
  .max(160, rule('At most 160 characters.'));

export const courseFields = z.object({
  name: courseTitle,
  slug,
  short_description: z.string().trim().max(120, rule('Short description must be at most 120 characters.')),
  description: z.string().max(10_000, rule('Description must be at most 10,000 characters.')),
  final_category_id: id.nullable(),
  level: z.enum(courseLevels, rule('Choose a level.')).nullable(),
  content_type: z.enum(contentTypes, rule('Choose a content type.')).nullable(),
  type: z.enum(priceTypes),
  price_minor: z.int(rule('Enter a price.')).min(0).max(1_000_000, rule('The price may be at most 10,000.00.')),
  currency: z.string().length(3),
  language: z.string().min(2, rule('Choose the language the course is taught in.')).max(12),
  skill_ids: z.array(id).max(10, rule('At most 10 skills.')),
  objectives: z.array(objective).max(12, rule('At most 12 objectives.')),
  requirements: z.array(line).max(10, rule('At most 10 lines.')),
  audience: z.array(line).max(10, rule('At most 10 lines.')),
  cover_file_id: id.nullable(),
  /** Share of a video that completes its lesson, percent. */
  watch_threshold: z.int().min(50).max(100),
  /** A short course: the checklist's minimum of 5 lessons and 30 minutes is waived. */
  is_micro: z.boolean(),
  /** The author's word that a video without captions is acceptable, and why. */
  captions_waiver: z.string().trim().max(300).nullable(),
});
export type CourseFields = z.infer<typeof courseFields>;

const lessonTitle = z
  .string()
  .trim()
  .min(3, rule('Title must be between 3 and 80 characters.'))
  .max(80, rule('Title must be between 3 and 80 characters.'));

const prompt = z.string().trim().max(2000, rule('Question must be at most 2000 characters.'));
const answer = z.string().trim().max(500, rule('Answer must be at most 500 characters.'));

/** A question as it is written: what is missing may be missing yet, nothing is out of bounds. */
export const questionFields = z.object({
  kind: z.enum(['single', 'multiple', 'true_false']),
  prompt,
  points: z
    .int(rule('Points must be between 1 and 100.'))
    .min(1, rule('Points must be between 1 and 100.'))
    .max(100, rule('Points must be between 1 and 100.')),
  explanation: z.string().trim().max(1000, rule('Explanation must be at most 1000 characters.')),
  /** The server names them, by their places. */
  options: z.array(z.object({ text: answer, correct: z.boolean() })).max(10, rule('At most ten answers.')),
});
export type QuestionFields = z.infer<typeof questionFields>;

/** A question that can be asked. Of an unfinished one the rules it breaks say what is missing. */
export const finishedQuestion = questionFields
  .extend({
    prompt: prompt.min(3, rule('Write the question.')),
    options: z
      .array(z.object({ text: answer.min(1, rule('Write the answer.')), correct: z.boolean() }))
      .min(2, rule('Give at least two answers.'))
      .max(10, rule('At most ten answers.'))
      .refine((options) => options.some((option) => option.correct), rule('Mark at least one answer as right.')),
  })
  .refine((question) => question.kind === 'multiple' || question.options.filter((o) => o.correct).length === 1, {
    message: rule('Mark exactly one answer as right.'),
    path: ['options'],
  });

const quizFields = {
  instructions: z.string().trim().max(2000, rule('Instructions must be at most 2000 characters.')),
  pass_mark: z.int(rule('Between 0 and 100.')).min(0, rule('Between 0 and 100.')).max(100, rule('Between 0 and 100.')),
  max_attempts: z
    .int(rule('Attempts must be between 1 and 100.'))
    .min(1, rule('Attempts must be between 1 and 100.'))
    .max(100, rule('Attempts must be between 1 and 100.'))
    .nullable(),
};
export const MOST_QUESTIONS = 100;

/** A quiz with all its questions, as its author and its reviewer see it. */
export const builderQuiz = z.object({
  ...quizFields,
  questions: z.array(
    questionFields.extend({ id, options: z.array(z.object({ id, text: z.string(), correct: z.boolean() })) }),
  ),
});
export type BuilderQuiz = z.infer<typeof builderQuiz>;
export type BuilderQuestion = BuilderQuiz['questions'][number];

export const lessonFields = z.object({
  title: lessonTitle,
  is_preview: z.boolean(),
  required: z.boolean(),
  /** Text lessons. */
  markdown: z.string().max(100_000, rule('At most 100,000 characters.')),
  /** Video and document lessons. */
  file_id: id.nullable(),
  captions_file_id: id.nullable(),
  /** Quiz lessons; their questions are changed one by one. */
  ...quizFields,
});

export const builderLesson = z.object({
  id,
  title: z.string(),
  order: z.int(),
  kind: z.enum(lessonKinds),
  duration_s: z.int(),
  is_preview: z.boolean(),
  required: z.boolean(),
  markdown: z.string().nullable(),
  file: storedFile.nullable(),
  captions_file: storedFile.nullable(),
  quiz: builderQuiz.nullable(),
});
export type BuilderLesson = z.infer<typeof builderLesson>;

/** One line of the submit checklist. A failing `required` line stops the submission; a warning does not. */
export const checklistLine = z.object({
  key: z.string(),
  label: z.string(),
  passed: z.boolean(),
  severity: z.enum(['required', 'warning']),
  /** What to do; empty once it has passed. */
  message: z.string(),
  /** What label and message are filled with, for whoever tells it in another language: `{ min: 5, max: 60 }`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Which part of the builder mends it. */
  section: z.enum(['basics', 'description', 'audience', 'curriculum', 'media', 'price']),
});
export type ChecklistLine = z.infer<typeof checklistLine>;

/** What this viewer may do with the course now; buttons show exactly these. */
export const courseAction = z.enum([
  'edit',
  'submit',
  'withdraw',
  'discard',
  'publish',
  'unpublish',
  'remove',
  'comment',
]);
export type CourseAction = z.infer<typeof courseAction>;

export const courseBuilder = courseFields.omit({ skill_ids: true, cover_file_id: true }).extend({
  id,
  /** Counts the edits; each change says which version it was made on. */
  version: z.int(),
  name: z.string(),
  status: z.enum(courseStatuses),
  /** Published courses: edits wait in a revision until it is published; true while there is one. */
  has_revision: z.boolean(),
  category: categoryTrail.nullable(),
  skills: z.array(skill),
  cover_file: storedFile.nullable(),
  cover_url: z.string().nullable(),
  modules: z.array(z.object({ id, title: z.string(), order: z.int(), lessons: z.array(builderLesson) })),
  checklist: z.array(checklistLine),
  comments: z.array(reviewComment),
  actions: z.array(courseAction),
  creator: person,
  created_at: instant,
  updated_at: instant,
  submitted_at: instant.nullable(),
  /** What the author tells the reviewer of the last submission. */
  submission_note: z.string().nullable(),
  published_at: instant.nullable(),
  /** When it, or its revision, is published by itself: of what is approved. */
  publish_at: instant.nullable(),
});
export type CourseBuilder = z.infer<typeof courseBuilder>;

export const ownCourse = z.object({
  id,
  /** As the builder has it: what is done to the course says that it was done to this one. */
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(courseStatuses),
  has_revision: z.boolean(),
  cover_url: z.string().nullable(),
  lesson_count: z.int(),
  duration_s: z.int(),
  enrollment_count: z.int(),
  completion_count: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  open_comments: z.int(),
  actions: z.array(courseAction),
  updated_at: instant,
});
export type OwnCourse = z.infer<typeof ownCourse>;

export const reviewQueueRow = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  status: z.enum(courseStatuses),
  cover_url: z.string().nullable(),
  creator: person,
  category: categoryTrail.nullable(),
  lesson_count: z.int(),
  duration_s: z.int(),
  submitted_at: instant.nullable(),
  /** How many times it was sent to review. */
  round: z.int(),
  open_comments: z.int(),
});
export type ReviewQueueRow = z.infer<typeof reviewQueueRow>;

export const moduleFields = z.object({
  title: z
    .string()
    .trim()
    .min(3, rule('Title must be between 3 and 80 characters.'))
    .max(80, rule('Title must be between 3 and 80 characters.')),
});

/** What changes or removes something is refused where it would write over what somebody changed meanwhile. */
const onVersion = { base_version: baseVersion };
const onVersionQuery = z.object({ base_version: z.coerce.number().pipe(baseVersion) });

export const creatingEndpoints = defineEndpoints({
  listOwnCourses: {
    summary: 'Courses of the signed-in creator',
    auth: 'signed-in',
    permission: 'view-course',
    query: pageQuery.extend({ status: z.enum(courseStatuses).optional(), q: z.string().trim().max(200).optional() }),
    reply: paged(ownCourse).extend({ counts: z.record(z.string(), z.int()) }),
  },
  createCourse: {
    summary: 'Begin a draft',
    auth: 'signed-in',
    permission: 'create-course',
    body: z.object({
      name: courseTitle,
      final_category_id: id.nullable().default(null),
      content_type: z.enum(contentTypes).nullable().default(null),
    }),
    reply: courseBuilder,
  },
  getCourseBuilder: {
    summary: 'A course as its author edits it',
    auth: 'signed-in',
    params: bySlug,
    reply: courseBuilder,
  },
  updateCourse: {
    summary: 'Change some fields of a course',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: courseFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  removeCourse: { summary: 'Delete a course that nobody takes', auth: 'signed-in', params: byId, reply: ok },
  createModule: {
    summary: 'Add a module at the end',
    auth: 'signed-in',
    permission: 'create-course',
    body: moduleFields.extend({ course_id: id }),
    reply: courseBuilder,
  },
  updateModule: {
    summary: 'Rename a module',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: moduleFields.extend(onVersion),
    reply: courseBuilder,
  },
  removeModule: {
    summary: 'Remove a module and its lessons',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  createLesson: {
    summary: 'Add a lesson at the end of a module',
    auth: 'signed-in',
    permission: 'create-course',
    body: z.object({ module_id: id, title: lessonTitle, kind: z.enum(lessonKinds) }),
    reply: courseBuilder,
  },
  updateLesson: {
    summary: 'Change some fields of a lesson',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: lessonFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  removeLesson: {
    summary: 'Remove a lesson',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  createQuestion: {
    summary: 'Add a question at the end of a quiz; it may be unfinished',
    auth: 'signed-in',
    permission: 'create-course',
    body: z.object({
      lesson_id: id,
      kind: questionFields.shape.kind,
      prompt: questionFields.shape.prompt.default(''),
      points: questionFields.shape.points.default(1),
      explanation: questionFields.shape.explanation.default(''),
      options: questionFields.shape.options.default([]),
    }),
    reply: courseBuilder,
  },
  updateQuestion: {
    summary: 'Change some fields of a question',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: questionFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  removeQuestion: {
    summary: 'Remove a question',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  orderQuestions: {
    summary: 'Put the questions of a quiz lesson in order; must name each of them once',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: z.object({ questions: z.array(id), ...onVersion }),
    reply: courseBuilder,
  },
  orderCurriculum: {
    summary: 'Put modules and lessons in order; must name each of them once',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: z.object({ modules: z.array(z.object({ id, lessons: z.array(id) })), ...onVersion }),
    reply: courseBuilder,
  },
  submitCourse: {
    summary: 'Send to review; 422 lists what the checklist misses',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    body: z.object({ note: submissionNote.optional() }).default({}),
    reply: courseBuilder,
  },
  withdrawCourse: {
    summary: 'Take back from review',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    reply: courseBuilder,
  },
  discardRevision: {
    summary: 'Throw away the edits that wait beside a course that was ever public; 409 while a reviewer has them',
    auth: 'signed-in',
    permission: 'create-course',
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  publishCourse: {
    summary: 'Publish now, or at `publish_at`',
    auth: 'signed-in',
    params: bySlug,
    body: z.object({ publish_at: instant.optional() }).default({}),
    reply: courseBuilder,
  },
  unpublishCourse: {
    summary: 'Take off the catalogue; an admin gives a reason',
    auth: 'signed-in',
    params: byId,
    body: z
      .object({
        reason: z.string().trim().min(10, rule('Give a reason of at least 10 characters.')).max(500).optional(),
      })
      .default({}),
    reply: courseBuilder,
  },
  listReviewQueue: {
    summary: 'Courses that wait for review, oldest first',
    auth: 'signed-in',
    permission: 'review-course',
    query: pageQuery.extend({
      status: z.enum(['in_review', 'changes_requested', 'approved', 'published']).default('in_review'),
    }),
    reply: paged(reviewQueueRow).extend({ counts: z.record(z.string(), z.int()) }),
  },
  getCourseReview: {
    summary: 'A course as its reviewer sees it',
    auth: 'signed-in',
    permission: 'review-course',
    params: bySlug,
    reply: courseBuilder,
  },
  commentOnReview: {
    summary: 'Comment on a course in review; a blocking comment asks for changes',
    auth: 'signed-in',
    permission: 'review-course',
    params: byId,
    body: z.object({
      body: reviewCommentBody,
      blocking: z.boolean(),
      about: commentAnchor.default({ part: 'course', part_id: null, field: null }),
    }),
    reply: courseBuilder,
  },
  replyToReviewComment: {
    summary: 'The author or a reviewer answers below a comment',
    auth: 'signed-in',
    params: byId,
    body: z.object({ body: reviewReplyBody }),
    reply: courseBuilder,
  },
  resolveReviewComment: {
    summary: 'The author marks a comment as dealt with',
    auth: 'signed-in',
    params: byId,
    reply: courseBuilder,
  },
});

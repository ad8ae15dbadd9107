import { z } from 'zod';
import { person } from './accounts.ts';
import { contentTypes } from './course-words.ts';
import { courseCard, lessonOutline, moduleOutline } from './courses.ts';
import { defineEndpoints } from './endpoint.ts';
import { byId, bySlug, id, instant, ok, pageQuery, paged } from './primitives.ts';

export const enrollmentStatuses = [
  'active',
  'completed',
  'expired',
  'refunded',
  'unenrolled',
  'pending_payment',
] as const;

export const enrollment = z.object({
  id,
  course_id: id,
  status: z.enum(enrollmentStatuses),
  /** Completed required lessons ÷ required lessons, floor, 0–100. */
  percentage: z.int().min(0).max(100),
  enrolled_at: instant,
  completed_at: instant.nullable(),
});
export type Enrollment = z.infer<typeof enrollment>;

export const enrolledCourse = enrollment.extend({
  course: courseCard,
  /** Where to go on: the lesson last opened, else the first one not completed. */
  next_lesson: z.object({ id, title: z.string() }).nullable(),
  /** Length of the required lessons that are not completed, seconds. */
  remaining_s: z.int().min(0),
  last_activity_at: instant.nullable(),
  certificate_slug: z.string().nullable(),
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

/** Half-open ranges of seconds: [[0, 12.5], [40, 61]]. */
const secondsRanges = z.array(z.tuple([z.number().min(0), z.number().min(0)]));

export const lessonProgress = z.object({
  completed: z.boolean(),
  completed_at: instant.nullable(),
  /** Where to resume, seconds. */
  position_s: z.number(),
  /** Distinct seconds watched ÷ duration, 0–100; for quizzes the best score. */
  percentage: z.int().min(0).max(100),
  /** The distinct seconds of a video that count as watched, in order; they neither touch nor overlap. */
  watched: secondsRanges,
});

export const playerLesson = lessonOutline.extend({
  /** This viewer may not open it: not enrolled, and not a preview. */
  locked: z.boolean(),
  progress: lessonProgress,
});
export type PlayerLesson = z.infer<typeof playerLesson>;

export const player = z.object({
  course: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    /** `video` opens the video player, all else the reading player. */
    content_type: z.enum(contentTypes).nullable(),
    cover_url: z.string().nullable(),
    creator: person,
    description: z.string(),
  }),
  modules: z.array(moduleOutline.omit({ lessons: true }).extend({ lessons: z.array(playerLesson) })),
  /** Null for one who only previews. */
  enrollment: enrollment.nullable(),
  /** The lesson to open first. */
  current_lesson_id: id.nullable(),
  certificate_slug: z.string().nullable(),
});
export type Player = z.infer<typeof player>;

export const quizQuestion = z.object({
  id,
  kind: z.enum(['single', 'multiple', 'true_false']),
  /** Markdown. */
  prompt: z.string(),
  points: z.int().min(1),
  options: z.array(z.object({ id, text: z.string() })),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

export const quizResult = z.object({
  attempt_id: id,
  /** 0–100, of the points to be had. */
  score: z.int().min(0).max(100),
  pass_mark: z.int(),
  passed: z.boolean(),
  submitted_at: instant,
  answers: z.array(
    z.object({
      question_id: id,
      chosen: z.array(id),
      correct: z.boolean(),
      /** Shown once the quiz is passed or no attempt is left; null before. */
      right: z.array(id).nullable(),
      /** Markdown. After every try where their number is free; else of what was answered right, until `right` is shown. */
      explanation: z.string().nullable(),
    }),
  ),
});
export type QuizResult = z.infer<typeof quizResult>;

/** What a lesson holds, by kind. Every `…_url` is signed and expires after an hour. */
export const lessonContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    video_url: z.string(),
    video_type: z.string(),
    poster_url: z.string().nullable(),
    captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
    /** Cues of the first caption track, for the transcript. */
    transcript: z.array(z.object({ start_s: z.number(), end_s: z.number(), text: z.string() })),
    duration_s: z.int(),
    /** Share of distinct seconds that completes the lesson, 50–100. */
    watch_threshold: z.int(),
  }),
  z.object({ kind: z.literal('text'), markdown: z.string(), reading_s: z.int() }),
  z.object({
    kind: z.literal('document'),
    document_url: z.string(),
    name: z.string(),
    bytes: z.int(),
    pages: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('quiz'),
    instructions: z.string(),
    pass_mark: z.int().min(0).max(100),
    /** Null is without limit. */
    max_attempts: z.int().nullable(),
    attempts_used: z.int(),
    question_count: z.int(),
    last_result: quizResult.nullable(),
    /** As they were asked in the try of `last_result`. */
    last_questions: z.array(quizQuestion).nullable(),
    best_score: z.int().nullable(),
  }),
]);
export type LessonContent = z.infer<typeof lessonContent>;

export const lesson = lessonOutline.extend({
  course_id: id,
  progress: lessonProgress,
  content: lessonContent,
});
export type Lesson = z.infer<typeof lesson>;

/**
 * One thing that happened while learning; the server appends it and derives all percentages.
 * `idem_key` makes sending twice harmless: a UUID made once by the client for the event.
 */
export const progressEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), lesson_id: id, idem_key: id }),
  z.object({
    kind: z.literal('watched'),
    lesson_id: id,
    idem_key: id,
    position_s: z.number().min(0),
    /** What was really played. More than the clock allows since the last report is cut, and told in the reply. */
    ranges: secondsRanges.min(1).max(100),
  }),
  /** Time with a text or a document in front of one, in seconds; bounded by the same clock. */
  z.object({ kind: z.literal('read'), lesson_id: id, idem_key: id, read_s: z.number().min(0) }),
  z.object({ kind: z.literal('page_seen'), lesson_id: id, idem_key: id, page: z.int().min(1), pages: z.int().min(1) }),
  z.object({ kind: z.literal('marked_done'), lesson_id: id, idem_key: id }),
]);
export type ProgressEvent = z.infer<typeof progressEvent>;

export const progressReply = z.object({
  enrollment,
  lessons: z.array(z.object({ lesson_id: id, progress: lessonProgress })),
  /** Set on the reply that completes the course, and on every later one. */
  certificate_slug: z.string().nullable(),
  /** Seconds that were claimed and not counted, as nobody could have watched or read them in the time that went by. */
  cut_s: z.number().min(0),
});
export type ProgressReply = z.infer<typeof progressReply>;

export const learningEndpoints = defineEndpoints({
  enroll: {
    summary: 'Enrol in a free course',
    auth: 'signed-in',
    body: z.object({ course_id: id }),
    reply: enrollment,
  },
  unenroll: { summary: 'Leave a course; progress is kept', auth: 'signed-in', params: byId, reply: ok },
  listEnrollments: {
    summary: 'My courses, last active first',
    auth: 'signed-in',
    query: pageQuery.extend({
      status: z.enum(['active', 'completed']).optional(),
      q: z.string().trim().max(200).optional(),
    }),
    reply: paged(enrolledCourse),
  },
  getPlayer: { summary: 'A course as the player shows it', auth: 'optional', params: bySlug, reply: player },
  getLesson: { summary: 'One lesson with its content', auth: 'optional', params: byId, reply: lesson },
  recordProgress: {
    summary: 'Append what happened; `id` is the enrolment',
    auth: 'signed-in',
    params: byId,
    body: z.object({ events: z.array(progressEvent).min(1).max(50) }),
    reply: progressReply,
  },
  startQuizAttempt: {
    summary: 'Begin (or go on with) an attempt; `id` is the lesson',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ attempt_id: id, attempt_no: z.int(), questions: z.array(quizQuestion) }),
  },
  submitQuizAttempt: {
    summary: 'Hand in an attempt; `id` is the attempt. Handing in twice gives the same result',
    auth: 'signed-in',
    params: byId,
    body: z.object({ answers: z.array(z.object({ question_id: id, chosen: z.array(id).max(20) })).max(200) }),
    reply: z.object({ result: quizResult, progress: progressReply }),
  },
});

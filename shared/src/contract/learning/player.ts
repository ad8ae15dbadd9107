import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, bySlug, id, instant } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { contentTypes } from '../taxonomy/course-words.ts';
import { chapter } from '../teaching/chapters.ts';
import { lessonOutline, moduleOutline } from '../teaching/course-card.ts';
import { scormVersions } from '../teaching/scorm-words.ts';
import { assignment, ownSubmission } from './assignments.ts';
import { enrolment } from './enrolments.ts';
import { liveClass } from './live-classes.ts';
import { lessonProgress } from './progress.ts';
import { quizQuestion, quizResult } from './quizzes.ts';
import { scormAttempt } from './scorm.ts';

/** What must come before a lesson opens. */
export const lessonWait = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), at: instant }),
  /** A lesson, or all that a module requires, is to be completed. */
  /** A course is to be completed before this one. */
  z.object({ kind: z.literal('course'), name: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('part'), part: z.enum(['module', 'lesson']), title: z.string() }),
]);
export type LessonWait = z.infer<typeof lessonWait>;

export const playerLesson = lessonOutline.extend({
  /** This viewer may not open it: not enrolled, and not a preview; or it opens later. */
  locked: z.boolean(),
  /** Why and when, of one that opens later; all of it must come. An older API knows none. */
  waits_for: z.array(lessonWait).optional(),
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
  enrollment: enrolment.nullable(),
  /** How this viewer's last enrolment ended; null for one who learns here, or never did. An older API does not say it. */
  ended: z.enum(['unenrolled', 'refunded', 'expired']).nullable().default(null),
  /** The lesson to open first. */
  current_lesson_id: id.nullable(),
  certificate_slug: z.string().nullable(),
  /** Of all files that the course and its lessons give along. An older API knows none. */
  resource_count: z.int().default(0),
  /** Announcements of the course that this viewer can read, and how many of these are new to them. */
  announcement_count: z.int().default(0),
  unread_announcements: z.int().default(0),
  /** What this viewer may do with notes of their own in this course; null: nothing, as an older API says. */
  notes: z.enum(['write', 'read']).nullable().default(null),
});
export type Player = z.infer<typeof player>;

/** What a lesson holds, by kind. Every `…_url` is signed and expires after an hour. */
export const lessonContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    video_url: z.string(),
    video_type: z.string(),
    /** Of the film itself, in pixels and bytes; null where unknown. */
    video_height: z.int().nullable().default(null),
    video_bytes: z.int().nullable().default(null),
    /** Smaller copies, the tallest first; all are MP4. An older API knows none. */
    rungs: z.array(z.object({ height: z.int(), bytes: z.int(), url: z.string() })).default([]),
    poster_url: z.string().nullable(),
    captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
    /** Cues of the first caption track, for the transcript. */
    transcript: z.array(z.object({ start_s: z.number(), end_s: z.number(), text: z.string() })),
    /** By time. An older API knows none. */
    chapters: z.array(chapter).default([]),
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
    /** One was begun and is not handed in. An older API does not say. */
    attempt_open: z.boolean().default(false),
    question_count: z.int(),
    last_result: quizResult.nullable(),
    /** As they were asked in the try of `last_result`. */
    last_questions: z.array(quizQuestion).nullable(),
    best_score: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('assignment'),
    assignment,
    /** The enrolment and `due_days`; null for one who only previews, too. */
    due_at: instant.nullable(),
    /** This viewer's; null: not begun. */
    submission: ownSubmission.nullable(),
  }),
  z.object({
    kind: z.literal('audio'),
    audio_url: z.string(),
    audio_type: z.string(),
    captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
    /** Cues of the first caption track. */
    transcript: z.array(z.object({ start_s: z.number(), end_s: z.number(), text: z.string() })),
    chapters: z.array(chapter),
    duration_s: z.int(),
    /** Share of distinct seconds that completes the lesson, 50–100. */
    watch_threshold: z.int(),
  }),
  z.object({
    kind: z.literal('scorm'),
    title: z.string(),
    version: z.enum(scormVersions),
    /** This viewer's attempts, newest first; empty for one who has not begun, or only previews. */
    attempts: z.array(scormAttempt),
  }),
  z.object({
    kind: z.literal('embed'),
    /** What the frame shows, of a host on the site's list. */
    embed_url: z.string(),
    /** What to look at, and why. Markdown. */
    markdown: z.string(),
  }),
  z.object({
    kind: z.literal('live'),
    /** What it is about, and what to prepare. */
    markdown: z.string(),
    /** By time; cancelled ones too. */
    classes: z.array(liveClass),
  }),
]);
export type LessonContent = z.infer<typeof lessonContent>;

export const lesson = lessonOutline.extend({
  course_id: id,
  progress: lessonProgress,
  content: lessonContent,
});
export type Lesson = z.infer<typeof lesson>;

export const playerEndpoints = defineEndpoints({
  getPlayer: { summary: 'A course as the player shows it', auth: 'optional', params: bySlug, reply: player },
  getLesson: { summary: 'One lesson with its content', auth: 'optional', params: byId, reply: lesson },
});

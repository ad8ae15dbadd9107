import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { enrolment } from './enrolments.ts';

/** Half-open ranges of seconds: [[0, 12.5], [40, 61]]. */
const secondsRanges = z.array(z.tuple([z.number().min(0), z.number().min(0)]));

export const lessonProgress = z.object({
  completed: z.boolean(),
  completed_at: instant.nullable(),
  /** Where to resume: seconds, of a document the page; 0 where nothing was begun. */
  position_s: z.number(),
  /** Distinct seconds watched ÷ duration, 0–100; for quizzes the best score. */
  percentage: z.int().min(0).max(100),
  /** The distinct seconds of a video that count as watched, in order; they neither touch nor overlap. */
  watched: secondsRanges,
});

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
  enrollment: enrolment,
  lessons: z.array(z.object({ lesson_id: id, progress: lessonProgress })),
  /** Set on the reply that completes the course, and on every later one. */
  certificate_slug: z.string().nullable(),
  /** Seconds that were claimed and not counted, as nobody could have watched or read them in the time that went by. */
  cut_s: z.number().min(0),
});
export type ProgressReply = z.infer<typeof progressReply>;

export const progressEndpoints = defineEndpoints({
  recordProgress: {
    summary: 'Append what happened; `id` is the enrolment',
    auth: 'signed-in',
    params: byId,
    body: z.object({ events: z.array(progressEvent).min(1).max(50) }),
    reply: progressReply,
  },
});

import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { enrolment } from './enrolments.ts';
import { progressKinds } from './progress-kinds.ts';

/** What a lesson still asks for, by the rule of its kind. */
export const missing = z.discriminatedUnion('rule', [
  /** Seconds, distinct ones. */
  z.object({ rule: z.literal('watch'), watched_s: z.int(), needed_s: z.int() }),
  z.object({ rule: z.literal('mark') }),
  z.object({ rule: z.literal('pages'), page: z.int(), pages: z.int().nullable() }),
  /** Percent. */
  z.object({ rule: z.literal('pass'), best: z.int().nullable(), pass_mark: z.int() }),
  z.object({ rule: z.literal('approve') }),
  z.object({ rule: z.literal('attend') }),
  z.object({ rule: z.literal('package') }),
]);
export type Missing = z.infer<typeof missing>;

export const explainedLesson = z.object({
  id,
  title: z.string(),
  module: z.string(),
  kind: z.enum(lessonKinds),
  /** The others count for nothing. */
  required: z.boolean(),
  completed_at: instant.nullable(),
  percentage: z.int().min(0).max(100),
  /** Null once it is completed. */
  missing: missing.nullable(),
});
export type ExplainedLesson = z.infer<typeof explainedLesson>;

/** Why a course stands where it stands: `completed` of `required` lessons. */
export const courseProgress = z.object({
  enrollment: enrolment,
  required: z.int(),
  completed: z.int(),
  lessons: z.array(explainedLesson),
});
export type CourseProgress = z.infer<typeof courseProgress>;

/** One line of the ledger: nothing in it is ever changed. */
export const ledgerEntry = z.object({
  id,
  at: instant,
  kind: z.enum(progressKinds),
  /** Seconds that were played or read and counted; null where none are. */
  counted_s: z.number().nullable(),
  /** Seconds that were told and not counted, as nobody could have spent them in the time that went by. */
  cut_s: z.number(),
  page: z.int().nullable(),
  pages: z.int().nullable(),
  /** Percent. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Null for what the site noted itself, and for what is older than this note. */
  device: z.object({ browser: z.string().nullable(), os: z.string().nullable() }).nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const languageMap = z.record(z.string(), z.string());

/** @see https://github.com/adlnet/xAPI-Spec/blob/1.0.3/xAPI-Data.md#statements */
export const statement = z.object({
  /** That of the ledger's line: sent twice it is one statement. */
  id,
  timestamp: instant,
  actor: z.object({
    objectType: z.literal('Agent'),
    /** Without name and address: the account alone. */
    account: z.object({ homePage: z.string(), name: z.string() }),
  }),
  verb: z.object({ id: z.string(), display: languageMap }),
  object: z.object({
    objectType: z.literal('Activity'),
    id: z.string(),
    definition: z.object({ type: z.string(), name: languageMap }),
  }),
  result: z
    .object({
      completion: z.boolean().optional(),
      success: z.boolean().optional(),
      score: z.object({ scaled: z.number(), raw: z.number(), min: z.number(), max: z.number() }).optional(),
      /** ISO 8601. */
      duration: z.string().optional(),
      extensions: z.record(z.string(), z.json()).optional(),
    })
    .optional(),
  context: z.object({
    platform: z.string(),
    contextActivities: z.object({
      parent: z.array(
        z.object({
          objectType: z.literal('Activity'),
          id: z.string(),
          definition: z.object({ type: z.string(), name: languageMap }),
        }),
      ),
    }),
  }),
});
export type Statement = z.infer<typeof statement>;

export const progressLedgerEndpoints = defineEndpoints({
  getCourseProgress: {
    summary: 'Why a course of mine stands where it stands; `id` is the enrolment',
    auth: 'signed-in',
    params: byId,
    reply: courseProgress,
  },
  listLessonEvents: {
    summary: 'What was noted of me in a lesson, the newest first; `id` is the lesson',
    auth: 'signed-in',
    params: byId,
    query: pageQuery,
    reply: paged(ledgerEntry),
  },
  listStatements: {
    summary:
      'What was noted of me in a course as xAPI statements, the oldest first, 500 at a time; `id` is the enrolment',
    auth: 'signed-in',
    params: byId,
    query: z.object({ after: id.optional() }),
    reply: z.object({
      statements: z.array(statement),
      /** To go on with as `after`; null at the end. */
      more: id.nullable(),
    }),
  },
});

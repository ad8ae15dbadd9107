import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { progressReply } from './progress.ts';

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

export const quizEndpoints = defineEndpoints({
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

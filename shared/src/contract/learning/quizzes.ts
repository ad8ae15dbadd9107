import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { questionKinds } from '../teaching/question-kinds.ts';
import { progressReply } from './progress.ts';

const words = z.object({ id, text: z.string() });
/** `url` is signed and expires after an hour. */
const picture = z.object({ url: z.string(), alt: z.string() });

/** Nothing in it tells which answer is right. What is `default`ed an older API does not know. */
export const quizQuestion = z.object({
  id,
  kind: z.enum(questionKinds),
  /** Markdown. */
  prompt: z.string(),
  points: z.int().min(1),
  /** To choose, to put in order, or to find a partner for; in an order that lasts as long as the attempt. */
  options: z.array(words.extend({ picture: picture.nullable().default(null) })),
  /** Of `match`: the partners, and more. */
  choices: z.array(words).default([]),
  has_hint: z.boolean().default(false),
  /** Markdown; null until it is opened. */
  hint: z.string().nullable().default(null),
  picture: picture.nullable().default(null),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;
export type QuizOption = QuizQuestion['options'][number];

const pair = z.object({ option_id: id, choice_id: id });

/** What a learner answers; which part counts depends on the kind of question. */
export const quizAnswer = z.object({
  question_id: id,
  /** Of what is chosen; of `order` all options, as they were put. */
  chosen: z.array(id).max(20).default([]),
  /** Of `numeric` and `short_text`, as it was typed: `3,5` and `3.5` are the same number. */
  text: z.string().max(500).default(''),
  /** Of `match`. */
  pairs: z.array(pair).max(20).default([]),
});
export type QuizAnswer = z.infer<typeof quizAnswer>;

/** What is right, in the part that the kind of question uses. */
export const quizSolution = z.object({
  /** Accepted words. */
  texts: z.array(z.string()),
  number: z.object({ value: z.number(), tolerance: z.number() }).nullable(),
  pairs: z.array(pair),
});

export const quizResult = z.object({
  attempt_id: id,
  /** 0–100, of the points to be had. */
  score: z.int().min(0).max(100),
  pass_mark: z.int(),
  passed: z.boolean(),
  submitted_at: instant,
  answers: z.array(
    quizAnswer.extend({
      correct: z.boolean(),
      /** Shown once the quiz is passed or no attempt is left; null before. Of `order`: all options as they belong. */
      right: z.array(id).nullable(),
      /** Shown when `right` is, of questions that are not answered by options alone. */
      solution: quizSolution.nullable().default(null),
      /** Markdown. After every try where their number is free; else of what was answered right, until `right` is shown. */
      explanation: z.string().nullable(),
      /** Of a wrong answer: the lesson that the author sends to, and the second in it. Null where there is none. */
      look_again: z.object({ lesson_id: id, title: z.string(), at_s: z.int().nullable() }).nullable().default(null),
    }),
  ),
});
export type QuizResult = z.infer<typeof quizResult>;
export type AnsweredQuestion = QuizResult['answers'][number];

export const quizEndpoints = defineEndpoints({
  startQuizAttempt: {
    summary: 'Begin (or go on with) an attempt; `id` is the lesson',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ attempt_id: id, attempt_no: z.int(), questions: z.array(quizQuestion) }),
  },
  openQuizHint: {
    summary: 'Open the hint of a question; `id` is the attempt, which notes it. It costs nothing',
    auth: 'signed-in',
    params: byId,
    body: z.object({ question_id: id }),
    reply: z.object({ hint: z.string() }),
  },
  submitQuizAttempt: {
    summary: 'Hand in an attempt; `id` is the attempt. Handing in twice gives the same result',
    auth: 'signed-in',
    params: byId,
    body: z.object({ answers: z.array(quizAnswer).max(200) }),
    reply: z.object({ result: quizResult, progress: progressReply }),
  },
});

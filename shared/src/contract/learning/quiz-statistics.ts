import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { courseMakers } from '../teaching/course-makers.ts';
import { attemptChoices } from './report-words.ts';

export const questionStatistics = z.object({
  question_id: id,
  /** As it is written now. An older API does not say it. */
  prompt: z.string().default(''),
  /** How many learners were asked it as it is written now. */
  asked: z.int(),
  /** How many of them gave an answer. */
  answered: z.int(),
  /** 0–1, of those who were asked; null where nobody was. */
  right_share: z.number().min(0).max(1).nullable(),
  /**
   * −1 to 1, how well it tells who does well in the other questions (point-biserial); null where it cannot be told: all
   * answered alike, or there are no other questions.
   */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** How many opened its hint. */
  hints: z.int(),
  /** How many chose each; none of a question that is typed, put in order or matched. */
  options: z.array(
    z.object({ option_id: id, chosen: z.int(), text: z.string().default(''), correct: z.boolean().default(false) }),
  ),
});
export type QuestionStatistics = z.infer<typeof questionStatistics>;

/** A first attempt, as it met one question. */
const questionAttempt = z.object({
  /** Of the attempt. */
  id,
  user_id: id,
  name: z.string(),
  submitted_at: instant,
  /** In words: what was chosen or typed, items in the order given, pairs; none where nothing was. */
  answer: z.array(z.string()),
  correct: z.boolean(),
  hinted: z.boolean(),
  /** 0–1: what they had of the points for the other questions; null where there were none. */
  rest_share: z.number().min(0).max(1).nullable(),
});
export type QuestionAttempt = z.infer<typeof questionAttempt>;

const attemptsAsked = z.object({
  question_id: id,
  of: z.enum(attemptChoices).default('asked'),
  /** Which, where `of` is `chosen`. */
  option_id: id.optional(),
});
export type AttemptsAsked = z.infer<typeof attemptsAsked>;

export const quizStatisticsEndpoints = defineEndpoints({
  getQuizStatistics: {
    summary: 'How learners answered each question of a published quiz at their first attempt; for its author',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    reply: z.object({
      /** Of at most the last 500, with their first attempt each. */
      learners: z.int(),
      /** Empty below `LEAST_LEARNERS`. */
      questions: z.array(questionStatistics),
    }),
  },
  listQuestionAttempts: {
    summary: 'The first attempts that a figure of one question is made of, newest first; for its author',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: attemptsAsked.extend(pageQuery.shape).superRefine(({ of, option_id }, { addIssue }) => {
      if (of !== 'chosen' || option_id !== undefined) return;
      addIssue({ code: 'custom', path: ['option_id'], message: rule('Fill in this field.') });
    }),
    /** Nobody below `LEAST_LEARNERS`. */
    reply: paged(questionAttempt),
  },
});

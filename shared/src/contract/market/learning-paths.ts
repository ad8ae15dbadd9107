import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { HIGHEST_PRICE_MINOR } from '../kernel/currencies.ts';
import { bySlug, id, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { courseLevels } from '../taxonomy/course-words.ts';
import { categoryPlace } from '../taxonomy/taxonomy.ts';
import { courseCard } from '../teaching/course-card.ts';

/** `one_time`: it is bought; `subscription`: it comes with a plan. */
export const pathFees = ['free', 'one_time', 'subscription'] as const;

/** What a path costs; amounts in minor units, 0 where it is not bought. */
const pathFee = z.object({
  fee: z.enum(pathFees),
  amount_minor: z.int(rule('Enter a price.')).min(0).max(HIGHEST_PRICE_MINOR),
  /** A higher price that is shown beside it, struck through; null: none. */
  compare_at_minor: z.int().min(1).max(HIGHEST_PRICE_MINOR).nullable(),
  currency: z.string().length(3),
});
export type PathFee = z.infer<typeof pathFee>;

export const learningPathCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  category: categoryPlace,
  level: z.enum(courseLevels),
  banner_url: z.string().nullable(),
  banner_alt: z.string(),
  partner: person,
  course_count: z.int(),
  estimated_minutes: z.int(),
  ...pathFee.shape,
});
export type LearningPathCard = z.infer<typeof learningPathCard>;
export const learningPathDetails = learningPathCard.extend({
  overview: z.string(),
  objectives: z.array(z.string()),
  enforce_course_order: z.boolean(),
  /** The viewer paid for it, and the money did not go back. */
  is_bought: z.boolean(),
  /** The courses that enrolling in the path opens for this viewer now. */
  opens: z.array(id),
  /** What the courses cost one by one that the viewer does not have yet; null: nothing, or not in one currency. */
  singly: z.object({ amount_minor: z.int().min(0), currency: z.string() }).nullable(),
  courses: z.array(z.object({ order: z.int(), required: z.boolean(), course: courseCard })),
});
export type LearningPathDetails = z.infer<typeof learningPathDetails>;

export const learningPathEndpoints = defineEndpoints({
  listLearningPaths: {
    summary: 'Published learning paths',
    auth: 'public',
    query: pageQuery.extend({ category: z.string().max(120).optional(), q: z.string().trim().max(200).optional() }),
    reply: paged(learningPathCard),
  },
  getLearningPath: {
    summary: 'A published learning path',
    auth: 'optional',
    params: bySlug,
    reply: learningPathDetails,
  },
  enrolInPath: {
    summary: 'Enrol in all courses that a free or bought learning path opens for me',
    auth: 'signed-in',
    params: bySlug,
    reply: learningPathDetails,
  },
  saveLearningPathFee: {
    summary: 'Say what a learning path of mine costs; who bought it keeps it',
    auth: 'signed-in',
    permission: 'create-learning-path',
    body: pathFee.extend({ path_id: id }),
    reply: pathFee,
  },
});

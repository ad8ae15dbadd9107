import { z } from 'zod';
import { baseVersion } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { HIGHEST_PRICE_MINOR } from '../kernel/currencies.ts';
import { takenPathSorts } from './path-words.ts';
import { bySlug, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { courseLevels } from '../taxonomy/course-words.ts';
import { categoryPlace, skill } from '../taxonomy/taxonomy.ts';
import { courseCard } from '../teaching/course-card.ts';
import { pathAssignmentCard } from './path-assignments.ts';

/** `one_time`: it is bought; `subscription`: it comes with a plan. */
export const pathFees = ['free', 'one_time', 'subscription'] as const;

export const pathSorts = ['newest', 'shortest', 'most_courses'] as const;

/** What a path costs; amounts in minor units, 0 where it is not bought. */
export const pathFee = z.object({
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
  /** It stands in the catalogue; else only who took it finds it still. */
  is_offered: z.boolean().default(true),
  ...pathFee.shape,
});
export type LearningPathCard = z.infer<typeof learningPathCard>;

/** How far one person is in a path they took. What they completed stays so, whatever joins or leaves the path later. */
export const pathProgress = z.object({
  enrolled_at: instant,
  /** When all that it requires was done; null: not yet. */
  completed_at: instant.nullable(),
  /** What is done of required courses and required assignments, floor, 0–100. */
  percentage: z.int().min(0).max(100),
  completed_courses: z.int(),
  required_courses: z.int(),
  /** Approved ones of those that are required; an older API knows none. */
  completed_assignments: z.int().default(0),
  required_assignments: z.int().default(0),
  /** The course to go on with, in the path's order; null: none is left, or none is open to them. */
  next_course: z.object({ id, slug: z.string(), name: z.string(), is_begun: z.boolean() }).nullable(),
  /** Of the path itself, where it gives one. */
  certificate_slug: z.string().nullable(),
});
export type PathProgress = z.infer<typeof pathProgress>;

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
  /** Skills it teaches; an older API knows none. */
  skills: z.array(skill).default([]),
  /** Who completes it gets a certificate of the path. False to those who cannot follow it: a plan alone keeps no progress. */
  certificate: z.boolean().default(false),
  /** False to those who teach all that it requires, and can therefore never complete it. */
  can_complete: z.boolean().default(true),
  /** Of a viewer who took it. */
  progress: pathProgress.nullable().default(null),
  courses: z.array(
    z.object({
      order: z.int(),
      required: z.boolean(),
      course: courseCard,
      /** Where the viewer stands in it; null: they do not learn in it. */
      percentage: z.int().min(0).max(100).nullable().default(null),
      completed: z.boolean().default(false),
      /** In a path with an order: a required course before it is not completed, so it cannot be begun yet. */
      waits: z.boolean().default(false),
    }),
  ),
  /** What is to be handed in, with the work of a viewer who took it; an older API knows none. */
  assignments: z.array(pathAssignmentCard).default([]),
});
export type LearningPathDetails = z.infer<typeof learningPathDetails>;

export const learningPathEndpoints = defineEndpoints({
  listLearningPaths: {
    summary: 'Published learning paths, with one’s own progress where one takes them',
    auth: 'optional',
    query: pageQuery.extend({
      category: z.string().max(120).optional(),
      q: z.string().trim().max(200).optional(),
      level: z.enum(courseLevels).optional(),
      fee: z.enum(pathFees).optional(),
      /** Those that the viewer takes, or has completed; nobody’s for a guest. */
      mine: z.enum(['taken', 'completed']).optional(),
      sort: z.enum(pathSorts).default('newest'),
    }),
    reply: paged(learningPathCard.extend({ progress: pathProgress.nullable().default(null) })),
  },
  getLearningPath: {
    summary: 'A published learning path',
    auth: 'optional',
    params: bySlug,
    reply: learningPathDetails,
  },
  listTakenPaths: {
    summary: 'Learning paths that I take, also those that are offered no more; by default last taken first',
    auth: 'signed-in',
    /** With a course, those that it is in. */
    query: pageQuery.extend({ course_id: id.optional(), sort: z.enum(takenPathSorts).default('enrolled') }),
    reply: paged(learningPathCard.extend({ progress: pathProgress })),
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
    body: pathFee.extend({
      path_id: id,
      /** What was changed since is answered with `edit_conflict`; an older page does not say. */
      base_version: baseVersion.optional(),
    }),
    reply: pathFee,
  },
});

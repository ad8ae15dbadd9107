import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { courseStatuses, priceTypes } from '../taxonomy/course-words.ts';
import { categoryPlace } from '../taxonomy/taxonomy.ts';
import { allCoursesSorts, MOST_FEATURED } from './all-courses-words.ts';

const personRef = z.object({ id, name: z.string() });

export const listedCourse = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Of what its author works on: a public course whose edits wait is in review. */
  status: z.enum(courseStatuses),
  /** Learners find it. */
  is_public: z.boolean(),
  creator: personRef,
  /** Of the first level. */
  category: categoryPlace.nullable(),
  language: z.string(),
  is_micro: z.boolean(),
  type: z.enum(priceTypes),
  price_minor: z.int().min(0),
  currency: z.string().length(3),
  enrolment_count: z.int().min(0),
  rating: z.number().nullable(),
  rating_count: z.int().min(0),
  /** Its place among the featured, from 1. */
  featured: z.int().min(1).nullable(),
  /** Who is to review it. */
  reviewer: personRef.nullable(),
  published_at: instant.nullable(),
  updated_at: instant,
  /** By this viewer: it is public, and they had no hand in it. */
  can_unpublish: z.boolean(),
});
export type ListedCourse = z.infer<typeof listedCourse>;

export const allCoursesFilters = z.object({
  /** A part of its name or address, or of its creator's name. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(courseStatuses).optional(),
  /** Of the first level. */
  category_id: id.optional(),
  creator_id: id.optional(),
  reviewer_id: id.optional(),
  featured: z.stringbool().optional(),
  micro: z.stringbool().optional(),
  /** BCP 47, as a course says it: `en`. */
  language: z.string().max(12).optional(),
  type: z.enum(priceTypes).optional(),
});
export type AllCoursesFilters = z.infer<typeof allCoursesFilters>;

export const allCoursesFile = allCoursesFilters.extend({
  featured: z.boolean().optional(),
  micro: z.boolean().optional(),
  locale: z.enum(locales),
});

const featuredIds = z
  .array(id)
  .max(MOST_FEATURED, rule('At most 8 courses are featured.'))
  .refine((ids) => new Set(ids).size === ids.length, rule('Each course is featured once.'));

export const allCoursesEndpoints = defineEndpoints({
  listAllCourses: {
    summary: 'Courses of everyone, in every state',
    auth: 'signed-in',
    permission: 'review-course',
    query: pageQuery.extend(allCoursesFilters.shape).extend({
      sort: z.enum(allCoursesSorts).default('changed'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    reply: paged(listedCourse).extend({
      /** All that are featured, in their order, whatever is asked for. */
      featured: z.array(z.object({ id, name: z.string() })),
      /** Those that courses are taught in. */
      languages: z.array(z.string()),
    }),
  },
  getAllCoursesLink: {
    summary: 'A link to the list of all courses as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'review-course',
    query: allCoursesFilters,
    reply: fileLink,
  },
  featureCourses: {
    summary:
      'Choose the featured courses of the marketplace, in their order; 409 where they have changed since `before`',
    auth: 'signed-in',
    permission: 'review-course',
    body: z.object({
      course_ids: featuredIds,
      /** Those that were featured when this was chosen, in their order. */
      before: z.array(id).max(100),
    }),
    reply: z.object({ course_ids: z.array(id) }),
  },
});

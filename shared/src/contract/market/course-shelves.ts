import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, bySlug, id, paged, pageQuery } from '../kernel/primitives.ts';
import { courseSorts } from '../taxonomy/course-words.ts';
import { categoryPlace } from '../taxonomy/taxonomy.ts';
import { courseCard } from '../teaching/course-card.ts';

/** Courses like one that a person rated well, takes, or has on their wish list. */
export const alikeShelf = z.object({
  because: z.enum(['rated', 'taken', 'wished']),
  /** The one that they are like. */
  course: z.object({ id, name: z.string(), slug: z.string(), language: z.string() }),
  courses: z.array(courseCard),
});
export type AlikeShelf = z.infer<typeof alikeShelf>;

/** A category of the first level with the courses of it that most people take. */
export const courseCategory = categoryPlace.extend({
  course_count: z.int(),
  courses: z.array(courseCard),
});
export type CourseCategory = z.infer<typeof courseCategory>;

const shelfQuery = pageQuery.extend({
  sort: z.enum(courseSorts).exclude(['relevance']).default('popular'),
});

export const courseShelfEndpoints = defineEndpoints({
  listCategoryCourses: {
    summary: 'Published courses of a category of any level',
    auth: 'optional',
    params: byId,
    query: shelfQuery,
    reply: paged(courseCard),
  },
  listSkillCourses: {
    summary: 'Published courses that teach a skill',
    auth: 'optional',
    params: byId,
    query: shelfQuery,
    reply: paged(courseCard),
  },
  listCourseCategories: {
    summary: 'Categories that have courses, each with the first of them',
    auth: 'public',
    query: z.object({ per_category: z.coerce.number().int().min(1).max(8).default(4) }),
    reply: z.array(courseCategory),
  },
  listRelatedCourses: {
    summary:
      'Courses that teach the same, stand beside it, or are taken by the same people, and that one does not take',
    auth: 'optional',
    params: bySlug,
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(4) }),
    reply: z.array(courseCard),
  },
  listAlike: {
    summary: 'Courses like those that one rated well, else takes, else wishes for',
    auth: 'signed-in',
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(8) }),
    reply: z.array(alikeShelf),
  },
});

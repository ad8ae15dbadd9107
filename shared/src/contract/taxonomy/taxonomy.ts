import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id } from '../kernel/primitives.ts';
import { locales } from '../site/locales.ts';
import { contentTypes, courseLevels, courseStatuses, priceTypes } from './course-words.ts';

/** What a category of any level is called: in English, and in the languages that it has names in. */
export const categoryName = z.object({
  name: z.string(),
  names: z.partialRecord(z.enum(locales), z.string()).optional(),
});
export type CategoryName = z.infer<typeof categoryName>;

/** A category of any level, by itself. */
export const categoryPlace = categoryName.extend({ id, slug: z.string() });

/** One in the tree, with the addresses that led to it before; an older API knows none. */
const placeInTree = categoryPlace.extend({ former_slugs: z.array(z.string()).optional() });
export const finalCategory = placeInTree.extend({ sub_sub_id: id });
export const subCategory = placeInTree.extend({ final_categories: z.array(finalCategory) });
export const category = placeInTree.extend({
  /** Published courses below this category. */
  course_count: z.int(),
  sub_categories: z.array(subCategory),
});
export type Category = z.infer<typeof category>;
export type SubCategory = z.infer<typeof subCategory>;

export const skill = z.object({
  id,
  /** In English. */
  skill: z.string(),
  /** In other languages, where it has any. An older API knows none. */
  names: z.partialRecord(z.enum(locales), z.string()).optional(),
});
export type Skill = z.infer<typeof skill>;

export const courseConstants = z.object({
  levels: z.array(z.enum(courseLevels)),
  /** Those that a course can be made of. */
  content_type: z.array(z.enum(contentTypes)),
  course_review_status: z.array(z.enum(courseStatuses)),
  /** Whether anybody can buy a course; until then a price is announced, and nobody can enrol for it. */
  payments_open: z.boolean(),
  /** Sites whose pages lessons may show. An older API shows none. */
  embed_hosts: z.array(z.string()).default([]),
  CERTIFICATE_IMG_URL: z.string(),
});

/** A category of any level with its place in the tree. */
export const categoryDetails = categoryPlace.extend({
  /** 1 a category, 2 a sub-category, 3 a final category. */
  depth: z.int().min(1).max(3),
  /** Published courses below it. */
  course_count: z.int(),
  /** From the root down. */
  parents: z.array(categoryPlace),
  /** The next level below it; none below a final category. */
  children: z.array(categoryPlace.extend({ course_count: z.int() })),
});
export type CategoryDetails = z.infer<typeof categoryDetails>;

/** A category of the first level, as far as people take its courses. */
export const takenCategory = categoryPlace.extend({
  course_count: z.int(),
  /** Enrolments in its published courses. */
  enrollment_count: z.int(),
});
export type TakenCategory = z.infer<typeof takenCategory>;

const counted = <W extends readonly string[]>(words: W) =>
  z.array(z.object({ value: z.enum(words), course_count: z.int() }));

export const taxonomyEndpoints = defineEndpoints({
  listCategories: { summary: 'The category tree, three levels', auth: 'public', reply: z.array(category) },
  getCategory: {
    summary: 'A category of any level, what is above it and below it',
    auth: 'public',
    params: byId,
    reply: categoryDetails,
  },
  sortCategories: {
    summary: 'Categories of the first level that have courses, those first whose courses most people take',
    auth: 'public',
    query: z.object({
      sort: z.enum(['popular', 'courses', 'name']).default('popular'),
      limit: z.coerce.number().int().min(1).max(100).default(5),
    }),
    reply: z.array(takenCategory),
  },
  listContentTypes: {
    summary: 'What a course can be made of, and how many published courses are',
    auth: 'public',
    reply: counted(contentTypes),
  },
  listCourseTypes: {
    summary: 'Free or paid, and how many published courses are',
    auth: 'public',
    reply: counted(priceTypes),
  },
  listSkills: { summary: 'All skills, by name', auth: 'public', reply: z.array(skill) },
  getCourseConstants: { summary: 'Levels, content types, review statuses', auth: 'public', reply: courseConstants },
});

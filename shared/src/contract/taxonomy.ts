import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id } from './primitives.ts';
import { contentTypes, courseLevels, courseStatuses } from './course-words.ts';

export const finalCategory = z.object({ id, name: z.string(), slug: z.string(), sub_sub_id: id });
export const subCategory = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  final_categories: z.array(finalCategory),
});
export const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Published courses below this category. */
  course_count: z.int(),
  sub_categories: z.array(subCategory),
});
export type Category = z.infer<typeof category>;
export type SubCategory = z.infer<typeof subCategory>;

export const skill = z.object({ id, skill: z.string() });
export type Skill = z.infer<typeof skill>;

export const courseConstants = z.object({
  levels: z.array(z.enum(courseLevels)),
  content_type: z.array(z.enum(contentTypes)),
  course_review_status: z.array(z.enum(courseStatuses)),
  CERTIFICATE_IMG_URL: z.string(),
});

export const taxonomyEndpoints = defineEndpoints({
  listCategories: { summary: 'The category tree, three levels', auth: 'public', reply: z.array(category) },
  listSkills: { summary: 'All skills, by name', auth: 'public', reply: z.array(skill) },
  getCourseConstants: { summary: 'Levels, content types, review statuses', auth: 'public', reply: courseConstants },
});

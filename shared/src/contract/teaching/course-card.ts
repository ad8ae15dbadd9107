import { z } from 'zod';
import { id, instant } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { contentTypes, courseLevels, lessonKinds, priceTypes } from '../taxonomy/course-words.ts';
import { categoryPlace } from '../taxonomy/taxonomy.ts';

/** Where a course stands in the tree, from the root down. */
export const categoryTrail = z.object({
  category: categoryPlace,
  sub_category: categoryPlace,
  final_category: categoryPlace,
});

/** A course as a card shows it. */
export const courseCard = z.object({
  id,
  /** The course's title; the field is called `name` on every floor. */
  name: z.string(),
  slug: z.string(),
  short_description: z.string(),
  cover_url: z.string().nullable(),
  category: categoryTrail.nullable(),
  level: z.enum(courseLevels).nullable(),
  content_type: z.enum(contentTypes).nullable(),
  type: z.enum(priceTypes),
  price_minor: z.int().min(0),
  currency: z.string(),
  language: z.string(),
  creator: person,
  lesson_count: z.int(),
  /** Of all lessons together, seconds. */
  duration_s: z.int(),
  /** Bayesian mean (m = 10, C = the site's mean), 1–5; null without ratings. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  enrollment_count: z.int(),
  /** A short course, as its maker says; an older API does not say. */
  is_micro: z.boolean().optional(),
  published_at: instant.nullable(),
  /** Null for a guest or one who is not enrolled; else 0–100. */
  student_percentage: z.int().min(0).max(100).nullable(),
  /** Address of the viewer's own valid certificate of it: /certificates/{slug}. Left out where they have none. */
  certificate_slug: z.string().optional(),
});
export type CourseCard = z.infer<typeof courseCard>;

export const lessonOutline = z.object({
  id,
  title: z.string(),
  order: z.int(),
  kind: z.enum(lessonKinds),
  /** Video length, or the reading time of a text; seconds. */
  duration_s: z.int(),
  /** Anyone may open it without enrolling. */
  is_preview: z.boolean(),
  required: z.boolean(),
});
export const moduleOutline = z.object({ id, title: z.string(), order: z.int(), lessons: z.array(lessonOutline) });
export type LessonOutline = z.infer<typeof lessonOutline>;
export type ModuleOutline = z.infer<typeof moduleOutline>;

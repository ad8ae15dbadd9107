import { z } from 'zod';
import { person } from './accounts.ts';
import { contentTypes, courseLevels, courseSorts, courseStatuses, lessonKinds, priceTypes } from './course-words.ts';
import { defineEndpoints } from './endpoint.ts';
import { byId, bySlug, id, instant, pageQuery, paged } from './primitives.ts';
import { categoryName, categoryPlace, skill } from './taxonomy.ts';
import { rule } from './rule.ts';

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

/** The public page of a course. */
export const courseDetails = courseCard.extend({
  /** Markdown. */
  description: z.string(),
  objectives: z.array(z.string()),
  requirements: z.array(z.string()),
  audience: z.array(z.string()),
  skills: z.array(skill),
  status: z.enum(courseStatuses),
  modules: z.array(moduleOutline),
  updated_at: instant,
});
export type CourseDetails = z.infer<typeof courseDetails>;

/** A query parameter that may be given once, many times, or comma-separated. */
const many = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) =>
      value === undefined ? undefined : (Array.isArray(value) ? value : String(value).split(',')).filter(Boolean),
    z.array(one).max(20).optional(),
  );

export const courseFilters = pageQuery.extend({
  /**
   * Free text: names first, then skills, categories (in every language) and teacher, then lessons, learning paths and
   * descriptions; prefix and typo tolerant.
   */
  q: z.string().trim().max(200).optional(),
  /** Slugs of the tree; the deepest one given counts. */
  category: z.string().max(120).optional(),
  sub_category: z.string().max(120).optional(),
  final_category: z.string().max(120).optional(),
  level: many(z.enum(courseLevels)),
  content_type: many(z.enum(contentTypes)),
  type: z.enum(priceTypes).optional(),
  /** At least this rating, 1–5. */
  rating: z.coerce.number().min(1).max(5).optional(),
  sort: z.enum(courseSorts).default('relevance'),
});
export type CourseFilters = {
  q?: string;
  category?: string;
  sub_category?: string;
  final_category?: string;
  level?: string[];
  content_type?: string[];
  type?: 'free' | 'paid';
  rating?: number;
  sort?: (typeof courseSorts)[number];
  page?: number;
  per_page?: number;
};

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));
export const courseList = paged(courseCard).extend({
  /** Counts over the whole result, each facet ignoring its own filter. */
  facets: z.object({
    category: z.array(categoryName.extend({ value: z.string(), count: z.int() })),
    level: facet,
    content_type: facet,
    type: facet,
  }),
  /** `q` with its mistyped words put right; given when nothing matched `q` as it was typed, and then searched for. */
  did_you_mean: z.string().nullable(),
  /** Given where no course has all the words of `q`: these have some of them, those with the most first. */
  is_partial: z.literal(true).optional(),
});
export type CourseList = z.infer<typeof courseList>;

export const courseSuggestion = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  category: categoryTrail.nullable(),
});
export type CourseSuggestion = z.infer<typeof courseSuggestion>;

/** What the search field offers for a few letters. Each part holds the best first, and none that leads nowhere. */
export const searchSuggestions = z.object({
  /** By their names first, then by all that a search finds. */
  courses: z.array(courseSuggestion),
  categories: z.array(
    categoryPlace.extend({
      /** The category above, of a sub-category or final category. */
      parent: categoryName.nullable(),
      /** The tree's filters that lead to its courses; slugs. */
      filters: z.object({
        category: z.string(),
        sub_category: z.string().nullable(),
        final_category: z.string().nullable(),
      }),
    }),
  ),
  learning_paths: z.array(z.object({ id, slug: z.string(), title: z.string() })),
  teachers: z.array(z.object({ id, full_name: z.string(), course_count: z.int() })),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

export const featured = z.object({
  popular: z.array(courseCard),
  newest: z.array(courseCard),
  free: z.array(courseCard),
  counts: z.object({ courses: z.int(), learners: z.int(), creators: z.int(), certificates: z.int() }),
});

/** A course for one person, and why: an interest they named, or that many take it. */
export const recommendation = z.object({
  course: courseCard,
  reason: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('interest'), category: categoryName.extend({ slug: z.string() }) }),
    z.object({ kind: z.literal('popular') }),
  ]),
});
export type Recommendation = z.infer<typeof recommendation>;

export const rating = z.object({
  id,
  rating: z.int().min(1).max(5),
  comment: z.string(),
  user: person,
  created_at: instant,
  updated_at: instant,
});
export type Rating = z.infer<typeof rating>;
export const ratingBody = z.object({
  rating: z.int().min(1, rule('Choose 1 to 5 stars.')).max(5, rule('Choose 1 to 5 stars.')),
  comment: z.string().trim().max(2000, rule('Comment must be at most 2000 characters.')).default(''),
});

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
});
export type LearningPathCard = z.infer<typeof learningPathCard>;
export const learningPathDetails = learningPathCard.extend({
  overview: z.string(),
  objectives: z.array(z.string()),
  enforce_course_order: z.boolean(),
  courses: z.array(z.object({ order: z.int(), required: z.boolean(), course: courseCard })),
});
export type LearningPathDetails = z.infer<typeof learningPathDetails>;

export const courseEndpoints = defineEndpoints({
  listCourses: {
    summary: 'Search and filter the catalogue',
    auth: 'optional',
    query: courseFilters,
    reply: courseList,
  },
  sortPublishedCourses: {
    summary: 'The first `limit` published courses, for the header search',
    auth: 'public',
    body: z.object({
      limit: z.int().min(1).max(100).default(100),
      sort: z.enum(['popular', 'newest', 'name']).default('popular'),
    }),
    reply: z.array(courseSuggestion),
  },
  suggestCourses: {
    summary: 'Course names close to what was typed',
    auth: 'public',
    query: z.object({ q: z.string().trim().min(1).max(200), limit: z.coerce.number().int().min(1).max(20).default(8) }),
    reply: z.array(courseSuggestion),
  },
  listSearchSuggestions: {
    summary: 'Courses, categories, learning paths and teachers for what is being typed',
    auth: 'public',
    query: z.object({ q: z.string().trim().min(1).max(200) }),
    reply: searchSuggestions,
  },
  getCourseDetails: { summary: 'The public page of a course', auth: 'optional', params: bySlug, reply: courseDetails },
  getFeatured: { summary: 'Popular, newest and free courses', auth: 'optional', reply: featured },
  listRecommendations: {
    summary: 'Courses one does not take yet, by the interests and level of the introduction; else the popular ones',
    auth: 'signed-in',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
    reply: z.array(recommendation),
  },
  listRatings: {
    summary: 'Ratings of a course, newest first',
    auth: 'public',
    params: byId,
    query: pageQuery,
    reply: paged(rating).extend({
      /** How many ratings gave 1, 2, 3, 4, 5 stars. */
      distribution: z.array(z.int()).length(5),
      mean: z.number().nullable(),
    }),
  },
  rateCourse: {
    summary: 'Rate a course, or change the rating',
    auth: 'signed-in',
    params: byId,
    body: ratingBody,
    reply: rating,
  },
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
});

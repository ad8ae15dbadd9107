import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, bySlug, id, instant, manyOf, paged, pageQuery } from '../kernel/primitives.ts';
import { lessonContent, player } from '../learning/player.ts';
import { courseResource } from '../learning/resources.ts';
import { person } from '../people/accounts.ts';
import {
  contentTypes,
  courseLevels,
  courseSorts,
  courseStatuses,
  durationBands,
  priceTypes,
} from '../taxonomy/course-words.ts';
import { categoryName, categoryPlace, skill } from '../taxonomy/taxonomy.ts';
import { captionsLanguage } from '../teaching/caption-tracks.ts';
import { namedPrerequisite } from '../teaching/prerequisites.ts';
import { categoryTrail, courseCard, moduleOutline } from '../teaching/course-card.ts';

/** The public page of a course. */
export const courseDetails = courseCard.extend({
  /** Markdown. */
  description: z.string(),
  objectives: z.array(z.string()),
  requirements: z.array(z.string()),
  audience: z.array(z.string()),
  skills: z.array(skill),
  /** An older API knows none. */
  prerequisites: z.array(namedPrerequisite).optional(),
  status: z.enum(courseStatuses),
  modules: z.array(moduleOutline),
  /** Who teaches it beside its creator, and has agreed to. An older API knows none. */
  co_instructors: z.array(person).default([]),
  /** Files that the course and its lessons give along. An older API knows none. */
  resource_count: z.int().default(0),
  updated_at: instant,
  /** The viewer left it, and comes back without paying again. */
  can_come_back: z.boolean().default(false),
});
export type CourseDetails = z.infer<typeof courseDetails>;

/** All of a course in one reply, as far as this viewer may see it. */
export const fullCourse = z.object({
  details: courseDetails,
  /** What is locked, how far the viewer is, and their enrolment. */
  player,
  /** Of the lessons that are open to the viewer, by id; signed addresses in it expire after an hour. */
  contents: z.record(z.string(), lessonContent),
  resources: z.array(courseResource),
});
export type FullCourse = z.infer<typeof fullCourse>;

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
  level: manyOf(z.array(z.enum(courseLevels)).max(20).optional()),
  content_type: manyOf(z.array(z.enum(contentTypes)).max(20).optional()),
  type: z.enum(priceTypes).optional(),
  /** At least this rating, 1–5. */
  rating: z.coerce.number().min(1).max(5).optional(),
  /** Taught in one of these; BCP 47 tags. */
  language: manyOf(z.array(z.string().min(2).max(12)).max(20).optional()),
  duration: manyOf(z.array(z.enum(durationBands)).max(20).optional()),
  /** Teaches one of these; ids. */
  skill: manyOf(z.array(id).max(20).optional()),
  /** A film or a recording of it has captions in one of these languages. */
  captions: manyOf(z.array(captionsLanguage).max(20).optional()),
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
  language?: string[];
  duration?: string[];
  skill?: string[];
  captions?: string[];
  sort?: (typeof courseSorts)[number];
  page?: number;
  per_page?: number;
};

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));
const facetNames = [
  'category',
  'level',
  'content_type',
  'type',
  'rating',
  'language',
  'duration',
  'skill',
  'captions',
] as const;
export const courseList = paged(courseCard).extend({
  /** Counts over the whole result, each facet ignoring its own filter. */
  facets: z.object({
    category: z.array(categoryName.extend({ value: z.string(), count: z.int() })),
    level: facet,
    content_type: facet,
    type: facet,
    /** At least so many stars. An older API counts none of these. */
    rating: facet.optional(),
    language: facet.optional(),
    duration: facet.optional(),
    /** The most frequent ones, and those that are asked for. */
    skill: facet.optional(),
    captions: facet.optional(),
  }),
  /** Facets that counted only a part of a large result: of each there are at least as many courses as they say. */
  least: z.array(z.enum(facetNames)).optional(),
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
  /**
   * What those who run the site feature, in their order; where they feature nothing, the best rated one of each category
   * that is not popular already. An older API names none.
   */
  featured: z.array(courseCard).optional(),
  popular: z.array(courseCard),
  newest: z.array(courseCard),
  free: z.array(courseCard),
  /** Learners, creators and certificates were counted at most some minutes ago. */
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

export const catalogueEndpoints = defineEndpoints({
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
  getCourse: {
    summary: 'A course as a card shows it, by its id',
    auth: 'optional',
    params: byId,
    reply: courseCard.extend({ status: z.enum(courseStatuses) }),
  },
  getFullCourse: {
    summary: 'All of a course in one reply: its page, its lessons with what is open of them, and what it gives along',
    auth: 'optional',
    params: bySlug,
    reply: fullCourse,
  },
  getCourseDetails: { summary: 'The public page of a course', auth: 'optional', params: bySlug, reply: courseDetails },
  getFeatured: { summary: 'Featured, popular, newest and free courses', auth: 'optional', reply: featured },
  listRecommendations: {
    summary: 'Courses one does not take yet, by the interests and level of the introduction; else the popular ones',
    auth: 'signed-in',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
    reply: z.array(recommendation),
  },
});

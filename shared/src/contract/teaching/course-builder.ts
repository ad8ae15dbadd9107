import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { HIGHEST_PRICE_MINOR } from '../kernel/currencies.ts';
import { id, instant, slug } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { contentTypes, courseLevels, courseStatuses, priceTypes } from '../taxonomy/course-words.ts';
import { skill } from '../taxonomy/taxonomy.ts';
import { courseRights } from './co-instructor-words.ts';
import { categoryTrail } from './course-card.ts';
import { builderLesson } from './lessons.ts';
import { opening } from './openings.ts';
import { namedPrerequisite, prerequisiteList } from './prerequisites.ts';
import { builderResource, resourceList } from './resources.ts';
import { reviewComment } from './review-comments.ts';

/** Bounds of a course's fields, with the words shown when they are broken. A draft may be incomplete, never out of bounds. */
export const courseTitle = z
  .string()
  .trim()
  .min(5, rule('Title must be between 5 and 60 characters.'))
  .max(60, rule('Title must be between 5 and 60 characters.'))
  .refine((title) => !/[A-Z]/.test(title) || title !== title.toUpperCase(), rule('Title must not be all capitals.'));

const line = z
  .string()
  .trim()
  .min(1, rule('Write something, or remove the line.'))
  .max(160, rule('At most 160 characters.'));
const objective = z
  .string()
  .trim()
  .min(10, rule('Write at least 10 characters.'))
  .max(160, rule('At most 160 characters.'));

export const courseFields = z.object({
  name: courseTitle,
  slug,
  short_description: z.string().trim().max(120, rule('Short description must be at most 120 characters.')),
  description: z.string().max(10_000, rule('Description must be at most 10,000 characters.')),
  final_category_id: id.nullable(),
  level: z.enum(courseLevels, rule('Choose a level.')).nullable(),
  content_type: z.enum(contentTypes, rule('Choose a content type.')).nullable(),
  type: z.enum(priceTypes),
  /** In minor units of `currency`; what each currency allows is checked with it (`currencies.ts`). */
  price_minor: z.int(rule('Enter a price.')).min(0).max(HIGHEST_PRICE_MINOR),
  currency: z.string().length(3),
  language: z.string().min(2, rule('Choose the language the course is taught in.')).max(12),
  skill_ids: z.array(id).max(10, rule('At most 10 skills.')),
  objectives: z.array(objective).max(12, rule('At most 12 objectives.')),
  requirements: z.array(line).max(10, rule('At most 10 lines.')),
  audience: z.array(line).max(10, rule('At most 10 lines.')),
  cover_file_id: id.nullable(),
  /** Share of a video that completes its lesson, percent. */
  watch_threshold: z.int().min(50).max(100),
  /** A short course: the checklist's minimum of 5 lessons and 30 minutes is waived. */
  is_micro: z.boolean(),
  /** The author's word that a video without captions is acceptable, and why. */
  captions_waiver: z.string().trim().max(300).nullable(),
  /** Files that the course as a whole gives along. */
  resources: resourceList,
  /** Content that was made before there were any does not say. */
  prerequisites: prerequisiteList.optional(),
});
export type CourseFields = z.infer<typeof courseFields>;

/** One line of the submit checklist. A failing `required` line stops the submission; a warning does not. */
export const checklistLine = z.object({
  key: z.string(),
  label: z.string(),
  passed: z.boolean(),
  severity: z.enum(['required', 'warning']),
  /** What to do; empty once it has passed. */
  message: z.string(),
  /** What label and message are filled with, for whoever tells it in another language: `{ min: 5, max: 60 }`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Which part of the builder mends it. */
  section: z.enum(['basics', 'description', 'audience', 'curriculum', 'media', 'price']),
});
export type ChecklistLine = z.infer<typeof checklistLine>;

/** What this viewer may do with the course now; buttons show exactly these. */
export const courseAction = z.enum([
  'edit',
  'submit',
  'withdraw',
  'discard',
  'publish',
  'unpublish',
  'remove',
  'comment',
]);
export type CourseAction = z.infer<typeof courseAction>;

export const courseBuilder = courseFields
  .omit({ skill_ids: true, cover_file_id: true, resources: true, prerequisites: true })
  .extend({
    id,
    /** Counts the edits; each change says which version it was made on. */
    version: z.int(),
    name: z.string(),
    status: z.enum(courseStatuses),
    /** Published courses: edits wait in a revision until it is published; true while there is one. */
    has_revision: z.boolean(),
    category: categoryTrail.nullable(),
    skills: z.array(skill),
    cover_file: storedFile.nullable(),
    cover_url: z.string().nullable(),
    /** An older API knows none. */
    resources: z.array(builderResource).default([]),
    prerequisites: z.array(namedPrerequisite).optional(),
    modules: z.array(
      z.object({
        id,
        title: z.string(),
        order: z.int(),
        /** An older API knows none. */
        opening: opening.nullish(),
        lessons: z.array(builderLesson),
      }),
    ),
    checklist: z.array(checklistLine),
    comments: z.array(reviewComment),
    actions: z.array(courseAction),
    creator: person,
    /** What the viewer may do as an instructor of the course; none: they are a reviewer of it. */
    rights: z.array(z.enum(courseRights)).default([...courseRights]),
    /** Price, invitations, publishing and deletion are the owner's. */
    is_owner: z.boolean().default(true),
    created_at: instant,
    updated_at: instant,
    submitted_at: instant.nullable(),
    /** What the author tells the reviewer of the last submission. */
    submission_note: z.string().nullable(),
    published_at: instant.nullable(),
    /** When it, or its revision, is published by itself: of what is approved. */
    publish_at: instant.nullable(),
  });
export type CourseBuilder = z.infer<typeof courseBuilder>;

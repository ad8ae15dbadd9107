import { z } from 'zod';
import { onVersion } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, bySlug, id, instant, ok, paged, pageQuery } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { contentTypes, courseLevels, courseStatuses, priceTypes } from '../taxonomy/course-words.ts';
import { courseAction, courseBuilder, courseFields, courseTitle } from './course-builder.ts';
import { courseMakers, courseReaders } from './course-makers.ts';

export const ownCourse = z.object({
  id,
  /** As the builder has it: what is done to the course says that it was done to this one. */
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(courseStatuses),
  has_revision: z.boolean(),
  cover_url: z.string().nullable(),
  lesson_count: z.int(),
  duration_s: z.int(),
  enrollment_count: z.int(),
  completion_count: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  open_comments: z.int(),
  actions: z.array(courseAction),
  /** An older API does not say. */
  is_micro: z.boolean().optional(),
  /** Its owner, where the viewer is a co-instructor; an older API knows none. */
  shared_by: person.nullish(),
  updated_at: instant,
});
export type OwnCourse = z.infer<typeof ownCourse>;

/** A word that courses are described with, and of how many courses that are not deleted. */
const wordCount = <T extends readonly string[]>(words: T) =>
  z.array(z.object({ value: z.enum(words), courses: z.int().min(0) }));

export const courseEndpoints = defineEndpoints({
  listCourseWordCounts: {
    summary: 'The words that courses are described with, and how many courses have each',
    auth: 'signed-in',
    permission: 'manage-taxonomy',
    reply: z.object({
      level: wordCount(courseLevels),
      content_type: wordCount(contentTypes),
      type: wordCount(priceTypes),
      status: wordCount(courseStatuses),
    }),
  },
  listOwnCourses: {
    summary: 'Courses of the signed-in creator',
    auth: 'signed-in',
    permission: courseReaders,
    query: pageQuery.extend({
      status: z.enum(courseStatuses).optional(),
      q: z.string().trim().max(200).optional(),
      is_micro: z.stringbool().optional(),
    }),
    reply: paged(ownCourse).extend({
      counts: z.record(z.string(), z.int()),
      /** Invitations to work on courses of others that wait for an answer; an older API knows none. */
      invitation_count: z.int().optional(),
    }),
  },
  listDraftCourses: {
    summary: 'Drafts of the signed-in creator that nobody else has seen yet',
    auth: 'signed-in',
    permission: 'view-course',
    query: pageQuery.extend({ q: z.string().trim().max(200).optional() }),
    reply: paged(ownCourse),
  },
  createCourse: {
    summary: 'Begin a draft',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({
      name: courseTitle,
      final_category_id: id.nullable().default(null),
      content_type: z.enum(contentTypes).nullable().default(null),
      /** Left out: as its maker makes them; a partner makes micro courses only. */
      is_micro: z.boolean().optional(),
    }),
    reply: courseBuilder,
  },
  duplicateCourse: {
    summary: 'Begin a draft with all that a course of one’s own holds',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    reply: courseBuilder,
  },
  getCourseBuilder: {
    summary: 'A course as its author edits it',
    auth: 'signed-in',
    params: bySlug,
    reply: courseBuilder,
  },
  updateCourse: {
    summary: 'Change some fields of a course; its files have calls of their own, and come this way from older pages',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: courseFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  removeCourse: { summary: 'Delete a course that nobody takes', auth: 'signed-in', params: byId, reply: ok },
});

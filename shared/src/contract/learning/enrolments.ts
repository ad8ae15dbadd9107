import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, paged, pageQuery } from '../kernel/primitives.ts';
import { courseCard } from '../teaching/course-card.ts';
import { enrolmentSorts } from './enrolment-words.ts';

export const enrolmentStatuses = [
  'active',
  'completed',
  'expired',
  'refunded',
  'unenrolled',
  'pending_payment',
] as const;

export const enrolment = z.object({
  id,
  course_id: id,
  status: z.enum(enrolmentStatuses),
  /** Completed required lessons ÷ required lessons, floor, 0–100. */
  percentage: z.int().min(0).max(100),
  enrolled_at: instant,
  completed_at: instant.nullable(),
});
export type Enrolment = z.infer<typeof enrolment>;

export const enrolledCourse = enrolment.extend({
  course: courseCard,
  /** Where to go on: the lesson last opened, else the first one not completed. */
  next_lesson: z.object({ id, title: z.string() }).nullable(),
  /** Length of the required lessons that are not completed, seconds. */
  remaining_s: z.int().min(0),
  last_activity_at: instant.nullable(),
  certificate_slug: z.string().nullable(),
  /** Since when it is out of the way in the list. An older API archives nothing. */
  archived_at: instant.nullable().optional(),
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

/** Of a history: what became of it stands in `status`. */
export const ownEnrolment = enrolment.extend({
  course: z.object({ id, name: z.string(), slug: z.string() }),
  last_activity_at: instant.nullable(),
  archived_at: instant.nullable(),
});

export const enrolmentEndpoints = defineEndpoints({
  enrol: {
    summary: 'Enrol in a free course',
    auth: 'signed-in',
    body: z.object({ course_id: id }),
    reply: enrolment,
  },
  unenrol: { summary: 'Leave a course; progress is kept', auth: 'signed-in', params: byId, reply: ok },
  listEnrolments: {
    summary: 'My courses; what is archived stands in a list of its own',
    auth: 'signed-in',
    query: pageQuery.extend({
      status: z.enum(['active', 'completed']).optional(),
      q: z.string().trim().max(200).optional(),
      archived: z.stringbool().default(false),
      sort: z.enum(enrolmentSorts).default('recent'),
    }),
    reply: paged(enrolledCourse),
  },
  listEnrolledCourses: {
    summary: 'The courses that I take, as cards; last learnt in first',
    auth: 'signed-in',
    query: pageQuery,
    reply: paged(courseCard),
  },
  getOwnEnrolment: {
    summary: 'Whether I take a course, and what became of my enrolment; `id` is the course',
    auth: 'signed-in',
    params: byId,
    /** Null for one who never enrolled; of one who left, was refunded or whose time is over the last state. */
    reply: z.object({ is_enrolled: z.boolean(), enrollment: enrolment.nullable() }),
  },
  listOwnEnrolments: {
    summary: 'All that I ever enrolled in, last enrolled in first, whatever became of it',
    auth: 'signed-in',
    query: pageQuery.extend({ status: z.enum(enrolmentStatuses).optional() }),
    reply: paged(ownEnrolment),
  },
  archiveEnrolment: {
    summary: 'Put a course of mine out of the way; it stays open, with all progress',
    auth: 'signed-in',
    params: byId,
    reply: enrolment,
  },
  unarchiveEnrolment: {
    summary: 'Take a course of mine back from the archive',
    auth: 'signed-in',
    params: byId,
    reply: enrolment,
  },
});

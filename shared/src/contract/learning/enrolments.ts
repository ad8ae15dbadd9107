import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, paged, pageQuery } from '../kernel/primitives.ts';
import { courseCard } from '../teaching/course-card.ts';

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
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

export const enrolmentEndpoints = defineEndpoints({
  enrol: {
    summary: 'Enrol in a free course',
    auth: 'signed-in',
    body: z.object({ course_id: id }),
    reply: enrolment,
  },
  unenrol: { summary: 'Leave a course; progress is kept', auth: 'signed-in', params: byId, reply: ok },
  listEnrolments: {
    summary: 'My courses, last active first',
    auth: 'signed-in',
    query: pageQuery.extend({
      status: z.enum(['active', 'completed']).optional(),
      q: z.string().trim().max(200).optional(),
    }),
    reply: paged(enrolledCourse),
  },
});

import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id, pageQuery, paged } from '../kernel/primitives.ts';
import { allEnrolmentSorts } from './enrolment-words.ts';
import { enrolmentStatuses, ownEnrolment } from './enrolments.ts';

/** An enrolment as those see it who manage accounts. */
const listedEnrolment = ownEnrolment
  .omit({ archived_at: true })
  .extend({ user: z.object({ id, full_name: z.string(), email: z.string() }) });
export type ListedEnrolment = z.infer<typeof listedEnrolment>;

export const allEnrolmentEndpoints = defineEndpoints({
  listAllEnrolments: {
    summary: 'Enrolments of all people, by course, person and state',
    auth: 'signed-in',
    permission: 'manage-users',
    query: pageQuery.extend({
      course_id: id.optional(),
      user_id: id.optional(),
      status: z.enum(enrolmentStatuses).optional(),
      sort: z.enum(allEnrolmentSorts).default('enrolled'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    reply: paged(listedEnrolment),
  },
  searchEnrolments: {
    summary: 'Enrolments by the name or address of the person, or the name of the course; last enrolled first',
    auth: 'signed-in',
    permission: 'manage-users',
    query: z.object({
      q: z.string().trim().min(2).max(200),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.array(listedEnrolment),
  },
});

import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';

export const rating = z.object({
  id,
  rating: z.int().min(1).max(5),
  comment: z.string(),
  user: person,
  /** The creator's public answer. An older API knows none. */
  reply: z.object({ text: z.string(), at: instant }).nullable().default(null),
  created_at: instant,
  updated_at: instant,
});
export type Rating = z.infer<typeof rating>;
export const ratingBody = z.object({
  rating: z.int().min(1, rule('Choose 1 to 5 stars.')).max(5, rule('Choose 1 to 5 stars.')),
  comment: z.string().trim().max(2000, rule('Comment must be at most 2000 characters.')).default(''),
});

export const ratingReplyBody = z.object({
  /** Empty takes it back. */
  reply: z.string().trim().max(1000, rule('Reply must be at most 1000 characters.')),
});

export const ratingEndpoints = defineEndpoints({
  listRatings: {
    summary: 'Ratings of a course, newest first',
    auth: 'optional',
    params: byId,
    query: pageQuery,
    reply: paged(rating).extend({
      /** How many ratings gave 1, 2, 3, 4, 5 stars. */
      distribution: z.array(z.int()).length(5),
      mean: z.number().nullable(),
      /** The caller made the course, and may answer. */
      can_reply: z.boolean().default(false),
      /** The caller's own, on whatever page it stands; rating again changes it. */
      mine: rating.nullable().default(null),
    }),
  },
  rateCourse: {
    summary: 'Rate a course, or change the rating',
    auth: 'signed-in',
    params: byId,
    body: ratingBody,
    reply: rating,
  },
  replyToRating: {
    summary:
      "Answer a rating of one's own course for all to read, change the answer, or take it back; `id` is the rating",
    auth: 'signed-in',
    params: byId,
    body: ratingReplyBody,
    reply: rating,
  },
});

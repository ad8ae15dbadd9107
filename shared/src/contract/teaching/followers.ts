import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';

export const followed = z.object({
  is_followed: z.boolean(),
  follower_count: z.int().min(0),
});
export type Followed = z.infer<typeof followed>;

export const followerEndpoints = defineEndpoints({
  followInstructor: {
    summary: 'Hear of each new course of a teacher',
    auth: 'signed-in',
    params: byId,
    reply: followed,
  },
  unfollowInstructor: { summary: 'Hear of them no more', auth: 'signed-in', params: byId, reply: followed },
  listFollowedInstructors: {
    summary: 'Teachers that I follow, last followed first',
    auth: 'signed-in',
    query: pageQuery,
    reply: paged(z.object({ instructor: person, followed_at: instant })),
  },
});

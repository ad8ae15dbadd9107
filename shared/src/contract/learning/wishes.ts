import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { courseStatuses } from '../taxonomy/course-words.ts';
import { courseCard } from '../teaching/course-card.ts';
import { MOST_WISHES, wishSorts } from './wish-words.ts';

const wish = z.object({
  course: courseCard,
  /** What is not published waits on the list until it is again. */
  status: z.enum(courseStatuses),
  wished_at: instant,
});
export type Wish = z.infer<typeof wish>;

/** Courses by id, the last wished for first; without those that one takes by now. */
const wishedIds = z.array(id).max(MOST_WISHES);

export const wishEndpoints = defineEndpoints({
  listWishes: {
    summary: 'My wish list, by default the last wished for first; what I take by now is not in it',
    auth: 'signed-in',
    query: pageQuery.extend({
      q: z.string().trim().max(200).optional(),
      sort: z.enum(wishSorts).default('wished'),
    }),
    reply: paged(wish),
  },
  listWishedIds: {
    summary: 'Which courses are on my wish list: their ids',
    auth: 'signed-in',
    reply: wishedIds,
  },
  addWish: {
    summary: 'Put a course on my wish list; again, it changes nothing. I am told when it costs less',
    auth: 'signed-in',
    params: byId,
    reply: wishedIds,
  },
  removeWish: {
    summary: 'Take a course off my wish list',
    auth: 'signed-in',
    params: byId,
    reply: wishedIds,
  },
});

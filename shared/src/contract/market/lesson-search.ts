import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id, paged } from '../kernel/primitives.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { courseCard } from '../teaching/course-card.ts';
import { courseFilters } from './catalogue.ts';

/** A line of captions with what was looked for: its parts make up the whole line. */
export const saidLine = z.object({
  /** Where it is said. */
  start_s: z.number(),
  /** BCP 47 tag. */
  language: z.string(),
  parts: z.array(z.object({ text: z.string(), is_hit: z.boolean() })),
});
export type SaidLine = z.infer<typeof saidLine>;

/** A film or a recording in which the words are said. */
export const taughtLesson = z.object({
  course: courseCard,
  /** As the course's outline names it. */
  lesson: z.object({ id, title: z.string(), kind: z.enum(lessonKinds) }),
  /** This viewer may open it. */
  is_open: z.boolean(),
  /** The first few, in the order in which they are said; none of a lesson that is not open to this viewer. */
  lines: z.array(saidLine),
});
export type TaughtLesson = z.infer<typeof taughtLesson>;

export const lessonSearchEndpoints = defineEndpoints({
  searchLessons: {
    summary: 'Lessons of published courses in whose captions all the words are said, close together',
    auth: 'optional',
    query: courseFilters.omit({ sort: true }).extend({
      q: z.string().trim().min(1).max(200),
      per_page: z.coerce.number().int().min(1).max(20).default(5),
    }),
    reply: paged(taughtLesson),
  },
});

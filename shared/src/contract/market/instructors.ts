import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, paged, pageQuery } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { courseCard } from '../teaching/course-card.ts';
import { followed } from '../teaching/followers.ts';

/** Who teaches published courses, as their owner or beside them. */
export const instructorCard = person.extend({
  course_count: z.int().min(1),
  /** People who take or took one of these courses. */
  learner_count: z.int().min(0),
  /** Mean of all ratings of these courses, weighed as a course's is; 1–5, null without ratings. */
  rating: z.number().nullable(),
  rating_count: z.int().min(0),
});
export type InstructorCard = z.infer<typeof instructorCard>;

export const instructor = instructorCard.extend(followed.shape).extend({
  /** What they say of themselves; plain text, empty where nothing was said. */
  about: z.string(),
  /** The viewer is this person. */
  is_self: z.boolean(),
});
export type Instructor = z.infer<typeof instructor>;

export const instructorEndpoints = defineEndpoints({
  getInstructor: {
    summary: 'A teacher: who they are, what they teach, how it is rated',
    auth: 'optional',
    params: byId,
    reply: instructor,
  },
  listInstructorCourses: {
    summary: 'Published courses of a teacher, those that most people take first',
    auth: 'optional',
    params: byId,
    query: pageQuery,
    reply: paged(courseCard),
  },
  listPopularInstructors: {
    summary: 'Teachers whose courses most people take',
    auth: 'public',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
    reply: z.array(instructorCard),
  },
});

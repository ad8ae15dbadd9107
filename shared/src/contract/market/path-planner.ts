import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id, manyOf } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { courseCard } from '../teaching/course-card.ts';
import { MOST_PLANNED_SKILLS } from './path-planner-words.ts';

/** A published course that a plan may hold. */
export const plannableCourse = z.object({
  course: courseCard,
  /** The skills asked for that it teaches; none of one that only has to come before another. */
  skill_ids: z.array(id),
  /** Published courses that must be completed before it. */
  after: z.array(id),
});
export type PlannableCourse = z.infer<typeof plannableCourse>;

export const pathPlannerEndpoints = defineEndpoints({
  listPlannableCourses: {
    summary: 'Published courses that teach any of these skills, and all that must come before them',
    auth: 'optional',
    query: z.object({
      skills: manyOf(
        z
          .array(id)
          .min(1, rule('Choose at least one skill.'))
          .max(MOST_PLANNED_SKILLS, rule('Choose at most 8 skills.')),
      ),
    }),
    reply: z.object({
      courses: z.array(plannableCourse),
      /** There may be more that teach them: these are the cheapest, and the shortest of those. */
      is_cut: z.boolean(),
    }),
  },
});

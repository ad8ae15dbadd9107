import { z } from 'zod';
import { id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

export const MOST_PREREQUISITES = 5;

/** A course to be taken before this one. */
export const prerequisite = z.object({
  course_id: id,
  /** Until it is completed no lesson opens, but for previews; else it is advice. */
  must: z.boolean(),
});
export type Prerequisite = z.infer<typeof prerequisite>;

export const prerequisiteList = z.array(prerequisite).max(MOST_PREREQUISITES, rule('At most 5 courses.'));

/** As it is shown: of public courses alone, because nobody can be asked for another. */
export const namedPrerequisite = prerequisite.extend({ name: z.string(), slug: z.string() });
export type NamedPrerequisite = z.infer<typeof namedPrerequisite>;

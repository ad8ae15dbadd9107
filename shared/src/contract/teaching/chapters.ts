import { z } from 'zod';
import { rule } from '../kernel/rule.ts';

/** A part of a film or a recording, from its second to the next one's. */
export const chapter = z.object({
  /** Whole seconds from the beginning. */
  start_s: z.int(rule('A chapter begins at a whole second.')).min(0, rule('A chapter begins at a whole second.')),
  title: z
    .string()
    .trim()
    .min(1, rule('Name the chapter.'))
    .max(80, rule('A chapter’s name must be at most 80 characters.')),
});
export type Chapter = z.infer<typeof chapter>;
export const MOST_CHAPTERS = 100;

import { z } from 'zod';
import { rule, type RuleText } from '../kernel/rule.ts';

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

/** The rule that each chapter breaks among the others; `duration_s` 0: how long it plays is not known yet. */
export function misplacedChapters(
  chapters: readonly Pick<Chapter, 'start_s'>[],
  duration_s: number,
): (RuleText | undefined)[] {
  return chapters.map(({ start_s }, index) => {
    if (duration_s > 0 && start_s >= duration_s) return rule('A chapter begins before the end.');
    const isTaken = chapters.slice(0, index).some((other) => other.start_s === start_s);
    return isTaken ? rule('Two chapters cannot begin at the same second.') : undefined;
  });
}

/** As they are kept: by time, within the length, no two at once. */
export const chaptersWithin = (duration_s: number) =>
  z
    .array(chapter)
    .max(MOST_CHAPTERS, rule('At most 100 chapters.'))
    .superRefine((chapters, { addIssue }) => {
      for (const [index, message] of misplacedChapters(chapters, duration_s).entries()) {
        if (message) addIssue({ code: 'custom', message, path: [index, 'start_s'] });
      }
    })
    .transform((chapters) => chapters.toSorted((a, b) => a.start_s - b.start_s));

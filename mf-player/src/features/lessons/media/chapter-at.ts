import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';

/** The chapter that a second belongs to; before the first one there is none. */
export const chapterAt = (chapters: readonly Chapter[], second: number): Chapter | undefined =>
  chapters.findLast(({ start_s }) => start_s <= second);

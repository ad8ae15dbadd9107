/** A careful reader's pace over prose (Brysbaert 2019: 238 words a minute for non-fiction). */
const WORDS_A_MINUTE = 220;
/** Of a handout: an estimate, since its words are not read. */
const SECONDS_A_PAGE = 90;

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Seconds, at least 30 once there is anything to read. */
export function readingSeconds(markdown: string): number {
  const words = countWords(markdown);
  return words === 0 ? 0 : Math.max(30, Math.round((words / WORDS_A_MINUTE) * 60));
}

export const pagesSeconds = (pages: number | null): number => (pages ?? 0) * SECONDS_A_PAGE;

import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';

type Film = Extract<LessonContent, { kind: 'video' }>;

/** `saver` is the smallest there is; a number the height that one chose. */
export type Quality = 'auto' | 'saver' | number;

/** What a film can be played from: itself, or a smaller copy. */
export interface Source {
  url: string;
  type: string;
  /** Pixels; null where unknown. */
  height: number | null;
  bytes: number | null;
}

/** What is known when a film comes on stage. */
export interface Beginning {
  /** Height at which it is shown, in pixels of the screen; 0 where unknown. */
  pixels: number;
  /** Mbit/s; undefined where nothing was measured. */
  line: number | undefined;
}

/** The film comes first, its copies after it, the tallest first. */
export const sourcesOf = ({ rungs, ...film }: Film): Source[] => [
  { url: film.video_url, type: film.video_type, height: film.video_height, bytes: film.video_bytes },
  ...rungs.map((rung) => ({ ...rung, type: 'video/mp4' })),
];

/** Of what the line brings, a film may take so much; the page has other needs. */
const SHARE = 0.7;

/**
 * The place of the source to begin with by itself: the smallest that is as tall as the film is shown, and from there down to
 * the first that the line brings faster than it is watched. What is unknown keeps nobody from the film itself.
 */
export function beginningWith(sources: readonly Source[], seconds: number, { pixels, line }: Beginning): number {
  const isTallEnough = ({ height }: Source) => height === null || height >= pixels;
  const tallEnough = pixels === 0 ? 0 : Math.max(0, sources.findLastIndex(isTallEnough));
  const isFast = ({ bytes }: Source) =>
    line === undefined || bytes === null || (bytes * 8) / 1e6 / Math.max(1, seconds) <= line * SHARE;
  const first = sources.slice(tallEnough).findIndex(isFast);
  return first < 0 ? sources.length - 1 : tallEnough + first;
}

/** The source for a height that was chosen for all films: that one, else the next smaller, else the smallest. */
export function placeOfHeight(sources: readonly Source[], chosen: number): number {
  const found = sources.findIndex(({ height }) => height !== null && height <= chosen);
  return found < 0 ? sources.length - 1 : found;
}

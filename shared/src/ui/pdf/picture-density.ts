/** Safari draws nothing on a canvas of more than 16,777,216. */
const MOST_PIXELS = 16_000_000;
/** Nobody sees more of them. */
const HIGHEST_DENSITY = 2;

/** Pixels of a picture for each of this size's: as many as the screen has, as long as a browser can hold them all. */
export const densityOf = ({ width, height }: { width: number; height: number }, ofScreen: number): number =>
  Math.min(ofScreen, HIGHEST_DENSITY, Math.sqrt(MOST_PIXELS / (width * height)));

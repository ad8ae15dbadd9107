import type { PixelSize } from '@stoa/shared/files/crop-picture.ts';

/** How many times the least size is drawn at most: enough for a dense screen. */
const MOST_TIMES = 2;

/** How near one may go until fewer pixels are left than the picture must have; at most four times. */
export const mostZoom = ({ width, height }: PixelSize, least: PixelSize): number =>
  Math.min(4, Math.max(1, Math.min(width / least.width, height / least.height)));

/** No more pixels than there are, but for the last ones that rounding took, and in exactly the wanted shape. */
export function croppedSize({ width }: PixelSize, least: PixelSize): PixelSize {
  const times = Math.min(MOST_TIMES, Math.max(1, width / least.width));
  const height = Math.floor(least.height * times);
  return { width: Math.round((height * least.width) / least.height), height };
}

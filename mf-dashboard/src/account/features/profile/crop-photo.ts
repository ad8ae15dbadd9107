import { cropPicture, type Area, type PixelSize, type Turn } from '@stoa/shared/files/crop-picture.ts';
import { LEAST_PIXELS } from './read-photo.ts';

/** Pixels of a side of what is sent: enough for the largest place a photo is shown at, on a dense screen. */
const LARGEST_SIDE = 512;

/** How near one may go until fewer pixels are left than a photo must have; at most four times. */
export const mostZoom = ({ width, height }: PixelSize): number =>
  Math.min(4, Math.max(1, Math.min(width, height) / LEAST_PIXELS));

/** The side of what is drawn: no more pixels than there are, but for the last ones that rounding took. */
export const sideOf = ({ width }: Pick<Area, 'width'>): number =>
  Math.min(LARGEST_SIDE, Math.max(LEAST_PIXELS, Math.floor(width)));

/** The chosen square. */
export function cropPhoto(picture: ImageBitmap, area: Area, turn: Turn): Promise<Blob> {
  const side = sideOf(area);
  return cropPicture(picture, { area, turn, size: { width: side, height: side } });
}

import { LEAST_PIXELS } from './read-photo.ts';

/** Pixels of a side of what is sent: enough for the largest place a photo is shown at, on a dense screen. */
const LARGEST_SIDE = 512;
const QUALITY = 0.88;

interface Size {
  width: number;
  height: number;
}
/** In pixels of the picture as it stands after turning. */
export interface Area extends Size {
  x: number;
  y: number;
}
export type Turn = 0 | 90 | 180 | 270;

/** How near one may go until fewer pixels are left than a photo must have; at most four times. */
export const mostZoom = ({ width, height }: Size): number =>
  Math.min(4, Math.max(1, Math.min(width, height) / LEAST_PIXELS));

/** The side of what is drawn: no more pixels than there are, but for the last ones that rounding took. */
export const sideOf = ({ width }: Pick<Area, 'width'>): number =>
  Math.min(LARGEST_SIDE, Math.max(LEAST_PIXELS, Math.floor(width)));

/** Where the middle of the turned picture lies when the area begins at the canvas's corner. */
export function middleOf(picture: Size, area: Area, turn: Turn): { x: number; y: number } {
  const [width, height] = turn % 180 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  return { x: width / 2 - area.x, y: height / 2 - area.y };
}

/** The chosen square as WebP, or as JPEG where the browser cannot write that. */
export async function cropPhoto(picture: ImageBitmap, area: Area, turn: Turn): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sideOf(area);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / area.width;
  const { x, y } = middleOf(picture, area, turn);
  context.scale(scale, scale);
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const webp = await blobOf(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : required(await blobOf(canvas, 'image/jpeg'));
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

function required(blob: Blob | null): Blob {
  if (!blob) throw new Error('The photo could not be drawn.');
  return blob;
}

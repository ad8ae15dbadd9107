import type { Area, PixelSize } from '@stoa/shared/files/crop-picture.ts';
import { inkBounds } from './ink-bounds.ts';

export type MarkProblem = 'type' | 'large' | 'unreadable' | 'empty' | 'small';

/** What can be chosen; it is drawn anew before it is sent. */
export const markTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
const MOST_BYTES = 30 * 1024 ** 2;
/** Pixels. */
const most = { width: 900, height: 450 };
const least = { width: 120, height: 40 };

/** Cut out of its white edges, on white, as the JPEG that a certificate takes. */
export async function drawMark(file: File): Promise<File | { problem: MarkProblem }> {
  if (!(markTypes as readonly string[]).includes(file.type)) return { problem: 'type' };
  if (file.size > MOST_BYTES) return { problem: 'large' };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: 'unreadable' };
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  const seen = onWhite(picture, whole, shrunk(whole));
  const { width, height } = seen.canvas;
  const found = inkBounds(seen.getImageData(0, 0, width, height).data, width);
  if (!found) return { problem: 'empty' };
  const scale = picture.width / width;
  const area = { x: found.x * scale, y: found.y * scale, width: found.width * scale, height: found.height * scale };
  const size = shrunk(area);
  if (size.width < least.width || size.height < least.height) return { problem: 'small' };
  const drawn = onWhite(picture, area, size);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => drawn.canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) return { problem: 'unreadable' };
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}

/** No larger than a certificate shows it well. */
function shrunk({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function onWhite(picture: ImageBitmap, area: Area, size: PixelSize): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  return context;
}

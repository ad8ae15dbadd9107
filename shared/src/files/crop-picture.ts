const QUALITY = 0.88;

export interface PixelSize {
  width: number;
  height: number;
}
/** In pixels of the picture as it stands after turning. */
export interface Area extends PixelSize {
  x: number;
  y: number;
}
export type Turn = 0 | 90 | 180 | 270;

/** Where the middle of the turned picture lies when the area begins at the canvas's corner. */
export function middleOf(picture: PixelSize, area: Area, turn: Turn): { x: number; y: number } {
  const [width, height] = turn % 180 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  return { x: width / 2 - area.x, y: height / 2 - area.y };
}

/** The chosen part, drawn in this size, as WebP, or as JPEG where the browser cannot write that. */
export async function cropPicture(
  picture: ImageBitmap,
  { area, turn = 0, size }: { area: Area; turn?: Turn; size: PixelSize },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { x, y } = middleOf(picture, area, turn);
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const webp = await blobOf(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : required(await blobOf(canvas, 'image/jpeg'));
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

function required(blob: Blob | null): Blob {
  if (!blob) throw new Error('The picture could not be drawn.');
  return blob;
}

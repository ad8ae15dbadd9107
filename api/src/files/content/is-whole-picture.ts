import { isWholePng } from './is-whole-png.ts';
import type { Picture } from './measure-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

/** Whether what draws the picture is all there. A header alone says a size, and shows nothing. */
export async function isWholePicture(content: Buffer, picture: Picture): Promise<boolean> {
  if (picture.type === 'image/svg+xml') return true;
  if (picture.type === 'image/png') return isWholePng(content);
  return withoutMetadata(content, picture) !== undefined;
}

import { readFile, rename, writeFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { MAX_PIXELS, PHOTO_MINIMUM } from '../checkers/picture-bounds.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { measurePicture } from './measure-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

/** A person's picture: square, and rid of what a camera notes beside it, the place above all. Anyone may see it later. */
export async function checkPhoto(path: string): Promise<Found> {
  const content = await readFile(path);
  const picture = measurePicture(content);
  if (picture === undefined || picture.type === 'image/svg+xml') {
    return { rejected: rule('A photo must be a JPEG, PNG or WebP picture.') };
  }
  const { type, width, height } = picture;
  if (width < PHOTO_MINIMUM || height < PHOTO_MINIMUM)
    return { rejected: rule(`A photo must be at least ${PHOTO_MINIMUM} × ${PHOTO_MINIMUM} pixels.`) };
  if (width * height > MAX_PIXELS) return { rejected: rule('The picture has too many pixels.') };
  if (Math.abs(width - height) > 1) return { rejected: rule('A photo must be square.') };
  if (!(await isWholePicture(content, picture))) return { rejected: rule('The picture is damaged.') };
  const clean = withoutMetadata(content, picture);
  if (clean === undefined) return { rejected: rule('The picture is damaged.') };
  if (clean.length !== content.length) await replaceWhole(path, clean);
  return { type, width, height, bytes: clean.length };
}

/** All or nothing: a crash leaves the old bytes or the new ones. */
export async function replaceWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { flush: true });
  await rename(`${path}.part`, path);
}

import { readFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { bannerMinimum, MAX_PIXELS } from '../checkers/picture-bounds.ts';
import { replaceWhole } from './check-photo.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { measurePicture } from './measure-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

/** Of a learning path, for everyone to see: rid of what a camera notes beside it. */
export async function checkBanner(path: string): Promise<Found> {
  const content = await readFile(path);
  const picture = measurePicture(content);
  if (picture === undefined || picture.type === 'image/svg+xml') {
    return { rejected: rule('A banner must be a JPEG, PNG or WebP picture.') };
  }
  const { type, width, height } = picture;
  if (width < bannerMinimum.width || height < bannerMinimum.height) {
    return { rejected: rule(`Banner must be at least ${bannerMinimum.width} × ${bannerMinimum.height} pixels.`) };
  }
  if (width * height > MAX_PIXELS) return { rejected: rule('The picture has too many pixels.') };
  if (!(await isWholePicture(content, picture))) return { rejected: rule('The picture is damaged.') };
  const clean = withoutMetadata(content, picture);
  if (clean === undefined) return { rejected: rule('The picture is damaged.') };
  if (clean.length !== content.length) await replaceWhole(path, clean);
  return { type, width, height, bytes: clean.length };
}

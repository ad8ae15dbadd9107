import { readFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { markBounds } from '../checkers/picture-bounds.ts';
import { replaceWhole } from './check-photo.ts';
import { componentsOfJpeg } from './components-of-jpeg.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { measurePicture } from './measure-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

/**
 * A signature or a logo. A PDF takes a JPEG as it is, so none is decoded where certificates are drawn: here it is made sure
 * that it is what the PDF will say it is.
 */
export async function checkCertificateMark(path: string): Promise<Found> {
  const content = await readFile(path);
  const picture = measurePicture(content);
  if (picture?.type !== 'image/jpeg' || componentsOfJpeg(content) !== 3) {
    return { rejected: rule('A picture on certificates must be a JPEG in colours.') };
  }
  const { type, width, height } = picture;
  const { least, most } = markBounds;
  if (width < least.width || height < least.height || width > most || height > most) {
    return {
      rejected: rule('A picture on certificates must be at least 120 × 40 pixels, and at most 2000 × 2000.'),
    };
  }
  if (!(await isWholePicture(content, picture))) return { rejected: rule('The picture is damaged.') };
  const clean = withoutMetadata(content, picture);
  if (clean === undefined) return { rejected: rule('The picture is damaged.') };
  if (clean.length !== content.length) await replaceWhole(path, clean);
  return { type, width, height, bytes: clean.length };
}

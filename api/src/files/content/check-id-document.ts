import { readFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { checkPdf, isPdf } from './check-pdf.ts';
import { replaceWhole } from './check-photo.ts';
import { MAX_PIXELS } from '../checkers/picture-bounds.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { measurePicture } from './measure-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

/** A scan or a photograph; of the latter only what is seen on it is kept, not where it was taken. */
export async function checkIdDocument(path: string): Promise<Found> {
  if (await isPdf(path)) return checkPdf(path);
  const content = await readFile(path);
  const picture = measurePicture(content);
  if (picture?.type !== 'image/jpeg' && picture?.type !== 'image/png') {
    return { rejected: rule('An identity document must be a PDF, or a JPEG or PNG picture.') };
  }
  const { type, width, height } = picture;
  if (width * height > MAX_PIXELS) return { rejected: rule('The picture has too many pixels.') };
  if (!(await isWholePicture(content, picture))) return { rejected: rule('The picture is damaged.') };
  const clean = withoutMetadata(content, picture);
  if (clean === undefined) return { rejected: rule('The picture is damaged.') };
  if (clean.length !== content.length) await replaceWhole(path, clean);
  return { type, width, height, bytes: clean.length };
}

import type { QuestionOption } from '@stoa/shared/contract/teaching/questions.ts';
import { escapeXml } from './escape-xml.ts';

/** A picture as it lies in the package. */
export interface PackedPicture {
  path: string;
  bytes: Uint8Array;
}
/** By the ids of their files. */
export type PackedPictures = ReadonlyMap<string, PackedPicture>;

/** '' where there is none. */
export function pictureMarkup(
  { picture_file_id, picture_alt }: Pick<QuestionOption, 'picture_file_id' | 'picture_alt'>,
  pictures: PackedPictures,
): string {
  const picture = pictures.get(picture_file_id ?? '');
  return picture ? `<img src="${picture.path}" alt="${escapeXml(picture_alt)}"/>` : '';
}

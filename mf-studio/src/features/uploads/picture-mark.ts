import { pictureAddress } from '@stoa/shared/contract/teaching/text-pictures.ts';

export interface PictureWords {
  /** What is to be seen, for who does not see it; empty: it says nothing that the text does not. */
  alt: string;
  /** What stands below it. */
  caption: string;
}

/** A picture as a text names it. What is typed cannot end the mark. */
export function pictureMark(fileId: string, { alt, caption }: PictureWords): string {
  const title = oneLine(caption).replaceAll(/["\\]/g, String.raw`\$&`);
  return `![${oneLine(alt).replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${pictureAddress(fileId)}${title && ` "${title}"`})`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

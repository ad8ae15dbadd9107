import { imageSize } from 'image-size';

/** A picture of more pixels takes a reader's browser down, however few its bytes. */
export const MAX_PIXELS = 50_000_000;

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

export interface Picture {
  type: string;
  width: number;
  height: number;
  /** How it is to be turned, as EXIF counts: 1 (or nothing) is upright. */
  orientation: number;
}

/** What kind of picture the bytes are, and its size; undefined where they are none that a browser draws. */
export function measurePicture(content: Buffer): Picture | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content);
    const known = types[type ?? ''];
    return known === undefined ? undefined : { type: known, width, height, orientation };
  } catch {
    return undefined;
  }
}

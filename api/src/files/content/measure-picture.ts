import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { SVG } from 'image-size/types/svg';
import { WEBP } from 'image-size/types/webp';

export interface Picture {
  type: string;
  width: number;
  height: number;
  /** How it is to be turned, as EXIF counts: 1 (or nothing) is upright. */
  orientation: number;
}

/**
 * By their first bytes, and read by that kind's reader alone: the library's own guess would try two dozen kinds, and among
 * those there are readers that a file of a hundred bytes keeps busy for ever.
 */
const kinds: { type: string; begins: (head: string) => boolean; reader: typeof PNG }[] = [
  { type: 'image/jpeg', begins: (head) => head.startsWith('\xff\xd8\xff'), reader: JPG },
  { type: 'image/png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n'), reader: PNG },
  { type: 'image/webp', begins: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8), reader: WEBP },
  { type: 'image/svg+xml', begins: (head) => /^(?:\xef\xbb\xbf)?\s*</.test(head), reader: SVG },
];

/** What kind of picture the bytes are, and its size; undefined where they are none that a browser draws. */
export function measurePicture(content: Buffer): Picture | undefined {
  const head = content.toString('latin1', 0, 256);
  const kind = kinds.find(({ begins }) => begins(head));
  if (kind === undefined) return undefined;
  try {
    if (!kind.reader.validate(content)) return undefined;
    const { width, height, orientation = 1 } = kind.reader.calculate(content);
    return { type: kind.type, width, height, orientation };
  } catch {
    return undefined;
  }
}

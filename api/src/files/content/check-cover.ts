import { readFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { coverMinimum, MAX_PIXELS } from '../checkers/picture-bounds.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { measurePicture } from './measure-picture.ts';

export async function checkCover(path: string): Promise<Found> {
  const content = await readFile(path);
  const picture = measurePicture(content);
  if (picture === undefined) return { rejected: rule('A cover must be a JPEG, PNG, WebP or SVG picture.') };
  const { type, width, height } = picture;
  if (width < coverMinimum.width || height < coverMinimum.height) {
    return { rejected: rule(`Cover must be at least ${coverMinimum.width} × ${coverMinimum.height} pixels.`) };
  }
  if (width * height > MAX_PIXELS) return { rejected: rule('The picture has too many pixels.') };
  if (!(await isWholePicture(content, picture))) return { rejected: rule('The picture is damaged.') };
  if (type === 'image/svg+xml' && isActiveSvg(content.toString('utf8'))) {
    return { rejected: rule('The SVG picture has scripts, animations of links or parts from elsewhere. Remove them.') };
  }
  return { type, width: Math.round(width), height: Math.round(height) };
}

/**
 * Refuses instead of cleaning: scripts, handlers, foreign markup, entities, and anything fetched
 * from outside the file. Whatever slips through is still served under a sandbox.
 *
 * No pattern may have two runs of spaces side by side: with a quote between them that need not be there, a file full of
 * spaces would be tried in all the ways there are to share them out, and the server would stand still.
 */
function isActiveSvg(markup: string): boolean {
  return [
    /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener|set)\b/i,
    /<!\s*(?:doctype|entity)/i,
    /<\?xml-stylesheet/i,
    /[\s"'/]on[a-z]+\s*=/i,
    /(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg|webp);base64,)[^"'\s>]/i,
    /attributeName\s*=\s*(?:["']\s*)?(?:xlink:)?href/i,
    /(?:java|vb)script\s*:/i,
    /@import/i,
    /url\(\s*(?:["']\s*)?(?!#)[^)"'\s]/i,
  ].some((danger) => danger.test(markup));
}

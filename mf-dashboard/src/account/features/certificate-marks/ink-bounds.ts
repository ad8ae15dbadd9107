import type { Area } from '@stoa/shared/files/crop-picture.ts';

/** Of 255: what is lighter is paper, also where a camera saw it grey. */
const PAPER = 225;

/** Where something is drawn in a picture of RGBA bytes; undefined where all of it is paper. */
export function inkBounds(pixels: Uint8ClampedArray, width: number): Area | undefined {
  let [left, right, top, bottom] = [width, -1, Infinity, -1];
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) >= PAPER) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

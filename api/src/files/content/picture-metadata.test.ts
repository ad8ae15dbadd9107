import { expect, test } from '@jest/globals';
import { makeExif, makeJpeg, makePng, makeWebp } from '../../testing/make-pictures.ts';
import { measurePicture } from './measure-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

function clean(content: Buffer): Buffer | undefined {
  const picture = measurePicture(content);
  if (picture === undefined) throw new Error('No picture.');
  return withoutMetadata(content, picture);
}
const place = '36.8065 N 10.1815 E';

test('a JPEG loses its place, comments and what stands behind its end, and is otherwise what it was', () => {
  const bare = makeJpeg(200, 200);
  const noted = makeJpeg(200, 200, { exif: makeExif(1, place), comment: 'at home' });
  expect(noted.includes(place)).toBe(true);
  expect(clean(Buffer.concat([noted, Buffer.from('a second picture')]))).toEqual(bare);
  expect(clean(bare)).toEqual(bare);
});

test('a JPEG that is to be turned still is', () => {
  const kept = clean(makeJpeg(200, 200, { exif: makeExif(6, place) }))!;
  expect(kept.includes(place)).toBe(false);
  expect(measurePicture(kept)).toEqual({ type: 'image/jpeg', width: 200, height: 200, orientation: 6 });
});

test('a PNG keeps what draws it', () => {
  const bare = makePng(200, 200);
  const noted = makePng(200, 200, { eXIf: place, tEXt: `Comment\0${place}`, tIME: 'now', prVt: place });
  expect(clean(Buffer.concat([noted, Buffer.from(place)]))).toEqual(bare);
  const coloured = makePng(200, 200, { gAMA: '\0\0\x86\xa0' });
  expect(clean(coloured)).toEqual(coloured);
});

test('a WebP loses EXIF and XMP, and no longer announces them', () => {
  const noted = makeWebp(200, { exif: place, xmp: `<x>${place}</x>` });
  const kept = clean(noted)!;
  expect(kept.includes(place)).toBe(false);
  expect(kept.readUInt8(20) & 0x0c).toBe(0);
  expect(kept.readUInt32LE(4)).toBe(kept.length - 8);
  expect(measurePicture(kept)).toMatchObject({ type: 'image/webp', width: 200, height: 200 });
});

test('a picture that breaks off is none', () => {
  for (const whole of [makePng(200, 200), makeJpeg(200, 200), makeWebp(200, { exif: 'x', xmp: 'y' })]) {
    expect(clean(whole.subarray(0, whole.length - 3))).toBeUndefined();
  }
});

import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { fontsOnce, openFont } from './open-font.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/source-serif-4/package.json'));
const path = join(folder, 'files/source-serif-4-latin-400-normal.woff');

test('an unpacked font has the letters and outlines of the packed one', async () => {
  const [packed, unpacked] = [fontkit.create(await readFile(path)), fontkit.create(await openFont(path))];
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  const [one, other] = [packed, unpacked].map((font) => font.layout('Receipt, £12.50'));
  expect(other!.positions).toEqual(one!.positions);
  expect(other!.glyphs.map((glyph) => glyph.path.toSVG())).toEqual(one!.glyphs.map((glyph) => glyph.path.toSVG()));
});

test('it is unpacked and read once', async () => {
  expect(await openFont(path)).toBe(await openFont(path));
  expect(fontsOnce.create(await openFont(path))).toBe(fontsOnce.create(await openFont(path)));
});

test('what is no such font is refused', async () => {
  const place = await mkdtemp(join(tmpdir(), 'stoa-font-'));
  try {
    await writeFile(join(place, 'other.woff2'), 'wOF2 and more than the head of a file, as long as one would be');
    await expect(openFont(join(place, 'other.woff2'))).rejects.toThrow('This is no font in WOFF 1.0.');
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});

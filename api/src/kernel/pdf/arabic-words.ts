import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { PDFPage, RGB } from 'pdf-lib';

/** Arabic words and the spaces between them, as one piece. */
export const ARABIC = /(\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?)/u;

type ArabicFont = ReturnType<typeof fontkit.create>;
const fonts = new Map<string, Promise<ArabicFont>>();

/** Words as outlines, joined and running from right to left: what a font cut down for a PDF loses. */
export interface ShapedWords {
  width: (size: number) => number;
  draw: (page: PDFPage, at: { x: number; y: number; size: number; color: RGB }) => void;
}

export async function shapeArabic(text: string, fontPath: string): Promise<ShapedWords> {
  const font = await open(fontPath);
  const { glyphs, positions } = font.layout(text);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return {
    width: (size) => (width * size) / font.unitsPerEm,
    draw: (page, { x, y, size, color }) => {
      const scale = size / font.unitsPerEm;
      let pen = x;
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const path = upsideDown(glyph.path.toSVG());
        if (path) page.drawSvgPath(path, { x: pen + xOffset * scale, y: y + yOffset * scale, scale, color });
        pen += xAdvance * scale;
      }
    },
  };
}

function open(path: string): Promise<ArabicFont> {
  const known = fonts.get(path);
  if (known) return known;
  const font = readFile(path).then((bytes) => fontkit.create(bytes));
  fonts.set(path, font);
  return font;
}

/** Fonts count upwards, SVG downwards. */
const upsideDown = (path: string): string =>
  path.replaceAll(/([MLQC])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const flipped = numbers
      .trim()
      .split(/[ ,]+/)
      .map((number, index) => (index % 2 === 1 ? -Number(number) : Number(number)));
    return `${command}${flipped.join(' ')}`;
  });

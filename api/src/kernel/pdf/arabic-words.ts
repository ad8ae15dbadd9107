import type { PDFPage, RGB } from 'pdf-lib';
import { fontsOnce, openFont } from './open-font.ts';

/** Arabic words and the spaces between them, as one piece. */
export const ARABIC = /(\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?)/u;

/** Words as outlines, joined and running from right to left: what a font cut down for a PDF loses. */
export interface ShapedWords {
  width: (size: number) => number;
  draw: (page: PDFPage, at: { x: number; y: number; size: number; color: RGB }) => void;
}

export async function shapeArabic(text: string, fontPath: string): Promise<ShapedWords> {
  const font = fontsOnce.create(await openFont(fontPath));
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

/** Fonts count upwards, SVG downwards. */
const upsideDown = (path: string): string =>
  path.replaceAll(/([MLQC])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const flipped = numbers
      .trim()
      .split(/[ ,]+/)
      .map((number, index) => (index % 2 === 1 ? -Number(number) : Number(number)));
    return `${command}${flipped.join(' ')}`;
  });

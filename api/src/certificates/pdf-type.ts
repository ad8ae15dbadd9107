import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/source-serif-4/package.json')),
  'files',
);
/** The family comes in one file per script; a line of text is set with as many of them as it needs. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
export type Cut = '400-normal' | '400-italic' | '600-normal';
export interface TextStyle {
  cut: Cut;
  size: number;
  color: RGB;
  /** Extra space between letters, points. */
  tracking?: number;
}
interface Run {
  text: string;
  font: PDFFont;
}

/** Source Serif in a document: measures and draws lines of mixed scripts. */
export class PdfType {
  private document: PDFDocument;
  private fonts = new Map<string, Promise<PDFFont>>();

  constructor(document: PDFDocument) {
    this.document = document;
    document.registerFontkit(fontkit);
  }

  private font(script: string, cut: Cut): Promise<PDFFont> {
    const name = `source-serif-4-${script}-${cut}.woff`;
    const known = this.fonts.get(name);
    if (known) return known;
    const font = readFile(join(folder, name)).then((bytes) => this.document.embedFont(bytes, { subset: true }));
    this.fonts.set(name, font);
    return font;
  }

  /** Letters that no script of the family has are left out. */
  private async runs(text: string, cut: Cut): Promise<Run[]> {
    const runs: Run[] = [];
    for (const letter of text.normalize('NFC')) {
      const font = await this.fontFor(letter, cut);
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  private async fontFor(letter: string, cut: Cut): Promise<PDFFont | undefined> {
    for (const script of scripts) {
      const font = await this.font(script, cut);
      if (font.getCharacterSet().includes(letter.codePointAt(0) ?? 0)) return font;
    }
    return undefined;
  }

  async width(text: string, { cut, size, tracking = 0 }: TextStyle): Promise<number> {
    const runs = await this.runs(text, cut);
    const letters = runs.reduce((count, run) => count + run.text.length, 0);
    return runs.reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0) + tracking * (letters - 1);
  }

  /** The largest style up to the one given in which the text fits the width. */
  async fitted(text: string, style: TextStyle, width: number): Promise<TextStyle> {
    const natural = await this.width(text, style);
    return natural <= width ? style : { ...style, size: (style.size * width) / natural };
  }

  async draw(page: PDFPage, text: string, { x, y, style }: { x: number; y: number; style: TextStyle }): Promise<void> {
    let at = x;
    for (const { text: run, font } of await this.runs(text, style.cut)) {
      for (const part of style.tracking ? run : [run]) {
        page.drawText(part, { x: at, y, size: style.size, font, color: style.color });
        at += font.widthOfTextAtSize(part, style.size) + (style.tracking ?? 0);
      }
    }
  }

  async drawCentred(page: PDFPage, text: string, { y, style }: { y: number; style: TextStyle }): Promise<void> {
    await this.draw(page, text, { x: (page.getWidth() - (await this.width(text, style))) / 2, y, style });
  }

  /** Breaks at spaces into lines no wider than `width`. */
  async lines(text: string, style: TextStyle, width: number): Promise<string[]> {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && (await this.width(longer, style)) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

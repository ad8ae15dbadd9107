import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib';
import { ARABIC, shapeArabic, type ShapedWords } from './arabic-words.ts';
import { fontsOnce, openFont } from './open-font.ts';

const require = createRequire(import.meta.url);
const folderOf = (family: string): string =>
  join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
const serif = folderOf('source-serif-4');
const naskh = folderOf('noto-naskh-arabic');
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
interface Letters {
  text: string;
  font: PDFFont;
}
type Run = Letters | ShapedWords;

/** Source Serif, and Noto Naskh for Arabic, in a document: measures and draws lines of mixed scripts. */
export class PdfType {
  private document: PDFDocument;
  private fonts = new Map<string, Promise<PDFFont>>();
  /** Cut and letter → the font that has it; a text asks for the same few letters thousands of times. */
  private fontsOfLetters = new Map<string, PDFFont | undefined>();

  constructor(document: PDFDocument) {
    this.document = document;
    document.registerFontkit(fontsOnce);
  }

  private font(script: string, cut: Cut): Promise<PDFFont> {
    const path = join(serif, `source-serif-4-${script}-${cut}.woff`);
    const known = this.fonts.get(path);
    if (known) return known;
    const font = openFont(path).then((bytes) => this.document.embedFont(bytes, { subset: true }));
    this.fonts.set(path, font);
    return font;
  }

  private async runs(text: string, cut: Cut): Promise<Run[]> {
    const runs: Run[] = [];
    for (const [index, piece] of text.normalize('NFC').split(ARABIC).entries()) {
      const isArabic = index % 2 === 1;
      const arabicFont = join(naskh, `noto-naskh-arabic-arabic-${cut.slice(0, 3)}-normal.woff`);
      if (isArabic) runs.push(await shapeArabic(piece, arabicFont));
      else runs.push(...(await this.letters(piece, cut)));
    }
    return runs;
  }

  /** Letters that none of the fonts has are left out. */
  private async letters(text: string, cut: Cut): Promise<Letters[]> {
    const runs: Letters[] = [];
    for (const letter of text) {
      const font = await this.fontFor(letter, cut);
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  private async fontFor(letter: string, cut: Cut): Promise<PDFFont | undefined> {
    const wanted = `${cut} ${letter}`;
    if (!this.fontsOfLetters.has(wanted)) this.fontsOfLetters.set(wanted, await this.findFont(letter, cut));
    return this.fontsOfLetters.get(wanted);
  }

  private async findFont(letter: string, cut: Cut): Promise<PDFFont | undefined> {
    for (const script of scripts) {
      const font = await this.font(script, cut);
      if (font.getCharacterSet().includes(letter.codePointAt(0) ?? 0)) return font;
    }
    return undefined;
  }

  async width(text: string, { cut, size, tracking = 0 }: TextStyle): Promise<number> {
    const runs = await this.runs(text, cut);
    const gaps = runs.reduce((count, run) => count + ('text' in run ? run.text.length : 1), 0) - 1;
    const widths = runs.map((run) => ('text' in run ? run.font.widthOfTextAtSize(run.text, size) : run.width(size)));
    return widths.reduce((sum, width) => sum + width, 0) + tracking * Math.max(0, gaps);
  }

  /** The largest style up to the one given in which the text fits the width. */
  async fitted(text: string, style: TextStyle, width: number): Promise<TextStyle> {
    const natural = await this.width(text, style);
    return natural <= width ? style : { ...style, size: (style.size * width) / natural };
  }

  async draw(page: PDFPage, text: string, { x, y, style }: { x: number; y: number; style: TextStyle }): Promise<void> {
    const { cut, size, color, tracking = 0 } = style;
    // A page takes some hundredths of a second, in which calls would wait: between its lines they are answered.
    await setImmediate();
    let at = x;
    for (const run of await this.runs(text, cut)) {
      if (!('text' in run)) {
        run.draw(page, { x: at, y, size, color });
        at += run.width(size) + tracking;
        continue;
      }
      for (const part of tracking > 0 ? run.text : [run.text]) {
        page.drawText(part, { x: at, y, size, font: run.font, color });
        at += run.font.widthOfTextAtSize(part, size) + tracking;
      }
    }
  }

  async drawCentred(page: PDFPage, text: string, { y, style }: { y: number; style: TextStyle }): Promise<void> {
    await this.draw(page, text, { x: (page.getWidth() - (await this.width(text, style))) / 2, y, style });
  }

  /** Breaks at spaces, never at those that do not break, into lines no wider than `width`. */
  async lines(text: string, style: TextStyle, width: number): Promise<string[]> {
    const lines: string[] = [];
    for (const word of text.split(/[^\S\u00a0\u202f]+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && (await this.width(longer, style)) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

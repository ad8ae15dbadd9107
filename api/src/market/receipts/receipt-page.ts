import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { PdfType, type TextStyle } from '../../kernel/pdf/pdf-type.ts';

/** A4, points. */
const PAGE = { width: 595.28, height: 841.89 };
export const LEFT = 56;
export const RIGHT = PAGE.width - 56;
/** What stands lower is the foot's. */
const BOTTOM = 84;

const ink = rgb(0.082, 0.145, 0.169);
const soft = rgb(0.271, 0.322, 0.341);
const aegean = rgb(0.043, 0.341, 0.404);
const stone = rgb(0.859, 0.847, 0.808);

export const body: TextStyle = { cut: '400-normal', size: 10.5, color: ink };
export const strong: TextStyle = { cut: '600-normal', size: 10.5, color: ink };
export const faint: TextStyle = { cut: '400-normal', size: 9, color: soft };
export const label: TextStyle = { cut: '600-normal', size: 8.5, color: aegean, tracking: 0.4 };
export const heading: TextStyle = { cut: '600-normal', size: 24, color: aegean };
const LEADING = 14;

/** Pages that are written from above to below; what does not fit goes on the next one. */
export class ReceiptPage {
  readonly type: PdfType;
  y = PAGE.height - 76;
  private document: PDFDocument;
  private page: PDFPage;

  constructor(document: PDFDocument) {
    this.document = document;
    this.type = new PdfType(document);
    this.page = document.addPage([PAGE.width, PAGE.height]);
  }

  /** Begins a new page where less is left than so many points. */
  need(points: number): void {
    if (this.y - points >= BOTTOM) return;
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - 76;
  }

  down(points: number): void {
    this.y -= points;
  }

  rule(): void {
    this.page.drawRectangle({ x: LEFT, y: this.y, width: RIGHT - LEFT, height: 0.8, color: stone });
  }

  text(text: string, x: number, style: TextStyle, lower = 0): Promise<void> {
    return this.type.draw(this.page, text, { x, y: this.y - lower, style });
  }

  /** Ends at `x`, as columns of numbers do; smaller where it is wider than its column. */
  async textTo(text: string, x: number, style: TextStyle, width = RIGHT - LEFT): Promise<void> {
    const fitted = await this.type.fitted(text, style, width);
    await this.text(text, x - (await this.type.width(text, fitted)), fitted);
  }

  /** Broken into lines; gives how many points they take. */
  async block(texts: readonly string[], at: { x: number; width: number }, style: TextStyle): Promise<number> {
    let lower = 0;
    for (const text of texts) {
      for (const line of await this.lines(text, style, at.width)) {
        await this.text(line, at.x, style, lower);
        lower += LEADING;
      }
    }
    return lower;
  }

  /** Of a word that is wider than its column, too. */
  private async lines(text: string, style: TextStyle, width: number): Promise<string[]> {
    const lines: string[] = [];
    for (const line of await this.type.lines(text, style, width))
      lines.push(...(await this.pieces(line, style, width)));
    return lines;
  }

  private async pieces(line: string, style: TextStyle, width: number): Promise<string[]> {
    if ((await this.type.width(line, style)) <= width) return [line];
    const pieces = [''];
    for (const letter of line) {
      const longer = `${pieces.at(-1)}${letter}`;
      if ((await this.type.width(longer, style)) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  /** How high a text of this width becomes, points. */
  async heightOf(text: string, style: TextStyle, width: number): Promise<number> {
    return (await this.lines(text, style, width)).length * LEADING;
  }

  /** On each page, once all are there. */
  async feet(words: (page: number, pages: number) => { left: string; right: string }): Promise<void> {
    const pages = this.document.getPages();
    for (const [at, page] of pages.entries()) {
      const { left, right } = words(at + 1, pages.length);
      const width = await this.type.width(right, faint);
      await this.type.draw(page, left, { x: LEFT, y: 48, style: faint });
      await this.type.draw(page, right, { x: RIGHT - width, y: 48, style: faint });
    }
  }
}

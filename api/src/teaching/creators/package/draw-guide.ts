import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { PdfType, type TextStyle } from '../../../kernel/pdf/pdf-type.ts';
import type { Guide } from './guide.ts';
import type { PackageText } from './package-texts.ts';

/** A4 portrait, points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 72;
const WIDTH = PAGE.width - 2 * MARGIN;
const LEADING = 1.45;

const ink = rgb(0.082, 0.145, 0.169);
const soft = rgb(0.271, 0.322, 0.341);
const aegean = rgb(0.043, 0.341, 0.404);
const ochre = rgb(0.722, 0.525, 0.231);

const title: TextStyle = { cut: '600-normal', size: 28, color: aegean };
const heading: TextStyle = { cut: '600-normal', size: 15, color: aegean };
const body: TextStyle = { cut: '400-normal', size: 11, color: ink };
const lead: TextStyle = { cut: '400-italic', size: 12.5, color: soft };
const foot: TextStyle = { cut: '400-normal', size: 9, color: soft };

/** The guide to be printed; the same every time, so that its bytes are. */
export async function drawGuide(guide: Guide, locale: Locale, text: PackageText): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(guide.title);
  document.setAuthor('Stoa');
  document.setLanguage(locale);
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const column = new Column(document);
  await column.write(guide.title, title, { after: 16 });
  column.rule();
  await column.write(guide.intro, lead, { after: 18 });
  for (const section of guide.sections) {
    // A heading never stands alone at the foot of a page.
    column.need(110);
    await column.write(section.title, heading, { after: 5 });
    await column.write(section.text, body, { after: 6 });
    for (const point of section.points) await column.write(point, body, { after: 3, bullet: true });
    column.space(14);
  }
  await column.number(text);
  return document.save();
}

/** One column of text over as many pages as it takes. */
class Column {
  private document: PDFDocument;
  private type: PdfType;
  private page: PDFPage;
  private y = PAGE.height - MARGIN;

  constructor(document: PDFDocument) {
    this.document = document;
    this.type = new PdfType(document);
    this.page = document.addPage([PAGE.width, PAGE.height]);
  }

  need(height: number): void {
    if (this.y - height >= MARGIN) return;
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - MARGIN;
  }

  space(height: number): void {
    this.y -= height;
  }

  rule(): void {
    this.page.drawRectangle({ x: MARGIN, y: this.y, width: 48, height: 1.6, color: ochre });
    this.space(22);
  }

  async write(words: string, style: TextStyle, { after, bullet = false }: { after: number; bullet?: boolean }) {
    const indent = bullet ? 16 : 0;
    const height = style.size * LEADING;
    const lines = await this.type.lines(words, style, WIDTH - indent);
    this.need(height * lines.length);
    for (const [index, line] of lines.entries()) {
      this.space(height);
      if (bullet && index === 0) this.page.drawCircle({ x: MARGIN + 5, y: this.y + 3.6, size: 1.7, color: ochre });
      await this.type.draw(this.page, line, { x: MARGIN + indent, y: this.y, style });
    }
    this.space(after);
  }

  async number(text: PackageText): Promise<void> {
    const pages = this.document.getPages();
    for (const [index, page] of pages.entries()) {
      const words = text('guide.page_of', { page: index + 1, pages: pages.length });
      await this.type.drawCentred(page, words, { y: 40, style: foot });
    }
  }
}

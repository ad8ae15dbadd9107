import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { readProperty } from './read-property.ts';
import { pageOf } from './pdf-outline.ts';

/** A place of a page that leads to another page, or out of the document. */
export interface PdfLink {
  target: { page: number } | { url: string };
  /** The words that it lies over; empty where it lies over a picture. */
  words: string;
  /** Of the page's width and height, percent, from its upper left corner. */
  box: { left: number; top: number; width: number; height: number };
}

export async function readLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfLink[]> {
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' });
  const links = await Promise.all(
    annotations.map(async (annotation) => {
      const box = boxOf(page, readProperty(annotation, 'rect'));
      const target = await targetOf(pdf, annotation);
      const words = readProperty(annotation, 'overlaidText');
      return box && target ? [{ box, target, words: typeof words === 'string' ? words.trim() : '' }] : [];
    }),
  );
  return links.flat();
}

/** pdf.js gives an address only where its scheme is one of the web, of mail or of telephones. */
async function targetOf(pdf: PDFDocumentProxy, annotation: unknown): Promise<PdfLink['target'] | undefined> {
  const url = readProperty(annotation, 'url');
  if (typeof url === 'string') return { url };
  const page = await pageOf(pdf, readProperty(annotation, 'dest'));
  return page === undefined ? undefined : { page };
}

const isNumbers = (given: unknown): given is number[] =>
  Array.isArray(given) && given.every((one) => typeof one === 'number');

function boxOf(page: PDFPageProxy, rect: unknown): PdfLink['box'] | undefined {
  if (!isNumbers(rect)) return undefined;
  const viewport = page.getViewport({ scale: 1 });
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [left, top] = viewport.convertToViewportPoint(x1, y1);
  const [right, bottom] = viewport.convertToViewportPoint(x2, y2);
  const percent = (part: number, whole: number): number => (100 * part) / whole;
  return {
    left: percent(Math.min(left, right), viewport.width),
    top: percent(Math.min(top, bottom), viewport.height),
    width: percent(Math.abs(right - left), viewport.width),
    height: percent(Math.abs(bottom - top), viewport.height),
  };
}

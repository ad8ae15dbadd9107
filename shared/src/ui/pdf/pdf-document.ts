import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { readLinks, type PdfLink } from './pdf-links.ts';
import { densityOf } from './picture-density.ts';
import { readOutline, type OutlineEntry } from './pdf-outline.ts';

// A worker of our own origin: the page's policy allows no other.
GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
  type: 'module',
});

/**
 * What reads scanned pages: fax (CCITT, JBIG2) and JPEG 2000. pdf.js asks for them by their names in one folder. Those
 * written in JavaScript: the page's policy allows no WebAssembly.
 */
const decoders = {
  fax: new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
  jpeg2000: new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
};

/** A piece of a page's text as the file has it: a line, or less than one. */
export interface PdfRun {
  text: string;
  endsLine: boolean;
}

export interface DrawnPage {
  page: number;
  canvas: HTMLCanvasElement;
  /** The text, to lie over the drawing. */
  text: HTMLElement;
  /** An element of `text` for each run that `readText` gives, in its order. */
  runs: HTMLElement[];
  links: PdfLink[];
}

export interface OpenedPdf {
  pages: number;
  /** Draws one page at this width (CSS pixels), unless it is called off before it is done. */
  draw(page: number, width: number, signal: AbortSignal): Promise<DrawnPage>;
  readText(page: number): Promise<PdfRun[]>;
  /** The file's own bookmarks; empty where it has none. */
  readOutline(): Promise<OutlineEntry[]>;
  close(): void;
}

/** @throws when the file can't be had or is no PDF. */
export async function openPdf(url: string): Promise<OpenedPdf> {
  const loading = getDocument({ url, useWasm: false, wasmUrl: new URL('.', decoders.fax).href });
  const pdf = await loading.promise;
  return {
    pages: pdf.numPages,
    draw: async (page, width, signal) => drawPage(pdf, await pdf.getPage(page), { width, signal }),
    readText: async (page) => readRuns(await readContent(await pdf.getPage(page))),
    readOutline: () => readOutline(pdf),
    close: () => void loading.destroy(),
  };
}

const readContent = (page: PDFPageProxy) => page.getTextContent();

const readRuns = ({ items }: Awaited<ReturnType<typeof readContent>>): PdfRun[] =>
  items.flatMap((run) => ('str' in run ? [{ text: run.str, endsLine: run.hasEOL }] : []));

interface Drawing {
  width: number;
  signal: AbortSignal;
}

async function drawPage(pdf: PDFDocumentProxy, page: PDFPageProxy, { width, signal }: Drawing): Promise<DrawnPage> {
  signal.throwIfAborted();
  const scale = width / page.getViewport({ scale: 1 }).width;
  const [canvas, { text, runs }, links] = await Promise.all([
    drawPicture(page, scale, signal),
    layText(page, scale),
    readLinks(pdf, page),
  ]);
  return { page: page.pageNumber, canvas, text, runs, links };
}

async function drawPicture(page: PDFPageProxy, scale: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const density = densityOf(page.getViewport({ scale }), window.devicePixelRatio || 1);
  const viewport = page.getViewport({ scale: scale * density });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  await task.promise.finally(() => signal.removeEventListener('abort', cancel));
  return canvas;
}

async function layText(page: PDFPageProxy, scale: number): Promise<Pick<DrawnPage, 'text' | 'runs'>> {
  const text = document.createElement('div');
  text.style.setProperty('--total-scale-factor', String(scale * page.userUnit));
  const layer = new TextLayer({
    textContentSource: await readContent(page),
    container: text,
    viewport: page.getViewport({ scale }),
  });
  await layer.render();
  return { text, runs: layer.textDivs };
}

import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';

// A worker of our own origin: the page's policy allows no other.
GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
  type: 'module',
});

export interface OpenedPdf {
  pages: number;
  /** Draws one page into the canvas at this width (CSS pixels); resolves with its text, for those who can't see it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<string>;
  close(): void;
}

/** @throws when the file can't be had or is no PDF. */
export async function openPdf(url: string): Promise<OpenedPdf> {
  const loading = getDocument({ url });
  const pdf = await loading.promise;
  return {
    pages: pdf.numPages,
    draw: (page, canvas, width) => drawPage(pdf, page, canvas, width),
    close: () => void loading.destroy(),
  };
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<string> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const viewport = page.getViewport({ scale: (width / natural.width) * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((run) => ('str' in run ? run.str : '')).join(' ');
}

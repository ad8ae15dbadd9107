import type { OpenedPdf, PdfRun } from '@stoa/shared/ui/pdf/pdf-document.ts';
import type { PdfMatch } from '@stoa/shared/ui/pdf/pdf-marks.ts';
import { findInRuns } from './find-in-runs.ts';

/** Of a whole document. */
export interface Found extends PdfMatch {
  page: number;
}

/** The places of each page, the first page's first. */
export type FoundByPage = readonly (readonly Found[])[];

/** Nobody goes through more; a search that has so many ends. */
const MOST_FOUND = 1_000;
/** What is found goes to the screen no more often, and the page may do something else in between. */
const BATCH_MS = 100;

type ReadText = OpenedPdf['readText'];

/** A page's text is had once, whatever is looked for in it. */
export function createTextReader(opened: OpenedPdf): ReadText {
  const texts = new Map<number, PdfRun[]>();
  return async (page) => {
    const text = texts.get(page) ?? (await opened.readText(page));
    texts.set(page, text);
    return text;
  };
}

interface Search {
  words: string;
  from: number;
  pages: number;
  readText: ReadText;
  signal: AbortSignal;
  /** All that was found so far: at the first place, then in batches, and at the end, come as it may. */
  onFound(found: FoundByPage): void;
}

/**
 * Goes page by page from this one, around the end.
 *
 * @throws when a page cannot be had, or the signal aborts.
 */
export async function lookThrough({ words, from, pages, readText, signal, onFound }: Search): Promise<'done' | 'full'> {
  const found = Array.from({ length: pages }, (): Found[] => []);
  let count = 0;
  let since = performance.now();
  try {
    for (const page of pagesFrom(from, pages)) {
      const matches = findInRuns(await readText(page), words).slice(0, MOST_FOUND - count);
      signal.throwIfAborted();
      found[page - 1] = matches.map((match) => ({ ...match, page }));
      const isFirst = count === 0 && matches.length > 0;
      count += matches.length;
      if (count === MOST_FOUND) return 'full';
      if (!isFirst && performance.now() - since < BATCH_MS) continue;
      onFound([...found]);
      await pause();
      since = performance.now();
    }
    return 'done';
  } finally {
    onFound([...found]);
  }
}

const pause = () => new Promise((resume) => setTimeout(resume));

const pagesFrom = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, index) => ((page - 1 + index) % pages) + 1);

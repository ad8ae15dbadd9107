import type { Page } from 'playwright';

/** Longer than any screen may take to come; then its code never lets go of the page. */
const SILENT_MS = 25_000;

/** Nothing more can be learned of this page, nor of another one with the same code. */
export class PageLost extends Error {
  override name = 'PageLost';
}

/** Asks what runs in the page (page/probe.js). @throws PageLost when it does not answer */
export const ask = <T>(page: Page, what: string): Promise<T> => inTime(page.evaluate<T>(`stoaProbe.${what}`));

/** @throws PageLost when the page lets it wait */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLost(`it says nothing for ${SILENT_MS / 1000} seconds.`)), SILENT_MS);
  });
  // It may fail long after nobody waits for it any more.
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

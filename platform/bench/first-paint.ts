import { join } from 'node:path';
import type { Page } from 'playwright';

/** Before the page is opened. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-headings.js') });
}

/** The remote's paint: when the text of its heading first stood on the screen. */
export const firstPaint = (page: Page): Promise<{ at: number; wallTime: number }> =>
  answerOf(page, 'window.stoaPaints.first()');

export const clickToPaint = async (page: Page): Promise<number> =>
  (await answerOf<{ took: number }>(page, 'window.stoaPaints.afterClick()')).took;

/** Asks now and then; asking with every frame would take part of the time that is measured. */
async function answerOf<T>(page: Page, question: string): Promise<T> {
  const found = await page.waitForFunction(question, undefined, { timeout: 60_000, polling: 100 });
  return (await found.jsonValue()) as T;
}

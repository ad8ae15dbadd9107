import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';

/** Before the page is opened. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-headings.js') });
}

/** The remote's paint: when the text of its heading first stood on the screen. */
export const firstPaint = (cdp: CDPSession): Promise<{ at: number; wallTime: number }> =>
  answerOf(cdp, 'window.stoaPaints?.first()');

export const clickToPaint = async (cdp: CDPSession): Promise<number> =>
  (await answerOf<{ took: number }>(cdp, 'window.stoaPaints?.afterClick()')).took;

/**
 * Asks now and then, and first when what is measured is over in all likelihood: each question takes some of its time. Past
 * Playwright, because the page's policy forbids the `eval` that it would ask by.
 */
export async function answerOf<T>(cdp: CDPSession, question: string): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { result } = await cdp.send('Runtime.evaluate', { expression: question, returnByValue: true });
    if (result.value) return result.value as T;
  }
  throw new Error(`The page did not answer within a minute: ${question}`);
}

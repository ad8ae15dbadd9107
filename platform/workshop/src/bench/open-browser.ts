import type { Browser, BrowserContext, Page } from 'playwright';
import { openChromium } from '@stoa/toolchain/browser/open-chromium.ts';
import { findBrowser } from '../start/find-browser.ts';

export const openBrowser = async (): Promise<Browser> =>
  openChromium({ executablePath: await findBrowser((line) => console.error(line)) });

/** A page in a context of its own, with nothing in its cache; closed at the end. */
export async function inFreshPage<T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { findBrowser } from '../start/find-browser.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser((line) => console.error(line));
  return chromium.launch({ executablePath, args });
}

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

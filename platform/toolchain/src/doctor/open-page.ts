import type { Browser, Page } from 'playwright';

/** The doctor's page, ready to load the remote. @throws when it does not start, which is no fault of the remote */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  const errors: string[] = [];
  const listen = (error: Error) => void errors.push(error.message);
  page.on('pageerror', listen);
  await page.goto(url);
  page.off('pageerror', listen);
  if (await page.evaluate<boolean>('"stoaDoctor" in window')) return page;
  await page.close();
  throw new Error(`The doctor's own page does not start. ${errors.join(' ')}`.trim());
}

import type { Browser } from 'playwright';
import { auditPage, axeScript, type Violation } from '../browser/audit-page.ts';
import { openPage } from './open-page.ts';

/** What axe-core finds on the screen. In a page of its own, for axe leaves traces. */
export async function auditRoute(browser: Browser, url: string, route: string): Promise<Violation[]> {
  const page = await openPage(browser, url);
  try {
    await page.evaluate('stoaDoctor.load()');
    await page.evaluate(`stoaDoctor.mount(${JSON.stringify(route)})`);
    await page.evaluate('stoaDoctor.settle()');
    await page.addScriptTag({ path: axeScript });
    return await auditPage((expression) => page.evaluate(expression), '#remote');
  } finally {
    await page.close();
  }
}

import type { Page } from 'playwright';
import type { Budget } from './budgets.ts';
import { median } from './statistics.ts';
import { clickToPaint, firstPaint, watchHeadings } from './first-paint.ts';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { inFreshPage } from './open-browser.ts';
import { signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

const RUNS = 10;
/** How long a hand rests on a link, at the least, before it presses. */
const REST_MS = 100;
/** Screens of three remotes; each has links to the others. */
const screens = ['/home', '/marketplace', '/course/create'] as const;
const after = (run: number): string => screens[run % screens.length] ?? screens[0];

/** By the links that a visitor sees, from remote to remote. */
export async function measureNavigation(stage: Stage): Promise<Budget[]> {
  const { url } = await stage.product();
  stage.say('navigation: from remote to remote by their links');
  return inFreshPage(await stage.browser(), async (page, context) => {
    await signIn(context, url, 'teacher');
    const log = await logNetwork(page);
    await watchHeadings(page);
    for (const screen of screens) await open(page, log, url + screen);
    const fromCache: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await open(page, log, url + after(run));
      fromCache.push(await follow(page, log, after(run + 1)));
    }
    const inPage: number[] = [];
    for (const screen of screens) await follow(page, log, screen);
    for (let run = 0; run < RUNS; run += 1) inPage.push(await follow(page, log, after(run)));
    return [
      budget('to another remote, code in the browser’s cache', fromCache),
      budget('to another remote, code in the page', inPage),
    ];
  });
}

/** Opens a screen and moves the pointer once, as whoever is about to click has done: the site waits for that sign. */
async function open(page: Page, log: NetworkLog, url: string): Promise<void> {
  await page.goto(url);
  await firstPaint(log.cdp);
  await page.mouse.move(400, 400);
  await page.mouse.move(420, 420);
  await log.quiet(500);
}

async function follow(page: Page, log: NetworkLog, path: string): Promise<number> {
  if (new URL(page.url()).pathname === path) return NaN;
  const link = await page.locator(`a[href="${path}"]:visible`).first().boundingBox();
  if (!link) throw new Error(`No link to ${path} is in sight.`);
  const middle = [link.x + link.width / 2, link.y + link.height / 2] as const;
  // The mouse alone: a click on a locator asks the page about itself meanwhile.
  await page.mouse.move(...middle);
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(...middle);
  const took = await clickToPaint(log.cdp);
  await log.quiet(500);
  return took;
}

const budget = (what: string, times: number[]): Budget => ({
  part: 'navigation',
  what,
  measured: median(times),
  unit: 'ms',
  limit: { atMost: 100 },
  detail: `click to painted heading, median of ${times.length}: ${times.map((time) => time.toFixed(0)).join(', ')}`,
});

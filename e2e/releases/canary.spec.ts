import type { Browser, BrowserContext } from 'playwright/test';
import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import { VISIT_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import {
  CATALOGUE,
  COURSES,
  expectHeading,
  expectSamePage,
  goToAbout,
  goToCourses,
  mark,
  NEW_WORDS,
  newWords,
  OLD_WORDS,
  untilHeard,
} from './catalogue.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Enough that of so many visitors at 50 %, all are alike once in ten million runs. */
const MOST_VISITORS = 24;

const visitIn = async (page: Page): Promise<Visit> =>
  JSON.parse((await page.locator(`#${VISIT_ELEMENT_ID}`).textContent()) ?? '') as Visit;

interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** One visitor who has the canary and one who has not. */
async function twoVisitors(
  browser: Browser,
  baseURL: string,
  canary: string,
): Promise<Record<'with' | 'without', Visitor>> {
  const found: Partial<Record<'with' | 'without', Visitor>> = {};
  for (let count = 0; count < MOST_VISITORS && !(found.with && found.without); count += 1) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto(COURSES);
    const kind = (await visitIn(page)).canaries.includes(canary) ? 'with' : 'without';
    if (found[kind]) await context.close();
    else found[kind] = { context, page };
  }
  expect(Object.keys(found), 'visitors of both kinds').toHaveLength(2);
  return found as Record<'with' | 'without', Visitor>;
}

test('a canary goes to a part of the visitors, stays with them, and grows without taking it from anyone', async ({
  site,
  browser,
}) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('canary', id, '--weight', '50', '--why', 'half of them');
  const visitors = await twoVisitors(browser, site.url, id);
  const { page: chosen, context } = visitors.with;
  const { page: other } = visitors.without;

  await test.step('each page is drawn by the version that its visit names', async () => {
    await expectHeading(chosen, NEW_WORDS);
    await expectHeading(other, OLD_WORDS);
    expect((await visitIn(other)).canaries).toEqual([]);
  });
  await test.step('every gateway, and every page of a visitor, chooses the same', async () => {
    for (const gateway of site.urls) {
      const page = await context.newPage();
      await page.goto(gateway + COURSES);
      await expectHeading(page, NEW_WORDS);
      await page.close();
    }
  });
  await test.step('with more weight, who had it keeps it; a tab without it stays whole until it comes anew', async () => {
    await chosen.bringToFront();
    const heardBy = (page: Page) => page.bringToFront().then(() => untilHeard(page));
    await mark(other);
    const heard = heardBy(other);
    await site.stoa('canary', id, '--weight', '100', '--why', 'all of them', '--yes');
    await heard;
    await expectHeading(other, OLD_WORDS);
    await goToAbout(other);
    await goToCourses(other);
    await expectHeading(other, NEW_WORDS);
    await expectSamePage(other);
    await chosen.reload();
    await expectHeading(chosen, NEW_WORDS);
    expect((await visitIn(chosen)).canaries).toEqual([id]);
  });
  await test.step('paused, nobody has it; resumed, the same visitors have it again', async () => {
    await site.stoa('canary', id, '--weight', '50', '--yes');
    await site.stoa('pause', CATALOGUE, '--why', 'a question', '--yes');
    await chosen.reload();
    await expectHeading(chosen, OLD_WORDS);
    await site.stoa('resume', CATALOGUE, '--yes');
    await chosen.reload();
    await expectHeading(chosen, NEW_WORDS);
    await other.reload();
    await expectHeading(other, OLD_WORDS);
  });
  await Promise.all(Object.values(visitors).map((visitor) => visitor.context.close()));
});

import { expect, type Page } from 'playwright/test';

export const CATALOGUE = 'mf-catalog';
export const COURSES = '/marketplace/results';
/** How the catalogue's heading reads on the site, and in the versions that the tests make. */
export const OLD_WORDS = 'All courses';
export const NEW_WORDS = 'Every course we have';
export const newWords = { edit: (text: string): string => text.replaceAll(OLD_WORDS, NEW_WORDS) };

export const expectHeading = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

/** To a screen of the shell's own, in the same page. */
export async function goToAbout(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^About/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
}

/** Into the catalogue, in the same page. */
export async function goToCourses(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search for a course' }).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === COURSES);
}

/** Marks the page, so that a reload would show. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isSamePage: true }).isSamePage);

export const expectSamePage = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded anew').toBe(true);

/** Waits until a page has heard of the newest release of its channel. */
export const untilHeard = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => /^\/platform\/v1\/channels\/\w+\/release$/.test(new URL(response.url()).pathname));

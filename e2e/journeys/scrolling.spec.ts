import { expect, test, type Page } from '../fixtures.ts';

const LONG = '/privacy-notice';
const OTHER = '/terms-of-use';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openAt(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
}
/** As far as asked, once the page's text is there to be that long. */
async function scrollTo(page: Page, position: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((top) => window.scrollTo(0, top), position);
    expect(await scrolled(page)).toBe(position);
  }).toPass();
}

test('a page that is opened by its address begins at its top, wherever the one before was left', async ({ page }) => {
  await openAt(page, LONG, 'Privacy notice');
  await scrollTo(page, 500);
  await openAt(page, OTHER, 'Terms of use');
  await page.waitForLoadState('networkidle');
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 300);

  await page.goBack();
  await expect(heading(page, 'Privacy notice')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(500);
  await page.goForward();
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('a page that is loaded again stands where it stood', async ({ page }) => {
  await openAt(page, LONG, 'Privacy notice');
  await scrollTo(page, 450);
  await page.reload();
  await expect(heading(page, 'Privacy notice')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(450);
});

test('a link leads to the top of its page, and back leads to where the link was', async ({ page }) => {
  await openAt(page, LONG, 'Privacy notice');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Privacy notice')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('an address that was changed by hand within the page has a place of its own', async ({ page }) => {
  await openAt(page, LONG, 'Privacy notice');
  await scrollTo(page, 400);
  await page.evaluate(() => (window.location.hash = 'somewhere'));
  await expect(page).toHaveURL(/#somewhere$/);
  await scrollTo(page, 700);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(700);
});

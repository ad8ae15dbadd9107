import { locales } from '@stoa/shared/contract/site/locales.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { openLesson } from '../journeys/learning.ts';
import { findPlaces, openScreen, screensOf, viewers } from './main-screens.ts';
import { aPerson, unique } from '../journeys/people.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('on a phone one finds a course, enrols and learns', async ({ page, signUp }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');

  await test.step('the menu holds what the header has no room for', async () => {
    await banner.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await menu.getByRole('link', { name: 'Browse' }).tap();
    await expect(page).toHaveURL('/marketplace/category');
    await expect(menu).toBeHidden();
  });

  await test.step('a search, and filters behind their button', async () => {
    const search = banner.getByRole('combobox', { name: 'Search for a course' });
    await search.tap();
    await search.fill('typography');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/marketplace\/results\?q=typography/);
    const free = page.getByRole('radio', { name: /^Free/ });
    await expect(free).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await free.check();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.getByRole('link', { name: 'Typography Basics', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Typography Basics' })).toBeVisible();
  });

  await test.step('signed in, enrolling leads into the player', async () => {
    await signUp(aPerson('Phoebe'));
    await page.getByRole('button', { name: 'Enrol for free' }).tap();
    await expect(page).toHaveURL(/\/course\/typography-basics/);
  });

  await test.step('the player fits, plays and is left', async () => {
    await openLesson(page, 'The parts of a letter');
    const video = page.getByLabel('The parts of a letter', { exact: true });
    await expect(video).toBeInViewport();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    const box = (await video.boundingBox())!;
    expect(box.width).toBeGreaterThan(300);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await expectNoOverflow(page, 'the player');
    await page.evaluate(() => scrollTo({ top: 0 }));
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    // Directly under the header: what is said of the course stands below it.
    expect(await video.evaluate(topOf)).toBeCloseTo(await banner.evaluate(bottomOf), 0);
    await banner.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Courses' }).tap();
    await expect(page.getByRole('link', { name: 'Typography Basics' }).first()).toBeVisible();
  });
});

test('a long name and a long address are broken, and widen no screen', async ({ page, signUp }) => {
  const long = (start: string) => `${start.repeat(12)}@a-house-with-a-very-long-name.example`;
  const person = aPerson('Maximiliane-Theophania-Adelgunde');
  const email = long(unique().slice(-4));
  await signUp({ ...person, last_name: 'Wolkensteintrostburgerhausbergen', email });
  for (const path of ['/home', '/profile/edit', '/community', '/account/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoOverflow(page, path);
  }
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByLabel('New email address').fill(long(unique().slice(-4)));
  await section.getByLabel('Password', { exact: true }).fill(person.password);
  await section.getByRole('button', { name: 'Change the address' }).tap();
  await expect(section.getByText(/is waiting to be confirmed$/)).toBeVisible();
  await expectNoOverflow(page, 'an address that waits');
});

for (const [viewer, locale] of viewers.flatMap((viewer) => locales.map((locale) => [viewer, locale] as const))) {
  test(`${viewer}, ${locale}: no screen is wider than a phone, or than a window of 1280 pixels at 400 %`, async ({
    page,
    signIn,
    apiOf,
    baseURL,
  }) => {
    if (viewer !== 'guest') await signIn(viewer);
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    const places = await findPlaces(await apiOf(viewer), viewer);
    for (const screen of screensOf(viewer)) {
      await page.setViewportSize({ width: 360, height: 740 });
      await openScreen(page, locale === 'en' ? screen : { ...screen, heading: /./ }, places);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectNoOverflow(page, screen.name);
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNoOverflow(page, screen.name);
    }
  });
}

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${name}`).toBeLessThanOrEqual(page.viewportSize()!.width);
}

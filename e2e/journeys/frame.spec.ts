import { expect, test, type Page } from '../fixtures.ts';
import { aPerson } from './people.ts';

const search = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search for a course' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function expectNoOverflow(page: Page): Promise<void> {
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(room);
}

test('the frame stands while the application loads, and says so', async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/shell\.[0-9a-f]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const coming = page.getByRole('status').getByText('This page is loading');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(coming).toBeAttached();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(coming).toHaveCount(0);
});

test('a suggestion picked with the mouse opens the results with its category, and none is suggested there', async ({
  page,
}) => {
  await page.goto('/about');
  await search(page).click();
  await search(page).pressSequentially('typo');
  await suggestions(page).filter({ hasText: 'Typography Basics' }).click();
  await expect(page).toHaveURL(/\/marketplace\/results\?q=Typography\+Basics&category=design/);
  await expect(search(page)).toHaveValue('Typography Basics');
  await search(page).pressSequentially(' x');
  await expect(suggestions(page)).toHaveCount(0);
});

test('what was searched for still stands in the field of the course that was found, also after a reload', async ({
  page,
}) => {
  await page.goto('/marketplace/results?q=typography');
  await page.getByRole('link', { name: 'Typography Basics', exact: true }).click();
  await expect(page).toHaveURL(/\/course-info\//);
  await expect(search(page)).toHaveValue('typography');
  await page.reload();
  await expect(search(page)).toHaveValue('typography');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/marketplace/results?q=typography');
});

test('one browses from a category to a sub-category and its final-categories', async ({ page }) => {
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Browse categories' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Browse' });
  await dialog.getByRole('tab', { name: 'Photography' }).first().click();
  const unfold = dialog.getByRole('button', { name: /^Show what / }).first();
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('tab', { name: 'Photography' }).first().click();
  const first = dialog.getByRole('tabpanel').first().getByRole('listitem').first().getByRole('button').first();
  await first.click();
  await expect(page).toHaveURL(/\/marketplace\/results\?category=photography&sub_category=/);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('stoa.sub-category-id'))).toBeTruthy();
});

test('View Catalog leads to the catalogue by category', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Browse categories' }).click();
  await page.getByRole('dialog', { name: 'Browse' }).getByRole('link', { name: 'View Catalog' }).click();
  await expect(page).toHaveURL('/marketplace/category');
});

test('a learner downloads the package for new creators', async ({ page, signUp }) => {
  await signUp(aPerson('Paula'));
  await page.goto('/home');
  await page.getByRole('button', { name: 'Become A Content Creator' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download Package' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('the course player leads back to where it was opened from, however many lessons were looked at', async ({
  page,
  signUp,
  apiAs,
}) => {
  await signUp(aPerson('Olga'));
  const api = apiAs((await page.context().cookies()).find(({ name }) => name === 'token')!.value);
  const { id } = await api.getCourseDetails({ params: { slug: 'typography-basics' } });
  await api.enrol({ body: { course_id: id } });
  await page.goto('/my-courses?sort=title');
  await page.locator('a[href^="/course/typography-basics"]').first().click();
  await expect(page).toHaveURL(/\/course\/typography-basics/);
  const lessons = page.getByRole('navigation', { name: 'Lessons', exact: true }).getByRole('button');
  await lessons.nth(1).click();
  await lessons.nth(0).click();
  await page.reload();
  await page.getByRole('link', { name: 'Back to My courses' }).click();
  await expect(page).toHaveURL('/my-courses?sort=title');
});

test('the language is changed without a reload, and the next page comes in it from its first word', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('À propos de Stoa · Stoa');
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);

  // Everything that is drawn, from the first moment on.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).toContain('Se connecter');
  expect(seen).not.toContain('Skip to content');
  expect(seen).not.toContain('Login');
});

test('the colours that were chosen hold in every tab and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/about');
  await page.getByRole('button', { name: /^Colours: match the system/ }).click();
  await page.getByRole('button', { name: /^Colours: light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

for (const locale of ['en', 'fr']) {
  test(`the frame fits 320 pixels, which is also a window of 1280 at 400 %: ${locale}`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    for (const role of [undefined, 'teacher', 'partner']) {
      if (role) await signIn(role);
      await page.goto('/marketplace');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
}

test('read from the right, the frame is its mirror image', async ({ page }) => {
  await page.goto('/about');
  const logo = page.getByRole('banner').getByRole('link', { name: /^Stoa/ });
  await expect(logo).toBeVisible();
  const before = (await logo.boundingBox())!;
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const after = (await logo.boundingBox())!;
  const width = page.viewportSize()!.width;
  expect(Math.abs(width - after.x - after.width - before.x)).toBeLessThan(20);
  await expectNoOverflow(page);
});

test('on a phone the creator bar shows the entry where one is', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('teacher');
  for (const [path, name] of [
    ['/course/verify', 'Verification'],
    ['/home', 'Home'],
  ] as const) {
    await page.goto(path);
    const entry = page.getByRole('navigation', { name: 'Creator Studio' }).getByRole('link', { name });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});

import type { Locator } from 'playwright/test';
import { expect, test, type Page } from '../fixtures.ts';

/** Every file of code waits until `arrive` is called: what stands until then is in the page as it came. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Elements keep it for as long as nobody puts others in their place. */
const mark = (element: Locator) => element.evaluate((one) => void Object.assign(one, { isFirst: true }));
const isMarked = (element: Locator) => element.evaluate((one) => 'isFirst' in one);
const headOf = (page: Page) => page.getByRole('banner');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

const LEGAL = ['/privacy-notice', '/terms-of-use'];

const taken = (page: Page) => expect(page.locator('#stoa[data-first-view]')).toHaveCount(0);

for (const [path, heading] of [
  ['/', 'Take a walk with a good teacher.'],
  ['/login', 'Welcome back'],
  ['/signup', 'Create your account'],
  ['/password/email', 'Forgot your password?'],
  ['/about', 'About Stoa'],
  ['/privacy-notice', 'Privacy notice'],
  ['/terms-of-use', 'Terms of use'],
] as const) {
  test(`${path} can be read before any code is there, and the code takes over what stands`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const arrive = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await mark(titleOf(page));
    await mark(headOf(page));

    arrive();
    await taken(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await isMarked(headOf(page))).toBe(true);
    // The operator's own text comes with a head of its own.
    if (!LEGAL.includes(path)) expect(await isMarked(titleOf(page))).toBe(true);
    expect(failures).toEqual([]);
  });
}

test('the frame stands around a screen of a remote before any code is there', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/marketplace', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await mark(headOf(page));
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  expect(await isMarked(headOf(page))).toBe(true);
});

test('it stands in the person’s language and colours', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: baseURL! }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const arrive = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour parmi nous' })).toBeVisible();
  const before = await headOf(page).evaluate((head) => getComputedStyle(head).backgroundColor);
  await mark(titleOf(page));
  arrive();
  await taken(page);
  expect(await isMarked(titleOf(page))).toBe(true);
  await expect(headOf(page)).toHaveCSS('background-color', before);
});

test('what was typed and handed in before the code came is not lost', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('learner@demo.stoa.example');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  arrive();
  await expect(page).toHaveURL('/home');
});

test('what was typed stays where the page turns out to be another one than its first view', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/signup?teach', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('ada@one.example');
  arrive();
  await expect(page.getByRole('switch', { name: 'I want to teach' })).toBeChecked();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue('ada@one.example');
});

test('a sign-up that was sent stands filled when one comes back to it', async ({ page }) => {
  await page.goto('/signup');
  await taken(page);
  const email = `ada-${Date.now().toString(36)}@one.example`;
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
  await page.getByRole('switch', { name: 'I want to teach' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup/confirm');
  await page.goto('/signup');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('switch', { name: 'I want to teach' })).toBeChecked();
});

test('what is searched for before the code came is found', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('search', { name: 'Search', exact: true }).getByRole('combobox');
  await field.fill('typography');
  await field.press('Enter');
  await expect(page).toHaveURL('/marketplace/results?q=typography');
  arrive();
  await expect(page.getByRole('main').getByRole('link', { name: 'Typography Basics' })).toBeVisible();
});

test('where no script runs, a page can be read, and leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/signup`);
  const send = page.getByRole('main').getByRole('button', { name: 'Sign Up' });
  // Drawn as a button is, with what elsewhere a script sets.
  await expect(send).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('noscript p')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(titleOf(page)).toHaveText('Welcome back');
  await context.close();
});

test('a button that was pressed before the code came does what it says', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Browse categories' }).click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who is logged in sees the frame at once, and then what is theirs in it', async ({ page, signIn }) => {
  await signIn('teacher');
  const arrive = await holdCode(page);
  await page.goto('/my-courses', { waitUntil: 'commit' });
  await expect(headOf(page).getByRole('button', { name: 'Browse categories' })).toBeVisible();
  await expect(headOf(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await mark(headOf(page));
  arrive();
  await expect(titleOf(page)).toHaveText('My courses');
  await expect(headOf(page).getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  expect(await isMarked(headOf(page))).toBe(true);
});

test('who is logged in gets no guest’s view', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Stoa' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
});

for (const [path, heading, call] of [
  ['/course-info/typography-basics', 'Typography basics', 'coursedetails/typography-basics'],
  ['/help/certificates', 'certificate', 'help/articles/certificates'],
] as const) {
  test(`${path} holds what the API told of it to a guest, and asks no second time`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(`/${call}`)) asked.push(request.url());
    });
    await page.goto(path);
    await expect(titleOf(page)).toContainText(heading, { ignoreCase: true });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(asked).toEqual([]);
  });
}

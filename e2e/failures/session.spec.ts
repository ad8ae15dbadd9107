import { expect, test, type Page } from '../fixtures.ts';

const GUARDED = '/my-courses?tab=all#top';

async function logIn(page: Page, email = 'learner@demo.stoa.example'): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('stoa-demo-2026');
  await form.getByRole('button', { name: 'Log in' }).click();
}
const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
/** But for the one that draws canaries and says nothing of the person. */
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'stoa_visitor');

test('a guest before a guarded screen logs in and comes back to just that address', async ({ page }) => {
  await page.goto(GUARDED);
  await expect(page).toHaveURL('/login');
  await logIn(page);
  await expect.poll(() => address(page)).toBe(GUARDED);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  expect(await page.evaluate(() => window.sessionStorage.getItem('stoa.previous-route'))).toBeNull();
});

test('any 401 ends the session and remembers the address', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.route('**/api/v1.3.0/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthenticated.', code: 'unauthenticated', request_id: 'x' } }),
  );
  await page.goto('/my-courses');
  await expect(page).toHaveURL('/login');
  expect(await cookieNames(page)).toEqual([]);
  await page.unroute('**/api/v1.3.0/**');
  await logIn(page);
  await expect(page).toHaveURL('/my-courses');
});

test('an account that does not answer keeps the page, says so, and comes back by itself', async ({ page, signIn }) => {
  await signIn('learner');
  let isDown = true;
  await page.route('**/user/start-up', (route) =>
    isDown ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await page.goto('/marketplace/results');
  await expect(page.getByText('Your account is not responding')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cookieNames(page)).toContain('token');
  isDown = false;
  await expect(page.getByText('Your account is not responding')).toBeHidden();
});

test('a screen that needs another right says so inside the frame', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: /not open to your account/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, type NewPerson } from './people.ts';

const profileMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Profile menu of/ });
const loginButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

async function fillLogin(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

test('logging in shows in every tab within a moment, and so does logging out', async ({ page, apiAs }) => {
  const person = aPerson('Tara');
  await apiAs().register({ body: person });
  const other = await page.context().newPage();
  await other.goto('/marketplace');
  await expect(loginButton(other)).toBeVisible();

  await page.goto('/login');
  await fillLogin(page, person);
  await expect(profileMenu(page)).toBeVisible();
  await expect(profileMenu(other)).toBeVisible({ timeout: 2_000 });
  await expect(other).toHaveURL('/marketplace');

  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(loginButton(other)).toBeVisible({ timeout: 2_000 });
});

test('a guest who opens a protected screen logs in and comes back to it, query and hash included', async ({
  page,
  apiAs,
}) => {
  const person = aPerson('Petra');
  await apiAs().register({ body: person });
  await page.goto('/my-courses?status=completed#top');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/my-courses?status=completed#top');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('a session that was ended elsewhere leads to the login screen, and back to where one was', async ({
  page,
  apiAs,
  signUp,
}) => {
  const person = aPerson('Rosa');
  await signUp(person);
  await page.goto('/my-courses?status=active#here');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();

  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  await apiAs(token).logout();
  await page.reload();
  await expect(page).toHaveURL('/login');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/my-courses?status=active#here');
});

test('one cookie without the other does not count as logged in', async ({ page, signUp }) => {
  await signUp(aPerson('Una'));
  await page.context().clearCookies({ name: 'isLoggedIn' });
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

for (const path of [
  '/home',
  '/my-courses',
  '/notifications',
  '/certificates',
  '/course/create',
  '/course/manage',
  '/review',
]) {
  test(`a guest at ${path} is sent to log in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
}

test('a learner is told that the reviewers’ screens are not open to them', async ({ page, signUp }) => {
  await signUp(aPerson('Nora'));
  for (const path of ['/review', '/course/manage', '/course/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not open to your account' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/home');
});

test('a wrong password is told in words and keeps the address of the account', async ({ page, apiAs }) => {
  const person = aPerson('Wanda');
  await apiAs().register({ body: person });
  await page.goto('/login');
  await fillLogin(page, { ...person, password: 'not this one' });
  await expect(page.getByRole('alert')).toContainText('E-mail or password is not right.');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
});

test('an address that is nobody’s says so, and leads home', async ({ page }) => {
  const reply = await page.goto('/there/is/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found!', exact: true })).toBeVisible();
  await expect(page.getByText('Sorry, we were unable to find the page you requested.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/home');
});

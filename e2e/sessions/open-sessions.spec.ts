import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, inAnotherBrowser, logIn } from '../journeys/people.ts';

const profileMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Profile menu of/ });
const sessionsOf = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });

test('logging out everywhere ends every session, this one too', async ({ page, browser, signUp }) => {
  const person = aPerson('Olga');
  await signUp(person);
  const [other, unseen] = [await inAnotherBrowser(browser, person), await inAnotherBrowser(browser, person)];
  // In a browser whose clock stands still nothing is asked by and by.
  await other.clock.install();
  await other.reload();
  await expect(profileMenu(other)).toBeVisible();
  await other.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/account/settings#sessions');
  await expect(sessionsOf(page).getByText('This browser')).toBeVisible();
  await expect(sessionsOf(page).getByRole('button', { name: /^Log out:/ })).toHaveCount(2);

  await sessionsOf(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are logged out everywhere.')).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');

  await test.step('another browser is out as soon as it is looked at, and says why', async () => {
    await other.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your session has ended.')).toBeVisible();
    await other.clock.resume();
    await logIn(other, person);
    await expect(other).toHaveURL('/home');
  });

  await test.step('one that nobody touches is out soon', async () => {
    await expect(unseen).toHaveURL('/login');
  });
  await other.context().close();
  await unseen.context().close();
});

test('one browser is signed out from another, which stays', async ({ page, browser, makeAccount }) => {
  const person = aPerson('Paula');
  await makeAccount(person);
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/home');
  const other = await inAnotherBrowser(browser, person);
  await page.goto('/account/settings#sessions');
  await sessionsOf(page)
    .getByRole('button', { name: /^Log out: Chrom/ })
    .click();
  await expect(page.getByText(/is logged out\.$/)).toBeVisible();
  await expect(sessionsOf(page).getByRole('button', { name: /^Log out: Chrom/ })).toHaveCount(0);
  const bell = other.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  // What the page asks by itself may tell it before the click does.
  await expect(async () => {
    if (await bell.isVisible()) await bell.click({ timeout: 2_000 });
    await expect(other).toHaveURL('/login', { timeout: 2_000 });
  }).toPass();
  await page.reload();
  await expect(sessionsOf(page)).toBeVisible();
  await other.context().close();
});

test('a link signs the same person in on another device, once', async ({ page, browser, signUp }) => {
  await signUp(aPerson('Vera'));
  await page.goto('/account/settings#sessions');
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByRole('timer')).toContainText(/Works for another [45]:\d\d/);
  const address = await page.getByLabel('Login link').inputValue();

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other).toHaveURL('/home');
  await expect(other.getByRole('button', { name: 'Profile menu of Vera Wanderer' })).toBeVisible();
  const third = await (await browser.newContext()).newPage();
  await third.goto(address);
  await expect(third).toHaveURL('/login');
  await expect(third.getByText('This login link is no longer valid.')).toBeVisible();
  await other.context().close();
  await third.context().close();
});

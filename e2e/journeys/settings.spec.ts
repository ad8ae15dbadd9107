import { expect, test, type Page } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { pathIn } from '../mail/read-mail.ts';
import { aPerson, inAnotherBrowser, logIn } from './people.ts';

const SETTINGS = '/account/settings';
const colours = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

test('language and colours hold after a reload, and in another browser too', async ({ page, browser, signUp }) => {
  const person = aPerson('Lina');
  await signUp(person);
  await page.goto(SETTINGS);
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres du compte' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const name of ['Clair', 'Sombre', 'Clair', 'Sombre']) await page.getByRole('radio', { name }).press('Space');
  await expect.poll(() => colours(page)).toBe('dark');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres du compte' })).toBeVisible();
  expect(await colours(page)).toBe('dark');

  const other = await inAnotherBrowser(browser, person);
  await other.goto(SETTINGS);
  await expect(other.getByRole('heading', { level: 1, name: 'Paramètres du compte' })).toBeVisible();
  await expect.poll(() => colours(other)).toBe('dark');
  await other.context().close();
});

test('where one is told of something is chosen by its kind, and holds', async ({
  page,
  apiAs,
  makeAccount,
  browser,
}) => {
  const [reader, answerer] = [aPerson('Sonia'), aPerson('Sven')];
  const token = await makeAccount(reader);
  await makeAccount(answerer);
  await page.goto('/login');
  await logIn(page, reader);
  await expect(page).toHaveURL('/home');
  await page.goto(`${SETTINGS}#notifications`);
  const section = page.getByRole('region', { name: 'Notifications' });
  const byMail = section.getByRole('switch', { name: 'Someone replies to you: by email' });
  await expect(byMail).not.toBeChecked();
  const onSite = section.getByRole('switch', { name: 'Someone replies to you: on the site' });
  await expect(onSite).toBeChecked();
  await byMail.press('Space');
  await onSite.press('Space');
  // At once: there is nothing to save, so nothing to wait for.
  await page.reload();
  await expect(byMail).toBeChecked();
  await expect(onSite).not.toBeChecked();
  // Nobody can be talked into not being told.
  await expect(section.getByRole('row', { name: 'Your password changes' }).getByRole('switch')).toHaveCount(0);

  const { id } = await apiAs(token).createPost({
    body: { id: crypto.randomUUID(), category: 'general', title: 'Who reads this?', body: 'I wonder.' },
  });
  const other = await inAnotherBrowser(browser, answerer);
  await other.goto(`/community/${id}`);
  await other.getByRole('textbox', { name: 'Your reply' }).fill('I do.');
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await newestMail(apiAs(), reader.email, { template: 'notification' });
  await page.goto('/notifications');
  await expect(page.getByRole('main')).toContainText('Welcome to Stoa');
  await expect(page.getByRole('main')).not.toContainText('Who reads this?');
  await other.context().close();
});

test('a new address holds once its owner opens the mailed link', async ({ page, browser, apiAs, signUp }) => {
  const person = aPerson('Nora');
  const next = aPerson('Nora.at.sea');
  await signUp(person);
  await page.goto(`${SETTINGS}#email`);
  const section = page.getByRole('region', { name: 'Email' });

  await test.step('it asks for the password, and for an address that is one', async () => {
    await section.getByLabel('New email address').fill('nora at sea');
    await section.getByLabel('Password', { exact: true }).fill('not my password at all');
    await section.getByRole('button', { name: 'Change the address' }).click();
    await expect(section.getByLabel('New email address')).toHaveAttribute('aria-invalid', 'true');
    await section.getByLabel('New email address').fill(next.email);
    await section.getByRole('button', { name: 'Change the address' }).click();
    await expect(section.getByText('This is not your password.')).toBeVisible();
    await section.getByLabel('Password', { exact: true }).fill(person.password);
    await section.getByRole('button', { name: 'Change the address' }).click();
    await expect(section.getByText(`${next.email} is waiting to be confirmed`)).toBeVisible();
    await page.reload();
    await expect(section.getByText(`${next.email} is waiting to be confirmed`)).toBeVisible();
    await expect(section).toContainText(`You log in with ${person.email}`);
  });

  const link = pathIn(await newestMail(apiAs(), next.email, { template: 'email_confirm' }), '/email/confirm/');
  await test.step('the link works in a browser where nobody is logged in', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toBeVisible();
    await other.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(other, { ...person, email: next.email });
    await expect(other).toHaveURL('/home');
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
    await other.context().close();
  });

  await test.step('who was logged in stays so, with the new address; the old one is told', async () => {
    await page.reload();
    await expect(section).toContainText(`You log in with ${next.email}`);
    await expect(section.getByText('is waiting to be confirmed')).toHaveCount(0);
    await newestMail(apiAs(), person.email, { template: 'email_changed' });
  });

  await test.step('a change can be taken back before it holds', async () => {
    const third = aPerson('Nora.again');
    await section.getByLabel('New email address').fill(third.email);
    await section.getByLabel('Password', { exact: true }).fill(person.password);
    await section.getByRole('button', { name: 'Change the address' }).click();
    const spent = pathIn(await newestMail(apiAs(), third.email, { template: 'email_confirm' }), '/email/confirm/');
    await section.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByText(`Your address stays ${next.email}.`)).toBeVisible();
    await expect(section.getByText('is waiting to be confirmed')).toHaveCount(0);
    await page.goto(spent);
    await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
  });
});

test('a changed password signs other browsers out, and is the only one from then on', async ({
  page,
  browser,
  apiAs,
  signUp,
}) => {
  const person = aPerson('Mona');
  const next = { ...person, password: 'another walk beside the sea' };
  await signUp(person);
  const other = await inAnotherBrowser(browser, person);

  await page.goto(`${SETTINGS}#password`);
  const form = page.getByRole('form', { name: 'Change the password' });
  await form.getByLabel('Current password').fill('not my password at all');
  await form.getByLabel('New password').fill('short');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('New password').fill(next.password);
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByText('This is not your password.')).toBeVisible();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed. Other devices are logged out.')).toBeVisible();
  await expect(page).toHaveURL(`${SETTINGS}#password`);
  await newestMail(apiAs(), person.email, { template: 'password_changed' });

  await other.goto('/my-courses');
  await expect(other).toHaveURL('/login');
  await logIn(other, person);
  await expect(other.getByRole('alert').filter({ hasText: /password/ })).toBeVisible();
  await logIn(other, next);
  await expect(other).toHaveURL('/my-courses');
  await other.context().close();
});

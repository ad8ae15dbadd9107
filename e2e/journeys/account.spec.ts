import { expect, test, type Page } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { codeIn, pathIn } from '../mail/read-mail.ts';
import { aPerson, logIn, type NewPerson } from './people.ts';

const main = (page: Page) => page.getByRole('main');

async function askForAccount(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup/confirm');
}

test('someone signs up with the mailed code, and says what they want to learn', async ({ page, apiAs }) => {
  const person = aPerson('Ada');
  await page.goto('/signup');
  await askForAccount(page, person);

  await test.step('a wrong code is told, and a reload keeps the step', async () => {
    const mail = await newestMail(apiAs(), person.email, { template: 'registration_code' });
    const wrong = codeIn(mail) === '000000' ? '000001' : '000000';
    await page.getByLabel('Code').fill(wrong);
    await expect(page.getByRole('alert').filter({ hasText: 'This code is not right.' })).toBeVisible();
    await page.reload();
    await expect(main(page)).toContainText(person.email);
    await page.getByLabel('Code').fill(codeIn(mail));
  });

  await test.step('the introduction is told by keyboard, and leads home', async () => {
    await expect(page).toHaveURL('/welcome');
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByRole('radio', { name: /^Learn useful skills/ }).check();
    await next.press('Enter');
    await page.getByRole('checkbox').first().check();
    await next.press('Enter');
    await page.getByRole('radio', { name: /^I am new to it/ }).check();
    await next.press('Enter');
    await page.getByRole('radio', { name: /^1 h a week/ }).check();
    await next.press('Enter');
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    await expect(page).toHaveURL('/home');
  });
});

test('someone who closed the page before entering the code logs in, enters it, and comes to what they came for', async ({
  page,
  browser,
  apiAs,
}) => {
  const person = aPerson('Dina');
  await page.goto('/signup');
  await askForAccount(page, person);
  await page.close();

  const later = await (await browser.newContext()).newPage();
  await later.goto('/my-courses?sort=title');
  await expect(later).toHaveURL('/login');
  await logIn(later, person);
  await expect(later).toHaveURL('/signup/confirm');
  await expect(main(later)).toContainText('Your email address isn’t confirmed yet.');
  await later.reload();
  await expect(main(later)).toContainText(person.email);
  await later
    .getByLabel('Code')
    .fill(codeIn(await newestMail(apiAs(), person.email, { template: 'registration_code' })));
  await expect(later).toHaveURL('/my-courses?sort=title');
  await later.context().close();
});

test('who does not want to introduce themselves is not held up, and is not asked twice', async ({ page, apiAs }) => {
  const person = aPerson('Bela');
  await page.goto('/signup');
  await askForAccount(page, person);
  await page.getByLabel('Code').fill(codeIn(await newestMail(apiAs(), person.email)));
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/home');
  await page.context().clearCookies({ name: /^(token|isLoggedIn)$/ });
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/home');
});

test('an address that has an account gets a mail that says so, and the page tells nobody', async ({
  page,
  apiAs,
  makeAccount,
}) => {
  const person = aPerson('Cleo');
  await makeAccount(person);
  const before = await newestMail(apiAs(), person.email);
  await page.goto('/signup');
  await askForAccount(page, person);
  const mail = await newestMail(apiAs(), person.email, { after: before });
  expect(mail.template).toBe('account_exists');
});

test('a forgotten password is replaced by a mailed link, which works once', async ({ page, apiAs, makeAccount }) => {
  const person = aPerson('Dora');
  await makeAccount(person);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  const mail = await newestMail(apiAs(), person.email, { template: 'password_reset' });
  const link = pathIn(mail, '/password/reset/');
  const password = 'another walk, by the sea';
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).and(page.locator('input')).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('status')).toContainText('Your new password is set.');
  await logIn(page, { ...person, password });
  await expect(page).toHaveURL('/home');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).and(page.locator('input')).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
});

test('signing up in French is in French from the first word to the mail', async ({ page, apiAs, baseURL }) => {
  const person = aPerson('Elise');
  await page.context().addCookies([{ name: 'locale', value: 'fr', url: baseURL! }]);
  await page.goto('/signup');
  await page.getByLabel('Prénom').fill(person.first_name);
  await page.getByLabel('Nom', { exact: true }).fill(person.last_name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('court');
  await main(page).getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(main(page)).toContainText('Le mot de passe compte au moins 8 caractères.');
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await main(page).getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL('/signup/confirm');
  const mail = await newestMail(apiAs(), person.email);
  expect(mail.text).toContain('Bonjour');
  await page.getByLabel('Code').fill(codeIn(mail));
  await expect(page.getByRole('heading', { level: 1, name: /^Bienvenue sur Stoa/ })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { readZip } from './archive.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { pathIn } from '../mail/read-mail.ts';
import { aPerson, inAnotherBrowser, logIn, type NewPerson } from './people.ts';

async function deleteAccount(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.goto('/account/settings#delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = page.getByRole('form', { name: 'Delete the account' });
  await form.getByLabel('Your email address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Delete my account for good' }).click();
}

test('a copy of the own data is a zip of what one did here, in files one can read', async ({
  page,
  apiAs,
  makeAccount,
}) => {
  const person = aPerson('Ulla');
  const token = await makeAccount(person);
  await apiAs(token).createPost({
    body: { id: crypto.randomUUID(), category: 'general', title: 'What I leave behind', body: 'A trace of me.' },
  });
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/home');
  await page.goto('/account/settings#data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const copy = await download;
  expect(copy.suggestedFilename()).toMatch(/^stoa-.*\.zip$/);
  const files = readZip(await readFile(await copy.path()));
  expect(files.get('README.txt')).toContain(person.email);
  const read = (name: string): unknown => JSON.parse(files.get(name)!);
  expect(read('profile.json')).toMatchObject({ first_name: 'Ulla', email: person.email });
  expect(JSON.stringify(read('community.json'))).toContain('A trace of me.');
  expect([...files.values()].join('\n')).not.toContain(person.password);
  await expect(page).toHaveURL('/account/settings#data');
});

test('who deletes their account is logged out everywhere, and can change their mind', async ({
  page,
  browser,
  apiAs,
  signUp,
}) => {
  const person = aPerson('Tilda');
  await signUp(person);
  const other = await inAnotherBrowser(browser, person);

  await test.step('it wants the own address and the password', async () => {
    await deleteAccount(page, { ...person, email: 'somebody@else.example' });
    const form = page.getByRole('form', { name: 'Delete the account' });
    await expect(form.getByText('Write your email address exactly to confirm.')).toBeVisible();
    await deleteAccount(page, { ...person, password: 'not my password at all' });
    await expect(form.getByText('This is not your password.')).toBeVisible();
  });

  await test.step('then it says until when the account can be kept', async () => {
    await deleteAccount(page, person);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/Your account will be deleted on .*; log in before then to keep it\./)).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await other.goto('/my-courses');
    await expect(other).toHaveURL('/login');
    await other.context().close();
  });

  await test.step('who logs in reads it again, by the mailed link too, and keeps the account', async () => {
    await logIn(page, person);
    await expect(page).toHaveURL('/home');
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
    const mail = await newestMail(apiAs(), person.email, { template: 'deletion_scheduled' });
    await page.goto(pathIn(mail, '/account/settings'));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account stays. Nothing will be deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await newestMail(apiAs(), person.email, { template: 'deletion_taken_back' });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(page.getByText(/^Your account will be deleted on /)).toHaveCount(0);
  });
});

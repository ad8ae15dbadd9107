import { expect, test, type Page } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { aPerson, inAnotherBrowser, logIn, unique } from './people.ts';

const reason = 'Agreed with the team on Monday';

async function answer(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('a super-admin finds somebody, sees the site as they do, keeps them out and lets them in again', async ({
  page,
  browser,
  signIn,
  makeAccount,
  apiAs,
}) => {
  const person = { ...aPerson('Selma'), last_name: `Seen ${unique()}` };
  const name = `${person.first_name} ${person.last_name}`;
  await makeAccount(person);
  const theirs = await inAnotherBrowser(browser, person);
  await signIn('super-admin');

  await test.step('the table finds the account and leads to it', async () => {
    await page.goto('/dashboard/people');
    await page.getByRole('searchbox', { name: 'Find by name or email' }).fill(person.email);
    await expect(page.getByText('1 account', { exact: true })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Came with the sign-up')).toBeVisible();
  });
  const account = page.url();

  await test.step('a role is given, and says by whom and why', async () => {
    await page.getByRole('button', { name: 'Give a role' }).click();
    await page.getByRole('dialog').getByLabel('Role', { exact: true }).selectOption('Learning partner');
    await answer(page, 'Give a role');
    const row = page.getByRole('table', { name: 'Roles' }).getByRole('row', { name: /Learning partner/ });
    await expect(row).toContainText(reason);
    await expect(row).toContainText('Demo Super Admin');
  });

  await test.step('seen with their eyes, every screen says so, also after a reload, and nothing can be changed', async () => {
    await page.getByRole('button', { name: 'See as this person' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill(reason);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `See as ${name}` })
      .click();
    await expect(page).toHaveURL('/home');
    const banner = page.getByRole('complementary', { name: 'Seeing as someone else' });
    await expect(banner).toContainText(`you see the site as ${name} does`);
    await page.goto('/profile/edit');
    await expect(banner).toBeVisible();
    await page.getByLabel('First name').fill('Taken over');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/You are seeing the site as someone else/)).toBeVisible();
    await page.goto('/account/billing');
    await expect(page.getByText(/You are seeing the site as someone else/).first()).toBeVisible();
    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(page).toHaveURL(account);
    await expect(banner).toBeHidden();
  });

  await test.step('the person was told by whom, and is who they were', async () => {
    await theirs.goto('/notifications');
    await expect(theirs.getByText('Demo Super Admin looked at the site as you see it')).toBeVisible();
    await theirs.goto('/profile/edit');
    await expect(theirs.getByLabel('First name')).toHaveValue(person.first_name);
  });

  await test.step('who is suspended is out, is told why by mail, and cannot log in', async () => {
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByLabel('What the person is told').fill('Too many advertisements');
    await answer(page, 'Suspend');
    await expect(page.getByText('Told to the person: Too many advertisements')).toBeVisible();
    await theirs.goto('/my-courses');
    await expect(theirs).toHaveURL('/login');
    await logIn(theirs, person);
    await expect(theirs.getByRole('alert')).toContainText('Too many advertisements');
    await newestMail(apiAs(), person.email, { template: 'account_suspended' });
  });

  await test.step('let in again, they log in', async () => {
    await page.getByRole('button', { name: 'Let in again' }).click();
    await answer(page, 'Let in again');
    await logIn(theirs, person);
    await expect(theirs).not.toHaveURL('/login');
  });

  await test.step('the audit log has it all, and is whole', async () => {
    await page.getByRole('link', { name: 'See all' }).click();
    await expect(page.getByText('The log is whole')).toBeVisible();
    for (const act of ['Let in again', 'Suspended', 'Ended to see as them', 'Began to see as them', 'Role given']) {
      await expect(page.getByRole('row').filter({ has: page.getByText(act, { exact: true }) })).toBeVisible();
    }
  });
});

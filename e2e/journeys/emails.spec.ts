import { expect, test } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';

const FAILED = 'An email that could not be sent (demo)';

test('a super-admin finds what could not be sent, has it sent again, and takes that back', async ({ page, signIn }) => {
  await signIn('super-admin');
  await page.goto('/dashboard');

  await test.step('the first page counts them and leads to them', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /emails? could not be sent/ })
      .click();
    await expect(page).toHaveURL('/dashboard/mails?state=given_up');
    await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  });

  const row = page.getByRole('row', { name: new RegExp(FAILED.replaceAll(/[()]/g, '\\$&')) });

  await test.step('each says in plain words what broke it, and shows nothing of what stands in it', async () => {
    await expect(row).toContainText('The email server refused it.');
    const expired = page.getByRole('row', { name: /Set a new password/ });
    await expect(expired).toContainText('Cannot be sent again');
    await expect(page.getByText('/password/reset')).toHaveCount(0);
  });

  await test.step('sent again it waits a while, in which it can be taken back', async () => {
    await row.getByRole('button', { name: /^Send again/ }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('1 email is not sent again.')).toBeVisible();
    await expect(row).toContainText('Given up');
  });

  await test.step('both are in the audit log', async () => {
    await page.goto('/dashboard/audit');
    await expect(page.getByRole('cell', { name: 'Email sent again', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Sending again taken back', exact: true }).first()).toBeVisible();
  });
});

test('a super-admin looks at an email in French and in the dark, and sends it to themself', async ({
  page,
  signIn,
  apiAs,
}) => {
  await signIn('super-admin');
  await page.goto('/dashboard/mails');
  await page.getByRole('link', { name: 'How each email looks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How emails look' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Notification');
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Français', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Colours' }).getByText('Dark', { exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Un titre d’exemple' })).toBeVisible();
  await expect(frame.locator('.card').first()).toHaveCSS('background-color', 'rgb(25, 34, 38)');
  await page.getByRole('button', { name: 'Send this to myself' }).click();
  await expect(page.getByText('It is on its way to super-admin@demo.stoa.example.')).toBeVisible();
  const mail = await newestMail(apiAs(), 'super-admin@demo.stoa.example', { template: 'notification' });
  expect(mail.subject).toBe('Un titre d’exemple');
});

test('a super-admin sees how each part of the site fares, and is led from the first page to it', async ({
  page,
  signIn,
}) => {
  await signIn('super-admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Look at the site’s health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site health' })).toBeVisible();

  await test.step('each part is measured by itself', async () => {
    const database = page.getByRole('article', { name: 'Database' });
    await expect(database).toContainText('Migrations that ran');
    await expect(database).toContainText('Answers within');
    await expect(page.getByRole('article', { name: 'Storage' })).toContainText('Free on the disk');
    await expect(page.getByRole('article', { name: 'API process' })).toContainText('Memory in use');
  });

  await test.step('what is live of each remote stands below', async () => {
    const remotes = page.getByRole('table', { name: 'Parts of the pages' });
    await expect(remotes.getByRole('link', { name: 'mf-catalog', exact: true })).toBeVisible();
    await expect(remotes.getByRole('link', { name: 'mf-dashboard', exact: true })).toBeVisible();
  });

  await test.step('it can be measured anew', async () => {
    const again = page.waitForResponse((response) => response.url().endsWith('/health/database'));
    await page.getByRole('button', { name: 'Measure again' }).click();
    expect((await again).status()).toBe(200);
  });

  await test.step('what needs attention leads to where one sees to it', async () => {
    await page.getByRole('article', { name: 'Emails' }).getByRole('link', { name: 'See to it' }).click();
    await expect(page).toHaveURL('/dashboard/mails?state=given_up');
  });
});

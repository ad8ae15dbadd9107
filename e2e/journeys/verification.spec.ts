import { expect, test, type Page } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { pathIn } from '../mail/read-mail.ts';
import { aPerson, unique } from './people.ts';

const bio = 'I have led walks through the old town for ten years, and talk while I walk.';

/** Whoever comes back to a tab is asked after for news at once, not only every quarter of a minute. */
const comeBackTo = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

async function choose(page: Page, { field, typed, option }: { field: string; typed: string; option: string }) {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send the request' }).click();

async function fillIn(page: Page, legalName: string): Promise<void> {
  await page.getByLabel('Legal name').fill(legalName);
  await choose(page, { field: 'Country', typed: 'tunis', option: 'Tunisia' });
  await page.getByLabel('Phone').fill('+216 71 123 456');
  await page.getByLabel('Headline').fill('Walks and talks');
  await page.getByLabel('Experience').fill(bio);
  await choose(page, { field: 'Fields', typed: 'photo', option: 'Photography' });
  await page.getByLabel('Link 1').fill('https://walks.journeys.example/');
  await page.getByLabel('Link to the video').fill('https://videos.journeys.example/walk');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** The card of this person, on the page of those who decide. */
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

test('a new person asks to be verified, is denied with a note, asks again, and is a creator without logging in again', async ({
  page,
  browser,
  signUp,
  signInAs,
  apiAs,
}) => {
  const person = { ...aPerson('Tahar'), last_name: `Walker ${unique()}` };
  const name = `${person.first_name} ${person.last_name}`;
  const note = 'The sample video has no sound. Please send another one.';
  await signUp(person);

  await test.step('the menu leads to the form, which says what is missing', async () => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Become A Content Creator' }).click();
    await page.getByRole('menuitem', { name: 'Verify Your Account' }).click();
    await expect(page).toHaveURL('/verify');
    await expect(page.getByRole('heading', { level: 1, name: 'Teacher verification' })).toBeVisible();
    await send(page);
    await expect(page.getByText('Choose a country from the list.')).toBeVisible();
    await expect(page.getByText('Give either a link to a sample video or a file.')).toBeVisible();
  });

  await test.step('a card shows who they are; the file is looked at when it is sent', async () => {
    const card = await page.screenshot();
    await page
      .getByRole('group', { name: 'Identity document' })
      .locator('input[type="file"]')
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: card });
    await expect(page.getByRole('button', { name: 'Remove card.png' })).toBeVisible();
  });

  await test.step('the request is sent, and the page says so without a reload', async () => {
    await fillIn(page, name);
    await send(page);
    await expect(page.getByText('Your request is being reviewed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'card.png' })).toBeVisible();
  });

  const admin = await signInAs('admin', browser);
  await test.step('an admin is told, reads it, and denies it with a note', async () => {
    await admin.goto('/notifications');
    await expect(admin.getByText(`${name} asks to be verified as a creator`).first()).toBeVisible();
    await admin.goto('/review/creators');
    await expect(cardOf(admin, name).getByText('Tunisia')).toBeVisible();
    await expect(cardOf(admin, name).getByRole('link', { name: /^card\.png/ })).toBeVisible();
    await cardOf(admin, name).getByRole('button', { name: 'Deny' }).click();
    await admin.getByRole('dialog').getByLabel('Note to the person').fill(note);
    await admin.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
    await expect(cardOf(admin, name)).toHaveCount(0);
  });

  await test.step('the person reads why, here and in a mail, and asks again', async () => {
    await comeBackTo(page);
    await expect(page.getByText('Your request was denied')).toBeVisible();
    await expect(page.getByRole('main').getByText(note)).toBeVisible();
    const mail = await newestMail(apiAs(), person.email, { template: 'notification' });
    expect(mail.text).toContain(note);
    expect(pathIn(mail, '/verify')).toBe('/verify');
    await expect(page.getByLabel('Experience')).toHaveValue(bio);
    await page.getByLabel('Link to the video').fill('https://videos.journeys.example/walk-with-sound');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await send(page);
    await expect(page.getByText('Your request is being reviewed')).toBeVisible();
  });

  await test.step('the admin sees that it was denied before, and grants it', async () => {
    await admin.goto('/review/creators');
    await expect(cardOf(admin, name).getByText('Denied once before')).toBeVisible();
    await cardOf(admin, name).getByRole('button', { name: 'Grant' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
    await expect(cardOf(admin, name)).toHaveCount(0);
    await admin.getByRole('tab', { name: /^Granted/ }).click();
    await expect(cardOf(admin, name).getByText(/^Granted by Demo Admin/)).toBeVisible();
  });

  await test.step('the open page becomes a creator’s: the bar, and a course', async () => {
    await comeBackTo(page);
    await expect(page.getByText('You are a verified creator', { exact: true })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Creator Studio' });
    await expect(bar.getByRole('link', { name: 'Verification' })).toBeVisible();
    await page.getByRole('button', { name: 'Creator Studio' }).click();
    await page.getByRole('menuitem', { name: 'Create A Course' }).click();
    await page.getByLabel('Title').fill('Walking while talking');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Walking while talking' })).toBeVisible();
    await bar.getByRole('link', { name: 'Verification' }).click();
    await expect(page).toHaveURL('/course/verify');
    await expect(page.getByText(/^Since .* you can create courses/)).toBeVisible();
  });
});

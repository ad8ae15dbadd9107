import { expect, test } from '../fixtures.ts';
import { unique } from './people.ts';
import { saved, toSection } from './studio.ts';

test('one field edited in two visible windows: both texts are offered, and the author chooses', async ({
  page,
  context,
  signIn,
}) => {
  const name = `Two windows ${unique()}`;
  await signIn('teacher');
  await page.goto('/course/create');
  await page.getByLabel('Title').fill(name);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const [here, there] = [page, other].map((window) => window.getByLabel('Short description'));
  await expect(there!).toBeVisible();

  await test.step('different fields are merged without a word', async () => {
    await other.getByLabel('Level').selectOption({ label: 'Beginner' });
    await saved(other);
    await page.getByLabel('Taught in').selectOption({ label: 'French' });
    await saved(page);
    await expect(page.getByLabel('Level')).toHaveValue('beginner');
  });

  await test.step('the same field is not written over', async () => {
    await there!.fill('Written in the other window.');
    await saved(other);
    await here!.fill('Written in this window.');
    await expect(page.getByRole('status').filter({ hasText: 'Not saved: Short description' })).toBeVisible();
    await expect(here!).toHaveValue('Written in this window.');
  });

  await test.step('what was typed survives a reload', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(here!).toHaveValue('Written in this window.');
  });

  await test.step('both texts stand side by side, and one is made of both', async () => {
    await page.getByRole('button', { name: 'Compare and choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed in two windows' });
    await expect(dialog).toContainText('Written in the other window.');
    await expect(dialog).toContainText('Written in this window.');
    await dialog.getByRole('radio', { name: 'A text made of both' }).check();
    await dialog.getByRole('textbox', { name: 'Your text made of both' }).fill('Written in both windows, at last.');
    await dialog.getByRole('button', { name: 'Save the choice' }).click();
    await saved(page);
    await expect(here!).toHaveValue('Written in both windows, at last.');
  });

  await test.step('the other window, where nothing is unsaved, shows it when it is looked at', async () => {
    await other.bringToFront();
    await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(there!).toHaveValue('Written in both windows, at last.');
  });
});

test('a lesson that another window writes is not removed unseen', async ({ page, context, signIn }) => {
  await signIn('teacher');
  await page.goto('/course/create');
  await page.getByLabel('Title').fill(`Two windows ${unique()}`);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await toSection(page, 'Curriculum');
  await page.getByLabel('Title of the first module').fill('Light');
  await page.getByRole('button', { name: 'Add module' }).click();
  await page.getByRole('button', { name: 'Add a lesson to Light' }).click();
  await page.getByLabel('Kind').selectOption({ label: 'Text' });
  await page.getByLabel('Title of the lesson').fill('Noon');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await expect(page.getByRole('link', { name: 'Noon' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Noon' }).click();
  await other.getByRole('textbox', { name: 'Text' }).fill('A long text about noon.');
  await saved(other);

  const remove = async () => {
    await page.getByRole('button', { name: 'Remove lesson Noon' }).click();
    await page.getByRole('button', { name: 'Remove the lesson' }).click();
  };
  await remove();
  await expect(page.getByText(/^Not removed: it has changed in another window/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Noon' })).toBeVisible();
  await remove();
  await expect(page.getByRole('link', { name: 'Noon' })).toBeHidden();

  await other.getByRole('textbox', { name: 'Text' }).fill('A longer text about noon.');
  await other.getByRole('button', { name: 'Compare and choose' }).click();
  await expect(other.getByRole('dialog')).toContainText('A longer text about noon.');
});

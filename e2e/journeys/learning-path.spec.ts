import { expect, test, type Page } from '../fixtures.ts';
import { drawBanner } from './paths.ts';
import { unique } from './people.ts';
import { saved } from './studio.ts';

const goOn = (page: Page, part: string) => page.getByRole('link', { name: `Next: ${part}` }).click();

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/learning-path/view');
  await page.getByRole('link', { name: 'Create a learning path' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Two courses of the catalogue, the second of them put first by the keyboard. */
async function chooseCourses(page: Page): Promise<void> {
  for (const count of ['1 course', '2 courses']) {
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page.getByText(count, { exact: false }).first()).toBeVisible();
  }
  const up = page.getByRole('button', { name: /^Move .+ up$/ }).last();
  const name = (await up.getAttribute('aria-label'))!.slice('Move '.length, -' up'.length);
  await up.press('Enter');
  await expect(page.getByText(`${name} is now number 1 of 2.`)).toBeAttached();
  await saved(page);
}

async function sayGoals(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an objective' }).click();
  for (const goal of ['Light a face in any room', 'Choose a lens for a portrait', 'Lead people before the lens']) {
    await page.keyboard.type(goal);
    await page.keyboard.press('Enter');
  }
  await saved(page);
}

/** From a picture that is too high: the part is chosen by the keyboard. */
async function cutBanner(page: Page): Promise<void> {
  const buffer = await drawBanner(page, { width: 1600, height: 1200 });
  await page.setInputFiles('input[type=file]', { name: 'faces.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' });
  await dialog.getByRole('application').press('ArrowDown');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await page.getByRole('textbox', { name: 'What the banner shows' }).fill('A plain green field');
  await saved(page);
  const picture = page.getByRole('img', { name: 'A plain green field' });
  await expect
    .poll(() => picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight))
    .toBe(4);
}

test('a partner builds a learning path, mends what a reviewer returned, and it stands in the catalogue', async ({
  page,
  browser,
  signIn,
  signInAs,
}) => {
  test.slow();
  const title = `Portraits from the start ${unique()}`;
  await signIn('partner');
  await begin(page, title);
  await page.getByRole('textbox', { name: 'Overview' }).fill('Faces are lit before they are taken.');
  await saved(page);
  await goOn(page, 'Courses');
  await chooseCourses(page);
  await goOn(page, 'Assignments');
  await goOn(page, 'Objectives');
  await sayGoals(page);
  await goOn(page, 'Price');
  await page.getByRole('radio', { name: 'Free' }).check();
  await saved(page);
  await goOn(page, 'Banner');
  await cutBanner(page);
  await goOn(page, 'Review & submit');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw from review' })).toBeVisible();

  const desk = await signInAs('admin', browser);
  await desk.goto('/review?status=paths');
  await desk.getByRole('link', { name: `Review ${title}` }).click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Say below the title who it is for.');
  await desk.getByRole('button', { name: 'Return to the partner' }).click();
  await expect(desk.getByText('There is nothing to decide')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Say below the title who it is for.')).toBeVisible();
  await page.getByRole('link', { name: /^Basics/ }).click();
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('For people who are new to portraits');
  await saved(page);
  await page.getByRole('link', { name: /^Review & submit/ }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw from review' })).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('For people who are new to portraits')).toBeVisible();
  await desk.getByRole('button', { name: 'Publish the learning path' }).click();
  await expect(desk.getByRole('button', { name: 'Remove from the catalogue' })).toBeVisible();
  await desk.close();

  await page.goto('/learning-path');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('For people who are new to portraits')).toBeVisible();
});

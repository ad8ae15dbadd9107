import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson } from './people.ts';
import { beginQuiz, saved } from './studio.ts';

const COURSE = 'light-in-photography';

/** A picture that no camera took: one colour. */
async function aPicture(page: Page, colour: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [240, 160];
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 240, 160);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(address.split(',')[1]!, 'base64');
}

async function givePicture(page: Page, place: number, { colour, alt }: { colour: string; alt: string }): Promise<void> {
  await page.getByRole('button', { name: `Add a picture to answer ${place} of question 1`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Picture of answer ${place} of question 1`, exact: true });
  const buffer = await aPicture(page, colour);
  await dialog
    .getByLabel('Picture', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: `${alt}.png`, mimeType: 'image/png', buffer });
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill(alt);
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: `Picture of answer ${place} of question 1: ${alt}`, exact: true }),
  ).toBeFocused();
}

test('a teacher gives answers pictures, and takes them along as QTI', async ({ page, signIn }) => {
  await signIn('teacher');
  await beginQuiz(page, 'Pictures to choose');
  await page.getByRole('button', { name: 'One right answer', exact: true }).click();
  const prompts = page.getByLabel('Question', { exact: true });
  await prompts.fill('Which one is warm?');

  await givePicture(page, 1, { colour: '#d46a2a', alt: 'Orange' });
  await givePicture(page, 2, { colour: '#2a5fd4', alt: 'Blue' });
  await page.getByRole('radio', { name: 'Answer 1 of question 1 is right', exact: true }).check();
  await saved(page);
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Picture of answer 2 of question 1: Blue', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Write the answer.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Export questions' }).click();
  await page.getByRole('radio', { name: /^GIFT/ }).check();
  await expect(page.getByText('GIFT knows no pictures.', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^QTI/ }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1 question' }).click();
  const file = await downloading;
  await page.getByRole('button', { name: 'Import questions' }).click();
  await page.getByLabel('File of questions').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await file.path()),
  });
  await expect(page.getByText('Which one is warm? (One right answer, 2 pictures)')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(prompts).toHaveCount(2);
  const copy = page.getByRole('button', { name: 'Picture of answer 1 of question 2: Orange', exact: true });
  await expect(copy.locator('img')).toHaveJSProperty('naturalWidth', 240);
});

test('a learner chooses a picture by keys, on a phone, and sees it again with the result', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await makeAccount(aPerson('Paula'));
  await keepToken(token);
  const api = apiAs(token);
  const { course, modules } = await api.getPlayer({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  const quiz = modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz')!;
  await page.goto(`/course/${COURSE}?lesson=${quiz.id}`);
  await page.getByRole('button', { name: 'Start the quiz' }).press('Enter');

  const question = page.getByRole('group', { name: /^Question \d/ }).filter({ hasText: 'come from the side?' });
  const side = question.getByRole('radio', { name: /^A ball, bright on its left/ });
  await side.press('Space');
  await expect(side).toBeChecked();
  const [first, second] = await Promise.all([0, 1].map((at) => question.getByRole('img').nth(at).boundingBox()));
  expect(first!.x).toBe(second!.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  await page.getByRole('button', { name: 'Continue the quiz' }).press('Enter');
  await expect(side).toBeChecked();
  const handIn = page.getByRole('button', { name: 'Hand in' });
  await handIn.press('Enter');
  await expect(page.getByText(/without an answer/)).toBeVisible();
  await handIn.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Not passed yet' })).toBeVisible();
  const answer = page.getByRole('listitem').filter({ hasText: 'come from the side?' });
  await expect(answer.getByText(/^Your answer: A ball, bright on its left/)).toBeVisible();
  await expect(answer.locator('img')).toHaveJSProperty('naturalWidth', 480);
});

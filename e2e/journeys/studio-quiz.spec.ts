import { expect, test } from '../fixtures.ts';
import { beginQuiz, saved, toSection } from './studio.ts';

test('an unfinished question holds back nothing but the review, and survives a reload', async ({ page, signIn }) => {
  await signIn('teacher');
  await beginQuiz(page, 'Half a quiz');

  const prompts = page.getByLabel('Question', { exact: true });
  await page.getByRole('button', { name: 'One right answer' }).click();
  await prompts.fill('Where does the shadow point at noon?');
  await page.getByLabel('Answer 1 of question 1', { exact: true }).fill('North');
  await page.getByRole('button', { name: 'True or false' }).click();
  await expect(prompts).toHaveCount(2);
  await prompts.last().fill('The sun moves.');
  await saved(page);

  await page.reload();
  await expect(prompts.first()).toHaveValue('Where does the shadow point at noon?');
  await expect(page.getByLabel('Answer 1 of question 1', { exact: true })).toHaveValue('North');
  await expect(prompts.last()).toHaveValue('The sun moves.');

  await toSection(page, 'Review & submit');
  await expect(page.getByText('Question 1 of “Quiz 1” has an empty answer.')).toBeVisible();
  // The quiz editor is not loaded yet when the link is followed.
  await page.reload();
  await page.getByRole('link', { name: 'Every question is finished' }).click();
  await expect(prompts.first()).toBeFocused();
});

import { expect, type Page } from '../fixtures.ts';
import { unique } from './people.ts';

export const toSection = async (page: Page, section: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Parts of the course' }).getByRole('link', { name: section }).click();
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
};

/** Everything typed so far is kept by the server. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^\s*Saved\s*$/ })).toBeVisible();

/** A new draft of a teacher's, with an empty quiz open in the builder. */
export async function beginQuiz(page: Page, title: string): Promise<void> {
  await page.goto('/course/create');
  await page.getByLabel('Title').fill(`${title} ${unique()}`);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await toSection(page, 'Curriculum');
  await page.getByLabel('Title of the first module').fill('Light');
  await page.getByRole('button', { name: 'Add module' }).click();
  await page.getByRole('button', { name: 'Add a lesson to Light' }).click();
  await page.getByLabel('Kind').selectOption({ label: 'Quiz' });
  await page.getByLabel('Title of the lesson').fill('Quiz 1');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('link', { name: 'Quiz 1' }).click();
}

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file in an upload field and waits until the server has checked it. */
export async function upload(page: Page, field: string, file: GivenFile): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: /^Choose/ }).click();
  await (await chooser).setFiles(file);
  await expect(group.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(group).toContainText(file.name);
  await saved(page);
}

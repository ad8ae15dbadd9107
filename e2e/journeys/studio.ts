import { expect, type Page } from '../fixtures.ts';

export const toSection = async (page: Page, section: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Parts of the course' }).getByRole('link', { name: section }).click();
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
};

/** Everything typed so far is kept by the server. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^\s*Saved\s*$/ })).toBeVisible();

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

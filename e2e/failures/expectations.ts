import { expect, type Page } from 'playwright/test';

/** The frame stands, whatever became of the screen in it. */
export async function expectUsableFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Stoa' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByPlaceholder('Search For A Course...')).toBeEditable();
}

interface Named {
  /** The screen in plain words. */
  screen: string;
  stage: string;
  type: 'timeout' | 'missing' | 'error';
  /** Name of the chunk or the file. */
  file?: string;
}

/** The fallback inside the frame says what is missing, and how it failed. */
export async function expectFailureNamed(page: Page, { screen, stage, type, file }: Named): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(screen);
  const details = main.getByText(/^Details:/);
  await expect(details).toContainText(stage);
  await expect(details).toContainText(type);
  if (file) await expect(details).toContainText(file);
  await expect(main.getByRole('link', { name: /front page/ })).toHaveAttribute('href', '/');
}

export const retry = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Try again' }).click();

import { expect, test, type Page } from '../fixtures.ts';

const line = (page: Page) => page.getByText('Offline. What you do is kept.');

test('a page without a line says so, and opens by itself what was lost when the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  // Over the footer, which is of the same ink, it is told by its edge.
  await expect(line(page)).toHaveCSS('border-top-style', 'solid');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByText(/^The connection is down/)).toBeVisible();
  await expect(page.getByText('The rest of the site works')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('Back online.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByText('Back online.')).toHaveCount(0);
});

test('a form that cannot be sent without a line says so at once and keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password');
});

test('what a screen could not read is read when the line is back', async ({ page, context }) => {
  await page.goto('/marketplace/results');
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Typography Basics', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/offline|connection is down/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Typography Basics' })).toBeVisible();
});

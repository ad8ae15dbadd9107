import { expect, test } from '../fixtures.ts';

test('an admin features a course, guests see it first in the marketplace, and it is taken back', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/dashboard/courses');
  await page.getByRole('searchbox', { name: 'Name, address or creator' }).fill('proofreading');
  const row = page.getByRole('row', { name: /Proofreading with Method/ });
  await expect(page.getByRole('status').filter({ hasText: '1 course' })).toBeVisible();

  await test.step('it is chosen, and stands in the order', async () => {
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Feature', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Stop featuring Proofreading with Method' })).toBeVisible();
    await expect(row.getByText('Featured, place 1')).toBeVisible();
  });

  await test.step('a guest finds it under its own heading', async () => {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto('/marketplace');
    const featured = guest.getByRole('region', { name: 'Featured' });
    await expect(featured.getByRole('link', { name: /Proofreading with Method/ }).first()).toBeVisible();
    await guest.context().close();
  });

  await test.step('undone, nothing is featured', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^You have chosen none/)).toBeVisible();
    await expect(row.getByText(/^Featured/)).toHaveCount(0);
  });
});

import { expect, test } from '../fixtures.ts';

test('a person’s menu holds a long email address, and its entries stand off its edge', async ({ page, signIn }) => {
  await signIn('super-admin');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const menu = page.getByRole('menu');
  const entry = menu.getByRole('menuitem', { name: 'Home' });
  await expect(entry).toBeVisible();
  expect(await menu.evaluate((element) => element.scrollWidth <= element.clientWidth), 'nothing runs over').toBe(true);
  // What opens over the page is styled by a chunk that comes after the stylesheet of plain buttons, and has to win.
  await expect(entry).not.toHaveCSS('padding-left', '0px');
});

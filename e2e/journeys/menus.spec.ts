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

test('a menu never lets the words below it show through, also while it opens and closes', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/home');
  const button = page.getByRole('button', { name: /^Profile menu/ });
  await expect(button).toBeVisible();
  const drawn = await page.evaluateHandle(() => {
    const opacities: string[] = [];
    const look = () => {
      for (const menu of document.querySelectorAll('[role="menu"]')) opacities.push(getComputedStyle(menu).opacity);
      requestAnimationFrame(look);
    };
    look();
    return opacities;
  });
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const seen = await drawn.jsonValue();
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen)).toEqual(new Set(['1']));
});

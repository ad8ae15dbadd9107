import { expect, test } from '../fixtures.ts';

test('the workbench fits a phone, and moves the clock of the sandbox', async ({ page, apiAs }) => {
  const { card_fields_url: form } = await apiAs().getPaymentSettings();
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(new URL(form!).origin);
  const clock = page.locator('time');
  await expect(clock).not.toBeEmpty();
  const before = await clock.innerText();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: '8 seconds on' }).click();
  await expect(clock).not.toHaveText(before);
});

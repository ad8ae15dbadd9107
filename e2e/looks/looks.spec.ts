import type { Locator } from 'playwright/test';
import { expect, test, type Page } from '../fixtures.ts';
import { designSystem, frameParts, keyScreens, type KeyScreen } from './key-screens.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

for (const screen of keyScreens) {
  test(`${screen.name} looks as it did, on a phone and on a wide screen`, async ({ page, signIn }) => {
    if (screen.viewer) await signIn(screen.viewer);
    await page.setViewportSize(phone);
    await expectLook(page, screen, 'phone');
    await page.setViewportSize(wide);
    await expectLook(page, screen, 'wide');
  });
}

for (const part of frameParts) {
  test(`the frame’s ${part.name} looks as it did`, async ({ page, signIn }) => {
    if (part.viewer) await signIn(part.viewer);
    await page.setViewportSize(wide);
    await expectLook(page, part, 'wide');
  });
}

test('tokens and shared components look as they did', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, designSystem, 'light');
  await page.locator('html').evaluate(drawCodeInText);
  await expect(page).toHaveScreenshot(`${designSystem.name}.png`, { fullPage: true, mask: changing(page) });
});

async function expectLook(page: Page, screen: KeyScreen, width: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await open(page, screen, scheme);
    await expect.soft(page).toHaveScreenshot(`${screen.name}-${width}-${scheme}.png`, {
      fullPage: screen.isWhole ?? false,
      mask: changing(page),
    });
  }
}

async function open(page: Page, { path, heading, act }: KeyScreen, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // Year and version are as wide as they happen to be, and what stands beside them moves.
  await page.getByText(/^© \d{4}/).evaluate((line) => (line.textContent = '©'));
  await act?.(page);
}

/** Code is drawn in a font of the machine, whose lines grow by a pixel on another one, or while a picture is taken. */
function drawCodeInText(page: HTMLElement): void {
  page.style.setProperty('--stoa-font-mono', 'var(--mantine-font-family)', 'important');
  page.style.setProperty('--mantine-font-family-monospace', 'var(--mantine-font-family)', 'important');
  for (const code of page.querySelectorAll<HTMLElement>('code, kbd, pre, samp')) code.style.fontFamily = 'inherit';
}

/** What is another at another time: how many notifications are unread, days before the demo's load. */
const changing = (page: Page): Locator[] => [
  page.getByText('Last updated').locator('..'),
  page.getByRole('banner').getByRole('link', { name: /notification/i }),
];

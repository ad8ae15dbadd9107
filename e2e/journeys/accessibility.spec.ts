import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '../fixtures.ts';
import { findPlaces, openScreen, screensOf, viewers } from './main-screens.ts';

for (const viewer of viewers) {
  test(`${viewer}: no screen keeps people with assistive technology out, in light or in dark`, async ({
    page,
    signIn,
    apiAs,
  }) => {
    // Two dozen screens, each looked at twice.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (viewer !== 'guest') await signIn(viewer);
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
    const places = await findPlaces(apiAs(token), viewer);
    for (const screen of screensOf(viewer)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await openScreen(page, screen, places);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        expect.soft(await findBarriers(page), `${screen.name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** What axe calls serious or critical: rule, and where. */
async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
}

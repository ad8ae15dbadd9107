import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';
import { findPlaces, openScreen, screensOf, viewers } from './main-screens.ts';

for (const viewer of viewers) {
  test(`${viewer}: no screen keeps people with assistive technology out, in light or in dark`, async ({
    page,
    signIn,
    apiOf,
  }) => {
    // Two dozen screens, each looked at twice.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (viewer !== 'guest') await signIn(viewer);
    const places = await findPlaces(await apiOf(viewer), viewer);
    for (const screen of screensOf(viewer)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await openScreen(page, screen, places);
      const look = new AxeBuilder({ page }).setLegacyMode();
      expect.soft(await findBarriers(look), `${screen.name}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      // Nothing but colours differs.
      expect
        .soft(await findBarriers(look.withRules(['color-contrast', 'link-in-text-block'])), `${screen.name}, dark`)
        .toEqual([]);
    }
  });
}

/** What axe calls serious or critical: rule, and where. */
async function findBarriers(look: AxeBuilder): Promise<string[]> {
  const { violations } = await look.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
}

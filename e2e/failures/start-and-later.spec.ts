import { expect, test, type Page } from '../fixtures.ts';
import { expectFailureNamed, expectUsableFrame, retry } from './expectations.ts';
import { addProbe, PROBE_PATH } from './probe.ts';
import { hearReports } from './reports.ts';
import { breakFile, faults, untilGivenUp } from './sabotage.ts';

const screen = 'The probe';
const stands = (page: Page) => expect(page.getByRole('heading', { name: 'The probe stands' })).toBeVisible();
const healed = (page: Page) => page.evaluate(() => Object.assign(window, { isHealed: true }));

test('mount: a throw at the first render is named inside the frame, and a retry heals it', async ({ page }) => {
  await addProbe(page, { mount: `if (!window.isHealed) throw new Error('no start'); draw();` });
  await page.goto(PROBE_PATH);
  await expectFailureNamed(page, { screen, stage: 'mount', type: 'error' });
  await expectUsableFrame(page);
  await healed(page);
  await retry(page);
  await stands(page);
});

test('mount: one that never ends is a timeout, and a retry heals it', async ({ page }) => {
  await addProbe(page, { mount: `if (!window.isHealed) await new Promise(() => undefined); draw();` });
  await page.clock.install();
  await page.goto(PROBE_PATH);
  await expectUsableFrame(page);
  await untilGivenUp(page);
  await expectFailureNamed(page, { screen, stage: 'mount', type: 'timeout' });
  await healed(page);
  await retry(page);
  await stands(page);
});

test('later: a crash of a standing screen is named inside the frame, told to the operators, and healed', async ({
  page,
}) => {
  await addProbe(page, { mount: 'draw();' });
  const told = await hearReports(page);
  await page.goto(PROBE_PATH);
  await page.getByRole('button', { name: 'Break' }).click();
  await expectFailureNamed(page, { screen, stage: 'runtime', type: 'error' });
  await expectUsableFrame(page);
  await expect.poll(() => told.of('runtime-error')).toMatchObject([{ remote: 'mf-probe', version: '1.0.0' }]);
  await retry(page);
  await stands(page);
});

test('shared: a remote that does not fit the lent libraries is named, and the rest goes on', async ({ page }) => {
  await addProbe(page, {
    mount: 'draw();',
    get: `if (!window.isHealed) throw new Error("Can not get 'react/jsx-runtime'");`,
  });
  await page.goto(PROBE_PATH);
  await expectFailureNamed(page, { screen, stage: 'shared', type: 'missing' });
  await expectUsableFrame(page);
  await healed(page);
  await retry(page);
  await stands(page);
});

for (const fault of faults) {
  test(`shared: ${fault} of a library that the shell lends is named, and a retry heals it`, async ({ page }) => {
    const get = `
      const versions = Object.values(scope['@stoa/shared/overlays']);
      const lent = versions[0];
      if (!lent.lib) lent.lib = await (lent.loading ??= lent.get());`;
    await addProbe(page, { mount: 'draw();', get });
    const heal = await breakFile(page, /^\/shell\/[^/]+\/(?!shell\.)[^/]+\.js$/, fault);
    await page.clock.install();
    // A request that hangs may keep the page from ever having loaded.
    await page.goto(PROBE_PATH, { waitUntil: 'domcontentloaded' });
    await expectUsableFrame(page);
    await untilGivenUp(page);
    await expectFailureNamed(page, { screen, stage: 'shared', type: fault === 'hang' ? 'timeout' : 'missing' });
    heal();
    await retry(page);
    await stands(page);
  });
}

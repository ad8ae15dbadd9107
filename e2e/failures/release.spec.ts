import { expect, test, type Page } from '../fixtures.ts';
import { expectFailureNamed, expectUsableFrame, retry } from './expectations.ts';
import { breakFile, changeRelease, faults, passTime } from './sabotage.ts';

const URL = '/marketplace/results';
const RELEASE = '/platform/v1/channels/production/release';
const stands = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();

test('manifest: a page without its release says so inside the frame, and a retry fetches it', async ({ page }) => {
  await changeRelease(page, () => '');
  await page.goto(URL);
  await expectFailureNamed(page, { screen: 'This page', stage: 'manifest', type: 'missing' });
  await expectUsableFrame(page);
  await retry(page);
  await stands(page);
});

for (const fault of faults) {
  test(`manifest: corrupt in the page, then ${fault} at the retry, heals at the next`, async ({ page }) => {
    await changeRelease(page, (json) => json.slice(0, -40));
    const heal = await breakFile(page, RELEASE, fault);
    await page.clock.install();
    await page.goto(URL);
    await expectFailureNamed(page, { screen: 'This page', stage: 'manifest', type: 'missing' });
    await retry(page);
    await passTime(page, 25);
    await expectFailureNamed(page, {
      screen: 'This page',
      stage: 'manifest',
      type: fault === 'hang' ? 'timeout' : 'missing',
      file: RELEASE,
    });
    await expectUsableFrame(page);
    heal();
    await retry(page);
    await stands(page);
  });
}

test('descriptor: a broken record costs its own remote, is named, and a retry reads it anew', async ({ page }) => {
  await changeRelease(page, (json) => json.replace(/"global":"mf_catalog[^"]*",?/, ''));
  await page.goto(URL);
  await expectFailureNamed(page, { screen: 'This page', stage: 'descriptor', type: 'missing', file: 'mf-catalog' });
  await expectUsableFrame(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await retry(page);
  await stands(page);
});

import { EVENTS_PATH } from '@stoa/shared/contract/platform-paths.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { addProbe, aProbe, PROBE_PATH } from './probe.ts';
import { readRelease } from './sabotage.ts';

const RELEASE = '/platform/v1/channels/production/release';

/** From now on, another version of the probe is live, and the page is told. */
async function release(page: Page, version: string, heading: string): Promise<void> {
  const { remote, source } = aProbe({ version, heading, mount: 'draw();' });
  const live = await readRelease(page);
  await page.route(
    ({ pathname }) => pathname === remote.entry,
    (route) => route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.route(RELEASE, (route) =>
    route.fulfill({ json: { ...live, revision: live.revision + 1, remotes: [...live.remotes, remote] } }),
  );
  const data = JSON.stringify({ channel: 'production', revision: live.revision + 1 });
  await page.route(
    ({ pathname }) => pathname === EVENTS_PATH,
    (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `retry: 600000\nevent: release\ndata: ${data}\n\n` }),
  );
}

test('an open tab takes a new version at its next way into the remote, without a reload', async ({ page }) => {
  await addProbe(page, { mount: 'draw();' });
  await release(page, '1.1.0', 'The new probe stands');
  await page.clock.install();
  const news = page.waitForResponse((response) => response.url().endsWith(RELEASE));
  await page.goto(PROBE_PATH);
  await expect(page.getByRole('heading', { name: 'The probe stands' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.clock.runFor(4_000);
  await news;
  await expect(page.getByRole('heading', { name: 'The probe stands' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The new probe stands' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

import { END_OVERRIDES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { expect, test } from '../fixtures.ts';
import { aProbe, PROBE_PATH, serveProbe } from './probe.ts';
import { hearReports } from './reports.ts';
import { changeRelease, requireRemote } from './sabotage.ts';

test('a page tells once which versions stood, how soon, and which release set it is', async ({ page }) => {
  const told = await hearReports(page);
  const { version } = await requireRemote(page, 'mf-catalog');
  await page.goto('/marketplace/results');
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect
    .poll(() => told.of('opened'))
    .toMatchObject([{ remote: 'mf-catalog', version, mount_ms: expect.any(Number) }, { remote: 'shell' }]);
  expect(told.batches[0]).toMatchObject({
    visitor: expect.stringMatching(/.+/),
    release_set: expect.stringMatching(/.+/),
  });
});

test('a page that is in the sample tells its web vitals, with the remote that was on screen', async ({ page }) => {
  const told = await hearReports(page);
  await changeRelease(
    page,
    (release) => release,
    (visit) => ({ ...visit, sample: 1 }),
  );
  await page.goto('/marketplace/results');
  await expect
    .poll(() => told.of('measure').map(({ name, remote }) => `${name} ${remote}`))
    .toEqual(expect.arrayContaining(['TTFB mf-catalog', 'FCP mf-catalog']));
});

test('every call to the API says which release set it comes from', async ({ page }) => {
  const call = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/'));
  await page.goto('/marketplace/results');
  expect((await call).headers()['x-release-set']).toMatch(/.+/);
});

test('a page holds leases on the versions whose code it has, and lets go of them at its end', async ({ page }) => {
  const told = await hearReports(page);
  const { version } = await requireRemote(page, 'mf-catalog');
  await page.goto('/marketplace/results');
  await expect.poll(() => told.leases.at(-1)?.versions).toContain(`mf-catalog@${version}`);
  expect(told.leases[0]?.versions[0]).toMatch(/^shell@/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })));
  await expect.poll(() => told.leases.at(-1)?.closing).toBe(true);
});

test('an override is shown on every page, and one click ends it', async ({ page }) => {
  const probe = aProbe({ version: '2.0.0', heading: 'The preview stands', mount: 'draw();' });
  await serveProbe(page, probe);
  const override = {
    name: 'mf-probe',
    origin: null,
    person: 'Ada',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    remote: probe.remote,
  };
  await changeRelease(
    page,
    (release) => release,
    (visit) => ({ ...visit, overrides: [override] }),
  );
  await page.goto(PROBE_PATH);
  await expect(page.getByRole('heading', { name: 'The preview stands' })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText('You are seeing mf-probe in version 2.0.0');
  const ended = page.waitForRequest((request) => new URL(request.url()).pathname === END_OVERRIDES_PATH);
  await page.route(
    ({ pathname }) => pathname === END_OVERRIDES_PATH,
    (route) => route.fulfill({ status: 204 }),
  );
  await banner.getByRole('button', { name: 'Stop' }).click();
  expect((await ended).method()).toBe('POST');
  await page.waitForEvent('load');
});

import { fallbackPath } from '@stoa/shared/platform-contract/paths.ts';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { expectUsableFrame } from './expectations.ts';
import { aProbe, serveProbe } from './probe.ts';
import { hearReports } from './reports.ts';
import { breakFile, changeRelease, readRelease, requireRemote } from './sabotage.ts';
import { payloadOf, signText } from './signing.ts';

const RESULTS = '/marketplace/results';
const goodStands = (page: Page) =>
  expect(page.getByRole('heading', { name: 'The last good one stands' })).toBeVisible();

/** What was live before the catalogue of today: a probe under its name, with its routes. */
async function lastGoodCatalogue(page: Page): Promise<ReleasedRemote> {
  const catalogue = await requireRemote(page, 'mf-catalog');
  const probe = aProbe({ version: '0.9.0', heading: 'The last good one stands', mount: 'draw();' });
  await serveProbe(page, probe);
  const { revision, channel } = await readRelease(page);
  const before = {
    ...probe.remote,
    name: 'mf-catalog',
    routes: catalogue.routes.map((route) => ({ ...route, preload: [] })),
  };
  await page.route(
    ({ pathname }) => pathname === fallbackPath('production'),
    (route) => route.fulfill({ json: signText(payloadOf({ channel, revision, remotes: [before] })) }),
  );
  // Makes the page trust the key that has signed the fallback.
  await changeRelease(page, (release) => release);
  return catalogue;
}

const files = {
  entry: ({ entry }: ReleasedRemote) => entry,
  chunk: ({ preload }: ReleasedRemote) => preload['remote']!.js[0]!,
  stylesheet: ({ preload }: ReleasedRemote) => preload['remote']!.css[0]!,
};

for (const [stage, fileOf] of Object.entries(files)) {
  test(`an altered ${stage}: the version is refused, and the last good one stands in its place`, async ({ page }) => {
    const told = await hearReports(page);
    const catalogue = await lastGoodCatalogue(page);
    await breakFile(page, fileOf(catalogue), 'corrupt bytes');
    await page.goto(RESULTS);
    await goodStands(page);
    await expectUsableFrame(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await expect
      .poll(() => told.of('load-error'))
      .toMatchObject([
        { remote: 'mf-catalog', version: catalogue.version, stage, failure: 'integrity', file: fileOf(catalogue) },
      ]);
  });
}

test('a file that the gateway refuses as corrupt counts as altered', async ({ page }) => {
  const { entry } = await lastGoodCatalogue(page);
  await page.route(
    ({ pathname }) => pathname === entry,
    (route) => route.fulfill({ status: 410, contentType: 'text/plain', body: 'This file is not what was published.' }),
  );
  await page.goto(RESULTS);
  await goodStands(page);
});

test('an altered chunk of a later screen: the last good version stands in its place, in the same page', async ({
  page,
}) => {
  const told = await hearReports(page);
  const catalogue = await lastGoodCatalogue(page);
  const chunk = catalogue.preload['marketplace']!.js.at(-1)!;
  await breakFile(page, chunk, 'corrupt bytes');
  await page.goto(RESULTS);
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/marketplace';
    window.history.pushState(null, '', link.href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await goodStands(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => told.of('load-error')).toMatchObject([{ stage: 'chunk', failure: 'integrity' }]);
});

test('a fallback that nobody signed is not used', async ({ page }) => {
  const { entry } = await requireRemote(page, 'mf-catalog');
  const probe = aProbe({ version: '0.9.0', heading: 'The last good one stands', mount: 'draw();' });
  await page.route(
    ({ pathname }) => pathname === fallbackPath('production'),
    (route) =>
      route.fulfill({
        json: signText(
          payloadOf({ channel: 'production', revision: 10 ** 6, remotes: [{ ...probe.remote, name: 'mf-catalog' }] }),
        ),
      }),
  );
  await breakFile(page, entry, 'corrupt bytes');
  await page.goto(RESULTS);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('not available');
});

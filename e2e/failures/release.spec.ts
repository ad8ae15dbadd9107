import { EVENTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { expectFailureNamed, expectUsableFrame, retry } from './expectations.ts';
import { breakFile, changePage, changeRelease, faults, forgeRelease, passTime, RELEASE } from './sabotage.ts';
import { aKey, signedBy } from './signing.ts';

const URL = '/marketplace/results';
const stands = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
const unverified = (page: Page) => expect(page.getByText(/This page’s release could not be verified/)).toBeVisible();

// An open page also heals by itself when it is told of a release; here it is the person who asks.
test.beforeEach(({ page }) =>
  page.route(
    ({ pathname }) => pathname === EVENTS_PATH,
    (route) => route.abort(),
  ),
);

test('manifest: a page without its release says so inside the frame, and a retry fetches it', async ({ page }) => {
  await forgeRelease(page, () => '');
  await page.goto(URL);
  await expectFailureNamed(page, { screen: 'This page', stage: 'manifest', type: 'missing' });
  await expectUsableFrame(page);
  await retry(page);
  await stands(page);
});

for (const fault of faults) {
  test(`manifest: corrupt in the page, then ${fault} at the retry, heals at the next`, async ({ page }) => {
    await forgeRelease(page, (payload) => payload.slice(0, -40));
    const heal = await breakFile(page, RELEASE, fault);
    await page.clock.install();
    await page.goto(URL);
    await expectFailureNamed(page, { screen: 'This page', stage: 'manifest', type: 'missing' });
    await unverified(page);
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

test('manifest: one letter that nobody signed starts nothing of the release', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new globalThis.URL(request.url()).pathname));
  await forgeRelease(page, (payload) => payload.replaceAll('/mf-catalog/', '/mf-forgery/'));
  await page.goto(URL);
  await unverified(page);
  await expectUsableFrame(page);
  expect(asked.filter((path) => path.includes('mf-forgery'))).toEqual([]);
  await retry(page);
  await stands(page);
});

test('manifest: a signature by a key that the page does not trust is none', async ({ page }) => {
  await changePage(page, (parts) => ({ ...parts, visit: signedBy(parts.visit, parts.payload, aKey()) }));
  await page.goto(URL);
  await unverified(page);
  await retry(page);
  await stands(page);
});

test('manifest: a release that nobody signed is refused, also when it is fetched', async ({ page }) => {
  const unsigned = { key_id: '', signature: '' };
  await changePage(page, (parts) => ({ ...parts, visit: { ...parts.visit, ...unsigned } }));
  let isForged = true;
  await page.route(
    ({ pathname }) => pathname === RELEASE,
    async (route) => {
      if (!isForged) return route.continue();
      const reply = (await (await route.fetch()).json()) as { visit: object };
      await route.fulfill({ json: { ...reply, visit: { ...reply.visit, ...unsigned } } });
    },
  );
  await page.goto(URL);
  await unverified(page);
  await retry(page);
  await expectFailureNamed(page, { screen: 'This page', stage: 'manifest', type: 'missing', file: RELEASE });
  await unverified(page);
  isForged = false;
  await retry(page);
  await stands(page);
});

for (const lacking of ['WebCrypto', 'Ed25519'] as const) {
  test(`manifest: a browser without ${lacking} checks the signature with code of the shell's own`, async ({ page }) => {
    await page.addInitScript((what) => {
      if (what === 'WebCrypto') Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
      else SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('Unknown.', 'NotSupportedError'));
    }, lacking);
    await page.goto(URL);
    await stands(page);
    await forgeRelease(page, (payload) => payload.replace('"revision":', '"revision": '));
    await page.reload();
    await unverified(page);
  });
}

test('descriptor: a broken record costs its own remote, is named, and a retry reads it anew', async ({ page }) => {
  await changeRelease(page, (release) => ({
    ...release,
    remotes: release.remotes.map((remote) =>
      remote.name === 'mf-catalog' ? { ...remote, global: null as never } : remote,
    ),
  }));
  await page.goto(URL);
  await expectFailureNamed(page, { screen: 'This page', stage: 'descriptor', type: 'missing', file: 'mf-catalog' });
  await expectUsableFrame(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await retry(page);
  await stands(page);
});

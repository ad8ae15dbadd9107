import { expect, test, type Page } from '../fixtures.ts';
import { announce } from './announce.ts';
import { addProbe, aProbe, PROBE_PATH, serveProbe } from './probe.ts';

const FORM = `draw(); domElement.append(Object.assign(document.createElement('input'), { ariaLabel: 'Words' }));`;
const oldStands = (page: Page) => expect(page.getByRole('heading', { name: 'The probe stands' })).toBeVisible();
const newStands = (page: Page) => expect(page.getByRole('heading', { name: 'The sound probe stands' })).toBeVisible();

/** The probe in the page is to be revoked as soon as it listens. */
async function revokedProbe(page: Page) {
  await addProbe(page, { mount: FORM });
  const next = aProbe({ version: '1.0.1', heading: 'The sound probe stands', mount: 'draw();' });
  await serveProbe(page, next);
  const news = await announce(page, (live) => ({
    ...live,
    remotes: [...live.remotes, next.remote],
    revoked: ['mf-probe@1.0.0'],
  }));
  // It shall not come before the person has typed.
  let isOpen = false;
  await page.route(
    ({ pathname }) => pathname === '/platform/v1/events',
    (route) => (isOpen ? route.fallback() : route.abort()),
  );
  return { ...news, tell: () => (isOpen = true) };
}

test('a revoked version gives way on the screen, at once and with a word', async ({ page }) => {
  const news = await revokedProbe(page);
  news.tell();
  await page.goto(PROBE_PATH);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await newStands(page);
  await expect(page.getByText(/A fault was found in “The probe”/)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('what was typed is not lost: the change waits for the person', async ({ page }) => {
  const news = await revokedProbe(page);
  await page.goto(PROBE_PATH);
  await page.getByRole('textbox', { name: 'Words' }).fill('half a sentence');
  news.tell();
  await news.heard();
  const offer = page.getByRole('button', { name: 'Switch now' });
  await expect(offer).toBeVisible();
  await oldStands(page);
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sentence');
  await offer.click();
  await newStands(page);
});

test('it comes by itself when nothing would be lost any more', async ({ page }) => {
  const news = await revokedProbe(page);
  await page.goto(PROBE_PATH);
  await page.getByRole('textbox', { name: 'Words' }).fill('half a sentence');
  news.tell();
  await expect(page.getByRole('button', { name: 'Switch now' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Words' }).fill('');
  await newStands(page);
});

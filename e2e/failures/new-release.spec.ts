import { expect, test } from '../fixtures.ts';
import { announce } from './announce.ts';
import { addProbe, aProbe, PROBE_PATH, serveProbe } from './probe.ts';

test('an open tab takes a new version at its next way into the remote, without a reload', async ({ page }) => {
  const next = aProbe({ version: '1.1.0', heading: 'The new probe stands', mount: 'draw();' });
  await addProbe(page, { mount: 'draw();' });
  await serveProbe(page, next);
  const news = await announce(page, (live) => ({ ...live, remotes: [...live.remotes, next.remote] }));
  await page.goto(PROBE_PATH);
  await expect(page.getByRole('heading', { name: 'The probe stands' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await news.heard();
  await expect(page.getByRole('heading', { name: 'The probe stands' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The new probe stands' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a developer’s update is drawn anew from the container, without a reload', async ({ page }) => {
  await addProbe(page, {
    get: 'window.asked = (window.asked ?? 0) + 1; const round = window.asked;',
    mount: `draw(); domElement.querySelector('button').textContent = 'Round ' + round;`,
  });
  await page.goto(PROBE_PATH);
  await expect(page.getByRole('button', { name: 'Round 1' })).toBeVisible();
  const tell = (name: string) =>
    page.evaluate((of) => window.dispatchEvent(new CustomEvent('stoa:remote-updated', { detail: { name: of } })), name);
  await tell('mf-catalog');
  await tell('mf-probe');
  await expect(page.getByRole('button', { name: 'Round 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The probe stands' })).toHaveCount(1);
});

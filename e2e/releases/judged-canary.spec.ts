import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { simulateTraffic } from '@stoa/workshop/testing/traffic.ts';
import { expect, test } from '../fixtures.ts';
import { CATALOGUE, COURSES, expectHeading, newWords, OLD_WORDS } from './catalogue.ts';
import { openSite, type Site } from './site.ts';
import { listenToWebhook, type WebhookListener } from './webhook-listener.ts';

let site: Site;
let webhook: WebhookListener;
test.beforeAll(async ({}, { project }) => {
  webhook = await listenToWebhook();
  const env = { STOA_WEBHOOK_URL: webhook.url };
  site = await openSite({ product: project.use.baseURL!, gateways: 1, env });
});
test.afterAll(async () => {
  await site.close();
  webhook.close();
});

test('a canary that fails for one visitor in five is taken back by the platform, which says why', async ({
  page,
  signIn,
}, testInfo) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('canary', id, '--weight', '50', '--why', 'looks good');
  const canary = async () =>
    (await site.ask('getChannel', { params: { channel: 'production' } })).live[CATALOGUE]!.canary;

  await test.step('visitors come, and it is gone', async () => {
    const over = new AbortController();
    const began = performance.now();
    const traffic = simulateTraffic({
      url: site.url + COURSES,
      visitors: 20 * 60,
      perSecond: 20,
      failingVersion: id,
      failEvery: 5,
      signal: over.signal,
    });
    await expect.poll(canary, { timeout: 300_000, intervals: [250] }).toBeNull();
    const seconds = (performance.now() - began) / 1000;
    over.abort();
    const seen = await traffic;
    expect(seen.refused).toBe(0);
    const words = `${seconds.toFixed(1)} s after the first of ${seen.visitors} visitors; ${seen.failed[id]} of ${seen.versions[id]} had failures`;
    await testInfo.attach('rolled back by itself', { body: words, contentType: 'text/plain' });
  });
  const figures = new RegExp(`^Worse than the stable version: ${id} failed for \\d+ of \\d+ visitors \\([\\d.]+ %\\)`);

  await test.step('the history tells who and why, with the figures', async () => {
    const { changes } = await site.stoa<{ changes: ChannelChange[] }>('history');
    expect(changes[0]).toMatchObject({
      kind: 'rollback',
      by: 'stoa',
      automatic: true,
      why: expect.stringMatching(figures),
      canaries: [{ name: CATALOGUE, version, from_weight: 50, to_weight: 0 }],
    });
  });
  await test.step('the operators were told, and new pages have the stable version', async () => {
    await expect.poll(() => webhook.events.filter(({ kind }) => kind === 'canary-rolled-back')).toHaveLength(1);
    const [told] = webhook.events.filter(({ kind }) => kind === 'canary-rolled-back');
    expect(told).toMatchObject({ name: CATALOGUE, from: version, verdict: { verdict: 'worse' } });
    const { remotes } = await site.stoa<ChannelStatus>('status');
    expect(remotes.find(({ name }) => name === CATALOGUE)?.live?.canary).toBeNull();
    await page.goto(site.url + COURSES);
    await expectHeading(page, OLD_WORDS);
  });
  await test.step('the release console shows it', async () => {
    await signIn('super-admin');
    await page.goto(`${site.url}/dashboard/releases/${CATALOGUE}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/catalog/i);
    await expect(page.getByText(/Worse than the stable version/).first()).toBeVisible();
    await expect(page.getByText(version).first()).toBeVisible();
  });
});

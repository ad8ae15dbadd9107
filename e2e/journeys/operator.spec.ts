import type { ChannelChange, ChannelDocument } from '@stoa/shared/contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/contract/health.ts';
import { expect, test } from './operations.ts';

const NEXT = '1.0.1';
const OLD_WORDS = 'All courses';
const NEW_WORDS = 'Every course we have';

test('an operator puts a new version of one remote live and takes it back, and nothing else moves', async ({
  browser,
  operations: { url, stoa, buildCatalogue },
}) => {
  test.setTimeout(120_000);
  const readStatus = async () => (await stoa<ChannelStatus>('status')).document;
  const before = await readStatus();
  const others = ({ live }: ChannelDocument) => Object.entries(live).filter(([name]) => name !== 'mf-catalog');
  const context = await browser.newContext({ baseURL: url });
  const open = async () => {
    const page = await context.newPage();
    await page.goto('/marketplace/results');
    return page;
  };

  const tab = await open();
  await expect(tab.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
  await tab.evaluate(() => Object.assign(window, { openedBefore: true }));

  await test.step('a second version is built, published and put live', async () => {
    const built = await buildCatalogue(NEXT, (source) => source.replaceAll(OLD_WORDS, NEW_WORDS));
    await stoa('publish', built);
    await expect(stoa('promote', 'mf-catalog@9.9.9', '--yes')).rejects.toThrow(/unknown_version/);
    expect((await readStatus()).live).toEqual(before.live);
    await stoa('promote', `mf-catalog@${NEXT}`, '--why', 'a better heading', '--yes');
    const after = await readStatus();
    expect(after.live['mf-catalog']?.version).toBe(NEXT);
    expect(others(after)).toEqual(others(before));
  });

  await test.step('new page views have it at once', async () => {
    const page = await open();
    await expect(page.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    await page.close();
  });

  const goAway = async () => {
    await tab
      .getByRole('contentinfo')
      .getByRole('link', { name: /^About/ })
      .first()
      .click();
    await expect(tab).toHaveURL('/about');
  };
  const comeBack = async () => {
    await tab.getByRole('combobox', { name: 'Search for a course' }).press('Enter');
    await expect(tab).toHaveURL('/marketplace/results');
  };
  const expectNoReload = async () =>
    expect(await tab.evaluate(() => 'openedBefore' in window), 'the tab was not loaded anew').toBe(true);

  await test.step('an open tab keeps its screen, and takes the new version at its next navigation without a reload', async () => {
    await expect(tab.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
    await expect(async () => {
      await goAway();
      await comeBack();
      await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 20_000 });
    await expectNoReload();
  });

  await test.step('rolled back, everyone has the earlier version again, the open tab too', async () => {
    await stoa('rollback', 'mf-catalog', '--why', 'the heading was better before', '--yes');
    const page = await open();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
    await page.close();
    await expect(async () => {
      await goAway();
      await comeBack();
      await expect(tab.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 20_000 });
    await expectNoReload();
  });

  await test.step('status and history tell what happened', async () => {
    const after = await readStatus();
    expect(others(after)).toEqual(others(before));
    const { version, digest } = before.live['mf-catalog']!;
    expect(after.live['mf-catalog']).toMatchObject({ version, digest });
    expect(after.revision).toBe(before.revision + 2);
    const earlier = before.live['mf-catalog']!.version;
    const { changes } = await stoa<{ changes: ChannelChange[] }>('history');
    expect(changes.slice(0, 2)).toMatchObject([
      {
        kind: 'rollback',
        why: 'the heading was better before',
        moves: [{ name: 'mf-catalog', from: NEXT, to: earlier }],
      },
      { kind: 'promote', why: 'a better heading', moves: [{ name: 'mf-catalog', from: earlier, to: NEXT }] },
    ]);
  });
});

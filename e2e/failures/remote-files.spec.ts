import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { expectFailureNamed, expectUsableFrame, retry } from './expectations.ts';
import { breakFile, faults, passTime, replaceBytes, requireRemote, untilGivenUp } from './sabotage.ts';

const URL = '/marketplace/results';
const screen = 'Courses';
const stands = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();

const stages = {
  entry: (remote: ReleasedRemote) => ({ url: remote.entry, name: 'remoteEntry' }),
  chunk: ({ preload }: ReleasedRemote) => ({ url: preload['remote']!.js[0]!, name: '__federation_expose_remote' }),
  stylesheet: ({ preload }: ReleasedRemote) => ({
    url: preload['remote']!.css[0]!,
    name: '__federation_expose_remote',
  }),
};

for (const [stage, fileOf] of Object.entries(stages)) {
  for (const fault of faults) {
    test(`${stage}: ${fault} is named inside the frame, and a retry heals it`, async ({ page }) => {
      const { url, name } = fileOf(await requireRemote(page, 'mf-catalog'));
      const heal = await breakFile(page, url, fault);
      await page.clock.install();
      // A request that hangs may keep the page from ever having loaded.
      await page.goto(URL, { waitUntil: 'domcontentloaded' });
      await expectUsableFrame(page);
      await untilGivenUp(page);
      await expectFailureNamed(page, { screen, stage, type: fault === 'hang' ? 'timeout' : 'missing', file: name });
      await expectUsableFrame(page);
      heal();
      await retry(page);
      await stands(page);
    });
  }

  test(`${stage}: a hung request heals by itself under another address`, async ({ page }) => {
    const { url } = fileOf(await requireRemote(page, 'mf-catalog'));
    await page.route(
      ({ pathname, search }) => pathname === url && search === '',
      () => undefined,
    );
    await page.clock.install();
    // A request that hangs may keep the page from ever having loaded.
    await page.goto(URL, { waitUntil: 'domcontentloaded' });
    await expectUsableFrame(page);
    await page.clock.runFor(4_000);
    await expect(page.getByText(/Still loading/)).toBeVisible();
    await passTime(page, 20);
    await stands(page);
  });

  test(`${stage}: a failure that passes is healed without a word`, async ({ page }) => {
    const { url } = fileOf(await requireRemote(page, 'mf-catalog'));
    const heal = await breakFile(page, url, '500');
    // As soon as it has failed once: the page's time runs on, and on a slow machine it would have given up by then.
    const healed = page.waitForResponse((reply) => reply.url().endsWith(url)).then(heal);
    await page.clock.install();
    await page.goto(URL);
    await healed;
    await expectUsableFrame(page);
    await passTime(page, 10);
    await stands(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
}

for (const stage of ['entry', 'chunk'] as const) {
  test(`${stage}: throwing at its evaluation is named inside the frame, and a retry heals it`, async ({ page }) => {
    const { url, name } = stages[stage](await requireRemote(page, 'mf-catalog'));
    await replaceBytes(page, url, (text) => `if (!window.isHealed) throw new Error('at evaluation');\n${text}`);
    await page.goto(URL);
    await expectFailureNamed(page, { screen, stage, type: 'missing', file: name });
    await expectUsableFrame(page);
    await page.evaluate(() => Object.assign(window, { isHealed: true }));
    await retry(page);
    await stands(page);
  });
}

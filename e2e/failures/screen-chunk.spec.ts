import { expect, test, type Page } from '../fixtures.ts';
import { expectFailureNamed, expectUsableFrame, retry } from './expectations.ts';
import { breakFile, faults, replaceBytes, requireRemote, untilGivenUp } from './sabotage.ts';

/** A screen whose code is a chunk of its own inside the remote, loaded by the remote itself. */
const URL = '/marketplace';
const GROUP = 'marketplace';
const screen = 'Marketplace';
const stands = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toContainText('not available');

const filesOf = async (page: Page) => {
  const { preload } = await requireRemote(page, 'mf-catalog');
  return { chunk: preload[GROUP]!.js.at(-1)!, stylesheet: preload[GROUP]!.css.at(-1)! };
};

for (const stage of ['chunk', 'stylesheet'] as const) {
  for (const fault of faults) {
    test(`a screen's own ${stage}: ${fault} is named inside the frame, and a retry heals it`, async ({ page }) => {
      const heal = await breakFile(page, (await filesOf(page))[stage], fault);
      await page.clock.install();
      await page.goto(URL, { waitUntil: 'domcontentloaded' });
      await expectUsableFrame(page);
      await untilGivenUp(page);
      await expectFailureNamed(page, { screen, stage, type: fault === 'hang' ? 'timeout' : 'missing', file: GROUP });
      await expectUsableFrame(page);
      heal();
      await retry(page);
      await stands(page);
    });
  }
}

test("a screen's own chunk: throwing at its evaluation is named inside the frame, and a retry heals it", async ({
  page,
}) => {
  const { chunk } = await filesOf(page);
  const { entry } = await requireRemote(page, 'mf-catalog');
  const throwing = (text: string) => `if (!window.isHealed) throw new Error('at evaluation');\n${text}`;
  await replaceBytes(page, chunk, throwing, entry);
  await page.clock.install();
  await page.goto(URL);
  await expectUsableFrame(page);
  await untilGivenUp(page);
  await expectFailureNamed(page, { screen, stage: 'chunk', type: 'missing', file: GROUP });
  await expectUsableFrame(page);
  await page.evaluate(() => Object.assign(window, { isHealed: true }));
  await retry(page);
  await stands(page);
});

test('another remote goes on working while one has failed', async ({ page }) => {
  const { entry } = await requireRemote(page, 'mf-catalog');
  await breakFile(page, entry, '404');
  await page.clock.install();
  await page.goto('/marketplace/results');
  await expectUsableFrame(page);
  await untilGivenUp(page);
  await expectFailureNamed(page, { screen: 'Courses', stage: 'entry', type: 'missing' });
  await page.getByRole('banner').getByRole('link', { name: 'Stoa' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toContainText('not available');
});

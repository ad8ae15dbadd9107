import { join } from 'node:path';
import { buildTestRemotes } from '../remotes/build-remotes.ts';
import { expectUsableFrame } from '../failures/expectations.ts';
import { COURSES, expectHeading, expectSamePage, goToCourses, mark, OLD_WORDS } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

// What is not React is mounted as everything else is, before people have it.
test.use({ gatewayEnv: { STOA_PROOF: 'on' } });

test('remotes in another framework, and in another React, are published and shown beside the site', async ({
  site,
  page,
}) => {
  const folders = await buildTestRemotes(join(site.folder, 'greetings'));
  const places = Object.values(folders);
  await site.stoa('publish', ...places, '--promote', '--why', 'to try them', '--yes');
  const { live } = await site.ask('getChannel', { params: { channel: 'production' } });
  expect(Object.keys(live)).toEqual(expect.arrayContaining(Object.keys(folders)));

  for (const [path, drawnBy] of [
    ['/try/vue', /Drawn by Vue 3\./],
    ['/try/react-minor', /Drawn by React 19\.2\./],
  ] as const) {
    await test.step(`${path}: in, about, out and in again`, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(drawnBy)).toBeVisible();
      await expect(main.getByText('You are here as a guest.')).toBeVisible();
      await mark(page);
      await main.getByLabel('Your name').fill('Ada');
      await expect(main.getByText('Welcome to the stoa, Ada.')).toBeVisible();
      await main.getByRole('link', { name: 'See all courses' }).click();
      await expect(page).toHaveURL(COURSES);
      await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
      await page.goBack();
      await expect(main.getByText(drawnBy)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Stoa' })).toBeVisible();
      await expectSamePage(page);
    });
  }
  await test.step('a crash in one leaves the frame and the rest of the site', async () => {
    const version = site.nextVersion();
    await site.publish('mf-greeting-vue', version, {
      edit: (text) => text.replace(/\w+\("welcome",/, '(()=>{throw new Error("no welcome")})('),
    });
    await site.stoa('promote', `mf-greeting-vue@${version}`, '--yes');
    await page.goto('/try/vue');
    await page.getByLabel('Your name').fill('Ada');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('A screen in Vue');
    await expect(page.getByRole('main').getByText(/^Details:/)).toContainText('runtime');
    await expectUsableFrame(page);
    await goToCourses(page);
    await expectHeading(page, OLD_WORDS);
  });
});

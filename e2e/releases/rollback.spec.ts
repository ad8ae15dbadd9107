import {
  CATALOGUE,
  COURSES,
  expectHeading,
  expectSamePage,
  goToAbout,
  goToCourses,
  mark,
  NEW_WORDS,
  newWords,
  OLD_WORDS,
  untilHeard,
} from './catalogue.ts';
import { expect, test } from './fixtures.ts';

test('an operator takes a version back: new pages of every gateway are without it at once, open tabs follow quietly', async ({
  site,
  browser,
}, testInfo) => {
  const version = site.nextVersion();
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('promote', `${CATALOGUE}@${version}`, '--why', 'a better heading', '--yes');
  const context = await browser.newContext();
  const open = async (gateway: string, path: string) => {
    const page = await context.newPage();
    await page.goto(gateway + path);
    return page;
  };
  const [here, there] = site.urls as [string, string];
  await expect.poll(() => versionIn(there)).toBe(version);
  const onScreen = await open(here, COURSES);
  await expectHeading(onScreen, NEW_WORDS);
  await mark(onScreen);
  const elsewhere = await open(there, COURSES);
  await expectHeading(elsewhere, NEW_WORDS);
  await mark(elsewhere);
  await goToAbout(elsewhere);

  await test.step('the command, and the first page of the other gateway', async () => {
    const heard = Promise.all([onScreen, elsewhere].map(untilHeard));
    const began = performance.now();
    await site.stoa('rollback', CATALOGUE, '--from', version, '--why', 'the heading was better before', '--yes');
    const done = performance.now();
    await expect.poll(() => versionIn(there), { intervals: [20] }).not.toBe(version);
    const seen = performance.now();
    await heard;
    const told = performance.now();
    const figures = [
      `${Math.round(done - began)} ms for the command`,
      `${Math.round(seen - done)} ms from its end to the first page of the other gateway without the version`,
      `${Math.round(told - done)} ms from its end until both open tabs knew`,
    ];
    await testInfo.attach('rollback', { body: figures.join('\n'), contentType: 'text/plain' });
  });

  await test.step('new page views have the earlier version', async () => {
    for (const gateway of site.urls) {
      const page = await open(gateway, COURSES);
      await expectHeading(page, OLD_WORDS);
      await page.close();
    }
  });
  await test.step('the tab that stood elsewhere takes it at its next way into the remote', async () => {
    await goToCourses(elsewhere);
    await expectHeading(elsewhere, OLD_WORDS);
    await expectSamePage(elsewhere);
  });
  await test.step('the tab that has it on screen keeps it until it navigates', async () => {
    await expectHeading(onScreen, NEW_WORDS);
    await expect(onScreen.getByText(/A fault was found/)).toBeHidden();
    await goToAbout(onScreen);
    await goToCourses(onScreen);
    await expectHeading(onScreen, OLD_WORDS);
    await expectSamePage(onScreen);
  });
  await context.close();
});

const versionIn = async (gateway: string) =>
  /\/remotes\/mf-catalog\/([^/]+)\//.exec(await (await fetch(gateway + COURSES)).text())?.[1];

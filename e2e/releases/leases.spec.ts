import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { CATALOGUE, COURSES, expectHeading, NEW_WORDS, newWords } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

test('an old version stays for as long as a tab has it open: its later screens still come, and nobody can retire it', async ({
  site,
  browser,
}) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('promote', id, '--yes');
  const context = await browser.newContext({ baseURL: site.url });
  const tab = await context.newPage();
  const chunks: string[] = [];
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok()) chunks.push(pathname);
  });
  await tab.goto(COURSES);
  await expectHeading(tab, NEW_WORDS);
  await site.stoa('rollback', CATALOGUE, '--from', version, '--why', 'the words were better before', '--yes');
  const refusal = async (): Promise<Refusal | undefined> =>
    site.stoa('retire', id, '--yes').then(
      () => undefined,
      ({ stderr }: { stderr: string }) => (JSON.parse(stderr) as { refusals: Refusal[] }).refusals[0],
    );

  await test.step('retiring is refused, and says who holds it', async () => {
    await expect.poll(refusal).toMatchObject({
      code: 'still_needed',
      name: CATALOGUE,
      message: expect.stringContaining('1 page (open-pages)'),
    });
    const { holders } = await site.ask('getVersion', { params: { name: CATALOGUE, version } });
    expect(holders).toContainEqual(expect.objectContaining({ kind: 'open-pages', detail: '1 page' }));
  });
  await test.step('a screen of it that the tab had not loaded yet still comes', async () => {
    const later = `/remotes/${CATALOGUE}/${version}/course-info.`;
    expect(chunks.filter((path) => path.startsWith(later))).toEqual([]);
    await tab.getByRole('main').locator('a[href^="/course-info/"]').first().click();
    await expect(tab).toHaveURL(/\/course-info\//);
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(chunks.filter((path) => path.startsWith(later))).toHaveLength(1);
  });
  await test.step('closed, the tab gives it back, and it can go', async () => {
    await tab.close();
    await expect.poll(refusal, { timeout: 300_000, intervals: [1_000] }).toBeUndefined();
    await expect(site.ask('getVersion', { params: { name: CATALOGUE, version } })).rejects.toThrow(/unknown_version/);
    await expect(site.stoa('promote', id, '--yes')).rejects.toThrow(/"code": "(retired|unknown_version)"/);
  });
  await context.close();
});

import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { breakFile } from '../failures/sabotage.ts';
import { hearReports } from '../failures/reports.ts';
import { COURSES, expectHeading, expectSamePage, goToAbout, mark, OLD_WORDS } from './catalogue.ts';
import { expect, PRODUCTION, test, type Page } from './fixtures.ts';

const shellOf = (page: Page) =>
  page.evaluate(
    () => /\/shell\/([^/]+)\//.exec(document.querySelector('script[src*="/shell/"]')?.outerHTML ?? '')?.[1],
  );
const offer = (page: Page) => page.getByRole('button', { name: 'Refresh' });

test('the shell is released and taken back like a remote: tabs keep theirs, and are offered to refresh', async ({
  site,
  browser,
}) => {
  const next = site.nextVersion();
  await site.publish('shell', next);
  const context = await browser.newContext({ baseURL: site.url });
  const tab = await context.newPage();
  await tab.goto('/');
  const first = await shellOf(tab);
  await mark(tab);

  await test.step('an open tab keeps its shell, works on, and is offered the newer one quietly', async () => {
    const { document } = await site.stoa<ChannelReply>('promote', `shell@${next}`, '--why', 'a faster start', '--yes');
    expect(document.live['shell']?.version).toBe(next);
    await expect(tab.getByText('Stoa has been updated since you opened this page.')).toBeVisible();
    await goToAbout(tab);
    await expectSamePage(tab);
    expect(await shellOf(tab)).toBe(first);
  });
  await test.step('who agrees has it; and so have new pages', async () => {
    await offer(tab).click();
    await expect.poll(() => shellOf(tab)).toBe(next);
    await expect(offer(tab)).toBeHidden();
    await mark(tab);
  });
  await test.step('taken back, it is the same the other way round', async () => {
    await site.stoa('rollback', 'shell', '--from', next, '--why', 'it starts slower', '--yes');
    await expect(tab.getByText('Stoa has been updated since you opened this page.')).toBeVisible();
    await expectSamePage(tab);
    const page = await context.newPage();
    await page.goto('/about');
    expect(await shellOf(page)).toBe(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await context.close();
});

for (const kind of ['scripts', 'styles'] as const) {
  test(`a shell whose ${kind} come altered is refused: the page has the one before, and tells`, async ({
    site,
    page,
  }) => {
    const { live } = await site.ask('getChannel', { params: PRODUCTION });
    const version = site.nextVersion();
    await site.publish('shell', version);
    await site.stoa('promote', `shell@${version}`, '--yes');
    const { record } = await site.ask('getVersion', { params: { name: 'shell', version } });
    const file = (record.descriptor as ShellDescriptor)[kind][0]!;
    await breakFile(page, `/shell/${version}/${file}`, 'corrupt bytes');
    const told = await hearReports(page);
    await page.goto(COURSES);
    await expectHeading(page, OLD_WORDS);
    expect(await shellOf(page)).toBe(live['shell']!.version);
    await expect.poll(() => told.of('load-error')).toMatchObject([{ remote: 'shell', version }]);
  });
}

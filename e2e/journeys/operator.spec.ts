import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import {
  COURSES,
  expectHeading,
  expectSamePage,
  goToAbout,
  goToCourses,
  mark,
  NEW_WORDS,
  OLD_WORDS,
  untilHeard,
} from '../releases/catalogue.ts';
import { expect, test } from '../releases/operations.ts';

const NEXT = '1.0.1';

test('an operator puts a new version of one remote live and takes it back, and nothing else moves', async ({
  browser,
  operations: { url, stoa, buildCatalogue },
}) => {
  const readStatus = async () => (await stoa<ChannelStatus>('status')).document;
  const before = await readStatus();
  const others = ({ live }: ChannelDocument) => Object.entries(live).filter(([name]) => name !== 'mf-catalog');
  const context = await browser.newContext({ baseURL: url });
  const open = async () => {
    const page = await context.newPage();
    await page.goto(COURSES);
    return page;
  };

  const tab = await open();
  await expectHeading(tab, OLD_WORDS);
  await mark(tab);
  const openAnew = async (words: string) => {
    const page = await open();
    await expectHeading(page, words);
    await page.close();
  };
  /** Away from the remote and into it again, in the same page. */
  const navigate = async () => {
    await goToAbout(tab);
    await goToCourses(tab);
  };
  let heard: Promise<unknown>;

  await test.step('a second version is built, published and put live', async () => {
    const built = await buildCatalogue(NEXT, (source) =>
      source.replaceAll("'results.title': places.allCourses", `'results.title': '${NEW_WORDS}'`),
    );
    await stoa('publish', built);
    await expect(stoa('promote', 'mf-catalog@9.9.9', '--yes')).rejects.toThrow(/unknown_version/);
    expect((await readStatus()).live).toEqual(before.live);
    heard = untilHeard(tab);
    await stoa('promote', `mf-catalog@${NEXT}`, '--why', 'a better heading', '--yes');
    const after = await readStatus();
    expect(after.live['mf-catalog']?.version).toBe(NEXT);
    expect(others(after)).toEqual(others(before));
  });

  await test.step('new page views have it at once', () => openAnew(NEW_WORDS));

  await test.step('an open tab keeps its screen, and takes the new version at its next navigation without a reload', async () => {
    await heard;
    await expectHeading(tab, OLD_WORDS);
    await navigate();
    await expectHeading(tab, NEW_WORDS);
    await expectSamePage(tab);
  });

  await test.step('rolled back, everyone has the earlier version again, the open tab too', async () => {
    heard = untilHeard(tab);
    await stoa('rollback', 'mf-catalog', '--from', NEXT, '--why', 'the heading was better before', '--yes');
    await openAnew(OLD_WORDS);
    await heard;
    await navigate();
    await expectHeading(tab, OLD_WORDS);
    await expectSamePage(tab);
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

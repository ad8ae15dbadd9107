import { simulateTraffic } from '@stoa/workshop/testing/traffic.ts';
import type { ShipEvent } from '@stoa/workshop/testing/ship-event.ts';
import { CATALOGUE, COURSES, expectHeading, NEW_WORDS, newWords, OLD_WORDS } from './catalogue.ts';
import { expect, PRODUCTION, test } from './fixtures.ts';

test('a version on its way is shipped to everyone once enough visitors of its canary were served well', async ({
  site,
  page,
}) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  // Where somebody else has brought it: the smaller shares need thousands of visitors.
  await site.stoa('canary', id, '--weight', '25', '--why', 'the first quarter');
  const over = new AbortController();
  const traffic = simulateTraffic({
    url: site.url + COURSES,
    visitors: 20 * 600,
    perSecond: 20,
    failingVersion: id,
    failEvery: Infinity,
    signal: over.signal,
  });
  const told = await site
    .stoaLines<ShipEvent>('ship', id, '--yes', '--why', 'visitors are served well')
    .finally(() => over.abort());
  expect((await traffic).refused).toBe(0);
  expect(told.map(({ kind }) => kind).filter((kind) => kind !== 'waits')).toEqual(['promoted', 'done', 'ended']);
  expect(told.find(({ kind }) => kind === 'promoted')?.words).toMatch(/^everyone by now\. No worse so far/);

  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  expect(live[CATALOGUE]).toMatchObject({ version, canary: null });
  await page.goto(COURSES);
  await expectHeading(page, NEW_WORDS);
  await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeHidden();
});

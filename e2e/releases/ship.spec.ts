import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { simulateTraffic } from '@stoa/workshop/testing/traffic.ts';
import type { ShipEvent } from '@stoa/workshop/testing/ship-event.ts';
import { CATALOGUE, COURSES, expectHeading, NEW_WORDS, newWords, OLD_WORDS } from './catalogue.ts';
import { expect, PRODUCTION, test } from './fixtures.ts';
import { node, root } from './gateway-process.ts';
import type { Site } from './site.ts';

const PER_SECOND = 20;

/** A version at a quarter of the visitors, where somebody else has brought it: smaller shares need thousands of them. */
async function bringToAQuarter(site: Site): Promise<{ version: string; id: string }> {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('canary', id, '--weight', '25', '--why', 'the first quarter');
  return { version, id };
}

/** What happens while visitors come; to one in `failEvery` who has the version it fails. */
async function withVisitors<T>(site: Site, id: string, failEvery: number, during: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const traffic = simulateTraffic({
    url: site.url + COURSES,
    visitors: PER_SECOND * 600,
    perSecond: PER_SECOND,
    failingVersion: id,
    failEvery,
    signal: over.signal,
  });
  const done = await during().finally(() => over.abort());
  expect((await traffic).refused).toBe(0);
  return done;
}

const kindsOf = (told: readonly ShipEvent[]): string[] =>
  told.map(({ kind }) => kind as string).filter((kind) => kind !== 'waits');

test('a version on its way is shipped to everyone once enough visitors of its canary were served well', async ({
  site,
  page,
}) => {
  const { version, id } = await bringToAQuarter(site);
  const told = await withVisitors(site, id, Infinity, () =>
    site.stoaLines<ShipEvent>('ship', id, '--yes', '--why', 'visitors are served well'),
  );
  expect(kindsOf(told)).toEqual(['promoted', 'done', 'ended']);
  expect(told.find(({ kind }) => kind === 'promoted')?.words).toMatch(/^everyone by now\. No worse so far/);

  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  expect(live[CATALOGUE]).toMatchObject({ version, canary: null });
  await page.goto(COURSES);
  await expectHeading(page, NEW_WORDS);
  await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeHidden();
});

test('a version that fails for its visitors is not shipped: it stops on doubt, with the figures', async ({ site }) => {
  const { id } = await bringToAQuarter(site);
  const before = (await site.ask('getChannel', { params: PRODUCTION })).live[CATALOGUE]!.version;
  const { code, stdout } = await withVisitors(site, id, 3, () => refusedOf(site.stoaLines('ship', id, '--yes')));
  expect(code).toBe(2);
  const told = linesOf(stdout);
  expect(kindsOf(told)).toEqual(['stopped', 'ended']);
  expect(told.at(-1)?.words).toMatch(/was taken back by stoa: Worse than the stable version: .* of \d+ visitors \(\d/);

  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  expect(live[CATALOGUE]).toMatchObject({ version: before, canary: null });
});

test('in quiet hours a ship takes no step, and says until when', async ({ site }) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  const [from, until] = [hourFromNow(-1), hourFromNow(2)];
  const words = ['ship', id, '--yes', '--quiet', `${from}-${until}`, '--time-zone', 'UTC', '--url', site.url, '--json'];
  const env = { ...process.env, STOA_DATA_DIR: site.dataDir };
  // It would go on until the morning.
  const shipping = spawn(node, [join(root, 'platform/toolchain/bin/stoa.mjs'), ...words], { env });
  const ended = once(shipping, 'exit');
  const [line] = (await once(createInterface(shipping.stdout), 'line')) as [string];
  shipping.kill('SIGINT');
  await ended;
  expect(JSON.parse(line)).toMatchObject({
    kind: 'waits',
    weight: null,
    words: `Quiet: the step to 1 % waits until ${until} (UTC).`,
  });
  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  expect(live[CATALOGUE]?.canary).toBeNull();
});

/** `22:40` */
const hourFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);

interface Refused {
  code: number;
  stdout: string;
}

const refusedOf = (running: Promise<unknown>): Promise<Refused> =>
  running.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: Refused) => error,
  );

const linesOf = (stdout: string): ShipEvent[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ShipEvent);
